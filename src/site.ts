import { join } from 'node:path';
import { missingCharacters, typefacePath } from './assets/font.ts';
import { auditFinished } from './audit/finished-site.ts';
import { secrets, unpublished } from './audit/secrets.ts';
import { atSource, sourcesOf } from './audit/sources.ts';
import { vanished } from './audit/vanished.ts';
import type { BuildOptions, BuildReport } from './build-options.ts';
import { codePaths, digestOfFiles } from './content/code-files.ts';
import { draftWarnings } from './content/held.ts';
import { readContent, readSecrets } from './content/reader.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostPolicy } from './hosts/host-policy.ts';
import { businessDay, yearOf } from './kernel/business-day.ts';
import { digestOf } from './kernel/digest.ts';
import { toLazyFile } from './kernel/output-file.ts';
import { pooled } from './kernel/pool.ts';
import { distinct, type Problem, refuse } from './kernel/problem.ts';
import { Memory } from './kernel/remember.ts';
import { Stopwatch } from './kernel/stopwatch.ts';
import { mediaInUse } from './kinds/media-in-use.ts';
import { redirects } from './kinds/redirects.ts';
import { routeTable } from './kinds/route-table.ts';
import { loadSite, type Site } from './kinds/site.ts';
import { shippedLicences, shippedPackages } from './listings/licences.ts';
import { listings } from './listings/listings.ts';
import { noindexReason } from './listings/noindex.ts';
import { mediaFiles, unusedMedia } from './media/media-files.ts';
import { encodingsInHand } from './media/photograph-files.ts';
import { readMedia } from './media/read-media.ts';
import { encoderSources } from './media/recipes.ts';
import { type BuildLock, withBuildLock } from './output/build-lock.ts';
import { type Cache, withCache } from './output/cache.ts';
import { withOutput, write } from './output/output.ts';
import { weigh } from './output/weight.ts';
import { rehearsal } from './rehearsal.ts';
import { makeFrame } from './render/frame.ts';
import { frameFacts } from './render/page.ts';
import { frameFiles, type SitePage, sitePages } from './render/pages.ts';

/**
 * The whole build: load, routes, frame, pages, listings, audit, output.
 *
 * @throws ProblemsError with every problem found; nothing has been written then.
 * @throws OutputError if the folder cannot be written, or another build is writing to it.
 */
export function build(options: BuildOptions): Promise<BuildReport> {
  const { root, out, cache = join(root, '.output/cache') } = options;
  return withBuildLock(out, (lock) =>
    withCache(cache, (opened) => buildLocked(options, lock, opened)),
  );
}

async function buildLocked(
  options: BuildOptions,
  lock: BuildLock,
  cache: Cache,
): Promise<BuildReport> {
  const { root, contentRoot = root, date, plain = false, compression = true } = options;
  const { code = digestOfFiles(root, codePaths), verify, hosts } = options;
  const { backend, isDevelopment = false } = options;
  const clock = new Stopwatch(options.progress);

  clock.start('read');
  const memory = new Memory(code, cache, false);
  const files = readContent(contentRoot);

  const { remember, rememberLater } = memory;
  const recipe = plain || isDevelopment ? 'quick' : 'full';
  const encoder = digestOfFiles(root, encoderSources);
  const {
    media,
    sources: mediaSources,
    ...read
  } = await readMedia(files, { recipe, encoder, rememberLater });

  clock.start('check');
  const { siteUrl, showHeld } = options;
  const day = businessDay(date);
  const site = loadSite(files, { siteUrl, day, showHeld, remember, media });
  const routes = routeTable(site);

  clock.start('frame');
  const year = yearOf(day);
  const unlisted = noindexReason(site, options.noindex);
  const noindex = unlisted !== undefined;
  const framing = { root, year, backend, noindex, isDevelopment, code, memory };
  const frame = await makeFrame({ ...framing, site });
  const sources = sourcesOf(files, routes);
  const hidden = { root, values: unpublished(await readSecrets(root), site.settings) };
  const found: Problem[] = [...frame.problems];
  const inspect = (path: string, content: string | Uint8Array) =>
    found.push(...secrets(path, content, hidden));
  const inspection = digestOf([hidden, plain]);
  const compressed = compression && !plain;
  const terms = { cache, compression: compressed, verify, inspect, inspection };

  return withOutput(options.out, terms, async (output) => {
    clock.start('pages');
    const shared = frameFacts(frame, remember);
    const pages = await sitePages(routes, { frame, shared, remember, plain }, (group) =>
      output.putGroup(group),
    );

    clock.start('media');
    const shown = new Set(pages.flatMap(({ media }) => media));
    const made = mediaFiles(shown, mediaSources, { recipe, remember: memory.rememberBytes });
    await pooled(made, encodingsInHand, (file) => output.put(file));

    clock.start('listings');
    const host = hostFiles(hostPolicy(redirects(site), noindex));
    const packages = shippedPackages(frame.code, typefacePath);
    const licences = await shippedLicences(root, packages, code, memory);
    const beside = (site: Site, pages: readonly SitePage[]) => [
      ...host.published.map(toLazyFile),
      ...listings({ site, pages, former: redirects(site), licences: licences.file, day, code }),
    ];
    const others = [...frameFiles(frame), ...beside(site, pages)];
    await output.putAll(others);

    clock.start('audit');
    found.push(...licences.problems);
    const base = site.settings.url;
    const finished = { base, pages, shared, files: others, found, sources, rememberLater };
    const { problems, warnings } = await auditFinished(finished);
    const toCome = await rehearsal({ site, files, siteUrl, framing, others: beside });
    refuse(distinct([...problems, ...toCome]));

    const used = new Set([...shown, ...mediaInUse(site)]);

    clock.start('write');
    lock.confirm();
    const moved = vanished({ ...output.changes(), site, pages, shared });
    const written = output.commit();
    if (hosts)
      await withBuildLock(hosts, () => write(hosts, host.configuration, { compression: false }));
    const { heaviest, problems: heavy } = weigh(
      output.weights(pages.map((page) => page.facts.file)),
    );
    return {
      ...{ ...written, pages: pages.length, heaviest, times: clock.stop() },
      warnings: [
        ...missingCharacters(files, remember),
        ...[...read.warnings, ...unusedMedia(used, mediaSources)],
        ...heavy.map((problem) => atSource(problem, sources)),
        ...[...host.problems, ...warnings, ...moved, ...draftWarnings(site.held)],
      ],
      noindex: unlisted,
      held: site.held,
      hasSamples: site.settings.sample === true,
    };
  });
}
