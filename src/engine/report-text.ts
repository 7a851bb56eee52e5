import type { BuildReport } from './build-options.ts';
import { formatProblem } from './kernel/problem.ts';
import { britishDate, printable } from './kernel/text.ts';

/**
 * The summary printed after a build: counts, the heaviest page, timings, what is held back and
 * warnings.
 */
export function reportText(report: BuildReport, folder: string): string {
  const { pages, heaviest, times, warnings, written, unchanged, deleted } = report;
  const { noindex, held, hasSamples } = report;
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const stages = [...times].map(([stage, time]) => `${stage} ${Math.round(time)}`).join(', ');
  const samples = 'Sample content is still in place: content/README.md lists what to replace.';
  return [
    `${pages} pages in ${folder}/ in ${(total / 1000).toFixed(2)} s.`,
    `Files: ${written} written, ${unchanged} unchanged, ${deleted} deleted.`,
    ...(heaviest ? [`Heaviest page: ${heaviest.path}, ${heaviest.bytes} bytes with brotli.`] : []),
    `Milliseconds: ${stages}.`,
    ...(noindex ? [`Search engines are asked not to list this copy: ${noindex}.`] : []),
    ...(held.length > 0 ? [heldText(held)] : []),
    ...(hasSamples ? [samples] : []),
    ...warnings.map((warning) => `Warning: ${formatProblem(warning)}`),
  ].join('\n');
}

/** Drafts first, then what goes live next. */
function heldText(held: BuildReport['held']): string {
  const pages = held
    .toSorted(({ until: a = '' }, { until: b = '' }) => (a === b ? 0 : a < b ? -1 : 1))
    .map(({ file, until }) =>
      until === undefined ? `${file} (draft)` : `${file} goes live on ${britishDate(until)}`,
    )
    .map(printable);
  return `${held.length} held back: ${pages.join(', ')}.`;
}
