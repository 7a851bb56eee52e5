import { join } from 'node:path';
import { inspectionOf } from './audit/secrets.ts';
import { vanished } from './audit/vanished.ts';
import type { BuildOptions, BuildReport } from './build-options.ts';
import { codePaths, digestOfFiles } from './content/code-files.ts';
import type { SiteDefinition } from './define-site.ts';
import { businessDay } from './kernel/business-day.ts';
import { digestOf } from './kernel/digest.ts';
import type { OutputFile } from './kernel/output-file.ts';
import { pooled } from './kernel/pool.ts';
import { distinct, type Problem, refuse } from './kernel/problem.ts';
import { Memory, type RememberBytes } from './kernel/remember.ts';
import { Stopwatch } from './kernel/stopwatch.ts';
import { noindexReason } from './listings/noindex.ts';
import { mediaFiles } from './media/media-files.ts';
import { mediaOn } from './media/media-in-use.ts';
import { encodingsInHand } from './media/photograph-files.ts';
import { type BuildLock, withBuildLock } from './output/build-lock.ts';
import { type Cache, withCache } from './output/cache.ts';
import { withOutput, write } from './output/output.ts';
import { heaviest } from './output/weight.ts';
import { frameFacts } from './render/page.ts';
import { sitePages } from './render/pages.ts';
import { besidePages } from './stages/beside-pages.ts';
import { type PlanOptions, plannedSite } from './stages/planned-site.ts';
import { rehearsal } from './stages/rehearsal.ts';
import { siteAudit } from './stages/site-audit.ts';

/**
 * The whole build: load, routes, frame, pages, listings, audit, output.
 *
 * @throws ProblemsError with every problem found; nothing has been written then.
 * @throws OutputError if the folder cannot be written, or another build is writing to it.
 */
export function build(definition: SiteDefinition, options: BuildOptions): Promise<BuildReport> {
  const { root, out, cache = join(root, '.output/cache') } = options;
  return withBuildLock(out, (lock) =>
    withCache(cache, (opened) => buildLocked(definition, options, lock, opened)),
  );
}

/** Longer than most functions, since it is the one place that shows every stage in order. */
async function buildLocked(
  definition: SiteDefinition,
  options: BuildOptions,
  lock: BuildLock,
  cache: Cache,
): Promise<BuildReport> {
  const clock = new Stopwatch(options.progress);
  const planning = planOptions(options, cache, (name) => clock.start(name));
  const { memory, recipe } = planning;

  const plan = await plannedSite(definition, planning);
  const { site, routes, frame, media } = plan;
  const inspection = await inspectionOf(options.root, site.settings);
  const found: Problem[] = [];
  const inspect = (path: string, content: OutputFile['content']) =>
    void found.push(...inspection.look(path, content));
  const { plain = false, verify, compression = true } = options;
  const terms = { compression: compression && !plain, verify };
  const inspected = { inspect, inspection: digestOf([inspection.digest, plain]) };

  return withOutput(options.out, { cache, ...terms, ...inspected }, async (output) => {
    clock.start('pages');
    const { remember, rememberBytes } = memory;
    const making = { frame, shared: frameFacts(frame, remember), remember, plain };
    const pages = await sitePages(routes, making, (group) => output.putGroup(group));

    clock.start('media');
    const encoded = rememberPhotographs(rememberBytes, options.encoding);
    const shown = mediaFiles(mediaOn(pages), media.sources, { recipe, remember: encoded });
    await pooled(shown, encodingsInHand, (file) => output.put(file));

    clock.start('listings');
    const beside = await besidePages(plan, pages, memory);
    await output.putAll(beside.files);

    clock.start('audit');
    const weights = output.weights(pages.map(({ facts }) => facts.file));
    const made = { pages, beside, weights, found };
    const { problems, warnings } = await siteAudit(plan, made, memory);
    refuse(distinct([...problems, ...(await rehearsal(plan, planning))]));

    clock.start('write');
    lock.confirm();
    const moved = vanished({
      ...output.changes(),
      kinds: definition.kinds,
      site,
      pages,
      shared: making.shared,
    });
    const written = output.commit();
    await writeConfiguration(options.hosts, beside.configuration);
    return {
      ...{ ...written, pages: pages.length, heaviest: heaviest(weights) },
      ...{ times: clock.stop(), warnings: [...warnings, ...moved], held: site.held },
      noindex: noindexReason(site, options.noindex),
      hasSamples: site.settings.sample === true,
    };
  });
}

function planOptions(
  options: BuildOptions,
  cache: Cache,
  stage: (name: string) => void,
): PlanOptions {
  const { root, contentRoot = root, siteUrl, showHeld, backend, noindex } = options;
  const { code = digestOfFiles(root, codePaths), plain, isDevelopment = false } = options;
  return {
    ...{ root, contentRoot, siteUrl, showHeld, backend, noindex, isDevelopment, code, stage },
    recipe: plain || isDevelopment ? 'quick' : 'full',
    day: businessDay(options.date),
    memory: new Memory(code, cache, false),
  };
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

async function writeConfiguration(
  folder: string | undefined,
  files: readonly OutputFile[],
): Promise<void> {
  if (!folder) return;
  await withBuildLock(folder, () => write(folder, files, { compression: false }));
}
