import type { CaseStudy } from '../../data/case-study.ts';
import type { Data } from '../../data/data-files.ts';
import { projectLink } from '../../data/project-link.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import { counted } from '../../kernel/text.ts';
import type { SubjectFacts } from '../subject.ts';

/** A project is known by its client, and shows the figures of the case study that leads to it. */
export function projectSubject(
  { path }: { path: string },
  { caseStudies }: Data,
): SubjectFacts | undefined {
  const study = caseStudies.find((one) => projectLink(one) === path);
  return study && { kind: study.client, chart: chartOf(study) };
}

/** Its figures as a picture counts them, with the key: what one of the things stands for. */
export function chartOf({ image, cost }: Pick<CaseStudy, 'image' | 'cost'>): Chart {
  return { ...image, key: counted(image.each, cost.result) };
}
