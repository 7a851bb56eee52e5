import { drawn } from '../data/case-study.ts';
import type { Chart } from '../illustration/series-layout.ts';
import { chartOf } from './project/subject.ts';
import type { Site } from './site.ts';

/** More would be too small to recognise. */
const most = 44;

/** Results per drawn thing; the last is a fallback for any number. */
const steps = [1, 2, 4, 10, 20, 40, 100, 1000] as const;

/**
 * The figures of the home page's case study as a chart, with things large enough to be recognised.
 * The key says how many results one of them is, and when they came.
 */
export function heroChart({ caseStudies, pages }: Pick<Site, 'caseStudies' | 'pages'>) {
  const study = caseStudies.find(({ path }) => path === pages.home.tip.project);
  if (!study) return undefined;
  const { image } = study;
  const results = drawn(image);
  const each = steps.find((one) => results <= most * one && one % image.each === 0);
  const chart = chartOf({ image: { ...image, each: each ?? image.each } });
  const key = image.before
    ? 'Pink: the year before'
    : `1 ${chart.thing.replace(/s$/, '')} = ${chart.key}, ${chart.names[0]}–${chart.names.at(-1)}`;
  return { ...chart, key } satisfies Chart;
}
