import { join } from 'node:path';
import { type Inspection, inspectionOf } from './audit/secrets.ts';
import type { BuildOptions, BuildReport } from './build-options.ts';
import type { BaseSite } from './content/base-site.ts';
import { codePaths, digestOfFiles } from './content/code-files.ts';
import type { SiteDefinition } from './define-site.ts';
import { businessDay } from './kernel/business-day.ts';
import type { LazyFile } from './kernel/output-file.ts';
import { maxFilesAtOnce, pooled } from './kernel/pool.ts';
import { distinct, type Problem, refuse } from './kernel/problem.ts';
import { Memory, type RememberBytes } from './kernel/remember.ts';
import { mediaFiles, mediaOn } from './media/media-files.ts';
import { maxEncodingsAtOnce } from './media/photograph-files.ts';
import { type Cache, withCache } from './output/cache.ts';
import { type Output, withOutput, write } from './output/output.ts';
import { heaviest } from './output/weight.ts';
import { sitePages } from './render/pages.ts';
import { besidePages } from './stages/beside-pages.ts';
import { type PlanOptions, plannedSite } from './stages/planned-site.ts';
import { scheduledAudit } from './stages/scheduled-audit.ts';
import { siteAudit } from './stages/site-audit.ts';
import { vanished } from './stages/vanished.ts';

/**
 * @throws ProblemsError with every problem found; nothing has been written then.
 * @throws OutputError if the folder cannot be written, or another build is writing to it.
 */
export function build(definition: SiteDefinition, options: BuildOptions): Promise<BuildReport> {
  const { root, out, plain, compression = !plain } = options;
  return withCache(options.cache ?? join(root, '.cache/build'), (cache) =>
    withOutput(out, { cache, compression }, (output) =>
      buildInto(output, definition, options, cache),
    ),
  );
}

/** Longer than most functions, since it is the one place that shows every stage in order. */
async function buildInto(
  output: Output,
  definition: SiteDefinition,
  options: BuildOptions,
  cache: Cache,
): Promise<BuildReport> {
  const { stage, times } = stopwatch(options.progress);
  const planning = planOptions(options, cache, stage);
  const { memory, recipe } = planning;

  const plan = await plannedSite(definition, planning);
  const { site, routes, frame, media } = plan;
  if (options.showHeld) refuse(liveAddress(site));
  const found: Problem[] = [];
  const inspection = await inspectionOf(options.root, site.settings);
  const put = (file: LazyFile) => output.put(inspected(file, inspection, found));

  stage('pages');
  const { plain = false } = options;
  const pages = await sitePages(routes, { frame, memory, plain }, put);

  stage('media');
  const encoded = rememberPhotographs(memory.rememberBytes, options.encoding);
  const shown = mediaFiles(mediaOn(pages), media.sources, { recipe, remember: encoded });
  await pooled(shown, maxEncodingsAtOnce, put);

  stage('listings');
  const beside = await besidePages(plan, pages, memory);
  await pooled(beside.files, maxFilesAtOnce, put);

  stage('audit');
  const weights = output.weights(pages.map(({ file }) => file));
  const made = { pages, beside, found };
  const { problems, warnings } = await siteAudit(plan, made, weights, memory);
  const { tracked = [] } = options;
  refuse(distinct([...problems, ...(await scheduledAudit(plan, planning)), ...(await tracked)]));

  stage('write');
  const moved = vanished(output.changes(), pages, plan);
  const written = output.commit();
  if (options.hosts) await write(options.hosts, beside.configuration, { compression: false });
  return {
    ...{ ...written, pages: pages.length, heaviest: heaviest(weights) },
    ...{ times: times(), warnings: [...warnings, ...moved], held: site.held },
    noindex: plan.noindex,
    hasSamples: site.settings.sample === true,
    steps: definition.beforeLive?.(site, options.backend !== undefined) ?? [],
  };
}

function planOptions(
  options: BuildOptions,
  cache: Cache,
  stage: (name: string) => void,
): PlanOptions {
  const { root, contentRoot = root, siteUrl, showHeld, backend, noindex } = options;
  const { code = digestOfFiles(root, codePaths), plain } = options;
  return {
    ...{ root, contentRoot, siteUrl, backend, noindex, code, stage },
    ...{ showHeld, marksHeld: showHeld },
    recipe: plain ? 'quick' : 'full',
    day: businessDay(options.date),
    memory: new Memory(code, cache, false),
  };
}

/** Drafts are for a preview, which search engines are asked not to list: at another address. */
function liveAddress({ isCopy, settings }: BaseSite): Problem[] {
  if (isCopy) return [];
  const message = `is ${settings.url}, the live site, where nobody may see drafts. Set it to the address of the preview, such as http://localhost:4173.`;
  return [{ file: 'SITE_URL', code: 'wrong-setting', message }];
}

function rememberPhotographs(remember: RememberBytes, encoding = () => {}): RememberBytes {
  let isEncoding = false;
  return (name, inputs, make) =>
    remember(name, inputs, () => {
      if (!isEncoding) encoding();
      isEncoding = true;
      return make();
    });
}

/** A file that is inspected when it is made, and made again when there is more to look for. */
function inspected(file: LazyFile, { look, digest }: Inspection, found: Problem[]): LazyFile {
  const make = async () => {
    const content = await file.make();
    found.push(...look(file.path, content));
    return content;
  };
  return { ...file, from: file.from + digest, make };
}

function stopwatch(progress: BuildOptions['progress']) {
  const starts: [stage: string, at: number][] = [];
  const stage = (name: string) => {
    progress?.(name);
    starts.push([name, performance.now()]);
  };
  const times = () => {
    const end = performance.now();
    return new Map(starts.map(([name, at], index) => [name, (starts[index + 1]?.[1] ?? end) - at]));
  };
  return { stage, times };
}
