import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { buildDate } from './build-date.ts';
import type { BuildReport } from './build-options.ts';
import { backendSettings } from './bundle/backend-settings.ts';
import { type SiteDefinition, stepsLeft } from './define-site.ts';
import { previewAddress } from './hosts/preview-address.ts';
import { distinct, formatProblem, type Problem, ProblemsError, refuse } from './kernel/problem.ts';
import { britishDate, printable } from './kernel/text.ts';
import { OutputError } from './output/disk-error.ts';
import { printIfKilled } from './print-if-killed.ts';
import { trackedSecrets } from './tracked-secrets.ts';

/** `npm run build`. @returns the process's exit code. */
export async function buildCommand(
  definition: SiteDefinition,
  root: string,
  code: string,
  args: string[],
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'dist' },
      hosts: { type: 'string', default: '.cache/hosts' },
      cache: { type: 'string', default: join(root, '.cache/build') },
      content: { type: 'string', default: root },
      plain: { type: 'boolean', default: false },
      uncompressed: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
    },
  });
  const { NOINDEX, SOURCE_DATE_EPOCH } = process.env;
  const preview = previewAddress(process.env);
  const siteUrl = preview ?? process.env.SITE_URL;
  const showHeld = values.drafts || preview !== undefined;
  const { backend, warnings, ...settings } = backendSettings(process.env);
  const { date, ...day } = buildDate(SOURCE_DATE_EPOCH);
  const tracked = trackedSecrets(root);
  try {
    refuse([...settings.problems, ...day.problems]);
    const report = await build(definition, {
      root,
      code,
      contentRoot: values.content,
      out: values.out,
      hosts: values.hosts,
      cache: values.cache,
      plain: values.plain,
      ...(values.uncompressed && { compression: false }),
      ...(siteUrl && { siteUrl }),
      showHeld,
      ...(NOINDEX && NOINDEX !== '0' && { noindex: true }),
      backend,
      date,
      tracked,
      encoding: () => printIfKilled(killed),
      progress: (stage) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${stage} …`),
    });
    const all = [...report.warnings, ...warnings];
    console.log(`\r${reportText({ ...report, warnings: all }, values.out, showHeld)}`);
    return 0;
  } catch (error) {
    const message = messageOf(error, await tracked);
    if (message === undefined) throw error;
    console.error(`\r${message}`);
    return 1;
  }
}

const killed =
  'The build was killed while it encoded photographs, most likely because the memory was used up. Close other programs, or export the largest photographs in content/media smaller, and build again. What is there stays whole.';

/** The message for an expected failure; undefined for a bug, which is thrown with its stack. */
function messageOf(error: unknown, tracked: readonly Problem[]): string | undefined {
  if (error instanceof OutputError) return error.message;
  if (!(error instanceof ProblemsError)) return undefined;
  const problems = distinct([...tracked, ...error.problems]);
  const count = problems.length;
  return [
    `Nothing was written: ${count === 1 ? 'one problem' : `${count} problems`}.\n`,
    ...problems.map(formatProblem),
  ].join('\n');
}

/** The summary printed after a build. */
export function reportText(report: BuildReport, folder: string, showHeld = false): string {
  const { pages, heaviest, times, warnings, written, unchanged, deleted } = report;
  const { noindex, held, hasSamples, steps } = report;
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const stages = [...times].map(([stage, time]) => `${stage} ${Math.round(time)}`).join(', ');
  const samples = 'Sample content is still in place: content/README.md lists what to replace.';
  return [
    `${pages} pages in ${folder}/ in ${(total / 1000).toFixed(2)} s.`,
    `Files: ${written} written, ${unchanged} unchanged, ${deleted} deleted.`,
    ...(heaviest ? [`Heaviest page: ${heaviest.path}, ${heaviest.bytes} bytes with brotli.`] : []),
    `Milliseconds: ${stages}.`,
    ...(noindex ? [`Search engines are asked not to list this copy: ${noindex}.`] : []),
    ...(held.length > 0 ? [heldText(held, showHeld)] : []),
    ...(hasSamples ? [samples] : []),
    ...leftText(steps),
    ...warnings.map((warning) => `Warning: ${formatProblem(warning)}`),
  ].join('\n');
}

/** What is left before the site goes live, in short; `npm start` has the page. */
function leftText(steps: BuildReport['steps']): string[] {
  const left = stepsLeft(steps);
  if (left.length === 0) return [];
  const files = Map.groupBy(left, ({ where }) => where);
  const places = [...files].map(
    ([where, all]) => `${where} (${all.map(({ what }) => what.toLowerCase()).join(', ')})`,
  );
  return [`Before you go live: ${places.join('; ')}. With npm start, /_live/before says more.`];
}

function heldText(held: BuildReport['held'], showHeld: boolean): string {
  const pages = held
    .toSorted(({ until: a = '' }, { until: b = '' }) => (a === b ? 0 : a < b ? -1 : 1))
    .map(({ file, until }) =>
      until === undefined ? `${file} (draft)` : `${file} goes live on ${britishDate(until)}`,
    )
    .map(printable);
  const what = showHeld ? 'shown in this preview, unless a warning names them' : 'held back';
  return `${held.length} ${what}: ${pages.join(', ')}.`;
}
