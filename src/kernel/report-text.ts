import { formatProblem, type Problem } from './problem.ts';

type Report = {
  readonly pages: number;
  readonly heaviest: { readonly path: string; readonly bytes: number } | undefined;
  readonly times: ReadonlyMap<string, number>;
  readonly warnings: readonly Problem[];
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly noindex?: string | undefined;
  readonly hasSamples: boolean;
};

/** The summary printed after a build: counts, the heaviest page, timings and warnings. */
export function reportText(report: Report, folder: string): string {
  const { pages, heaviest, times, warnings, written, unchanged, deleted, noindex, hasSamples } =
    report;
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const stages = [...times].map(([stage, time]) => `${stage} ${Math.round(time)}`).join(', ');
  const samples = 'Sample content is still in place: content/README.md lists what to replace.';
  return [
    `${pages} pages in ${folder}/ in ${(total / 1000).toFixed(2)} s.`,
    `Files: ${written} written, ${unchanged} unchanged, ${deleted} deleted.`,
    ...(heaviest ? [`Heaviest page: ${heaviest.path}, ${heaviest.bytes} bytes with brotli.`] : []),
    `Milliseconds: ${stages}.`,
    ...(noindex ? [`Search engines are asked not to list this copy: ${noindex}.`] : []),
    ...(hasSamples ? [samples] : []),
    ...warnings.map((warning) => `Warning: ${formatProblem(warning)}`),
  ].join('\n');
}
