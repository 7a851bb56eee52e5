import type { z } from 'zod';
import { counted } from '../../../engine/kernel/text.ts';
import type { CaseStudy } from '../../data/case-study.ts';
import type { Data } from '../../data/data-files.ts';
import { type Brand, houseBrand } from '../../illustration/inks.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import type { Beam, SubjectFacts } from '../subject.ts';
import type { project } from './schema.ts';

/** A project is named after its client, and shows its figures. */
export function projectSubject(
  { caseStudy, beam }: Pick<z.infer<typeof project>, 'caseStudy' | 'beam'>,
  data: Data,
): SubjectFacts {
  const { client } = caseStudy;
  const inks = clientInks(client, data.clients);
  const lit = beam && { beam: { subjects: beam, ...inks } };
  return { kind: client, chart: chartOf(caseStudy, inks.brand), ...lit };
}

/** A client's colours and typeface, or else the agency's. */
export function clientInks(name: string, clients: Data['clients']): Pick<Beam, 'brand' | 'face'> {
  const client = clients.find((one) => one.name === name);
  return { brand: client?.brand ?? houseBrand, face: client?.logo.face ?? 'public-sans' };
}

/** The case study's figures as a chart, with its key, in the client's colours. */
export function chartOf({ image }: Pick<CaseStudy, 'image'>, brand?: Brand): Chart {
  const counting = (each: number) => ({ each, key: counted(each, image.one) });
  const isCrowded = image.series.length > 8 || Math.max(...image.series) > 30 * image.each;
  const narrow = isCrowded && { narrow: counting(image.each * 2) };
  return { ...image, ...counting(image.each), ...narrow, ...(brand && { brand }) };
}
