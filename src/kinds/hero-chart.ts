import type { Chart } from '../illustration/series-layout.ts';
import { chartOf } from './project/subject.ts';
import type { Site } from './site.ts';

/** The figures in the picture of the home page: those of the case study that its note tells of. */
export function heroChart({ caseStudies, pages }: Site): Chart | undefined {
  const study = caseStudies.find(({ id }) => id === pages.home.tip.caseStudy);
  return study && chartOf(study);
}
