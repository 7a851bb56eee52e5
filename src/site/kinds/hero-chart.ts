import { drawn } from '../data/case-study.ts';
import type { Chart } from '../illustration/series-layout.ts';
import { chartOf } from './project/subject.ts';
import type { Site } from './site.ts';

/** More things than this are too small to be recognised at a glance. */
const most = 40;

/** How many results one thing may stand for; the last is for any number. */
const steps = [1, 2, 4, 10, 20, 40, 100, 1000] as const;

/**
 * The figures in the picture of the home page: those of the case study that its note tells of, in
 * things that are large enough to be recognised. The key says what one of them stands for.
 */
export function heroChart({ caseStudies, pages }: Pick<Site, 'caseStudies' | 'pages'>) {
  const study = caseStudies.find(({ id }) => id === pages.home.tip.caseStudy);
  if (!study) return undefined;
  const { image } = study;
  const results = drawn(image);
  const each = steps.find((one) => results <= most * one && one % image.each === 0);
  const chart = chartOf({ image: { ...image, each: each ?? image.each } });
  return { ...chart, key: `1 ${chart.thing.replace(/s$/, '')} = ${chart.key}` } satisfies Chart;
}
