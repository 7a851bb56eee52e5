import { counted } from '../../../engine/kernel/text.ts';
import type { CaseStudy } from '../../data/case-study.ts';
import type { Data } from '../../data/data-files.ts';
import { studyAt } from '../../data/project-link.ts';
import { houseBrand } from '../../illustration/inks.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import type { Beam, SubjectFacts } from '../subject.ts';

/** A project is named after its client, and shows the figures of its case study. */
export function projectSubject(
  { path, beam }: { path: string; beam?: readonly string[] | undefined },
  data: Data,
): SubjectFacts | undefined {
  const study = studyAt(path, data.caseStudies);
  if (!study) return undefined;
  const lit = beam && { beam: { subjects: beam, ...clientInks(study.client, data.clients) } };
  return { kind: study.client, chart: chartOf(study), ...lit };
}

/** A client's colours and typeface, or else the agency's. */
export function clientInks(name: string, clients: Data['clients']): Pick<Beam, 'brand' | 'face'> {
  const client = clients.find((one) => one.name === name);
  return { brand: client?.brand ?? houseBrand, face: client?.logo.face ?? 'public-sans' };
}

/** The case study's figures as a chart, with its key. */
export function chartOf({ image }: Pick<CaseStudy, 'image'>): Chart {
  return { ...image, key: counted(image.each, image.one) };
}
