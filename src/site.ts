import { join } from 'node:path';
import { missingCharacters, typefacePath } from './assets/font.ts';
import { favicon } from './assets/icons.ts';
import { audit } from './audit/audit.ts';
import { pageFacts } from './audit/page-facts.ts';
import { secrets, unpublished } from './audit/secrets.ts';
import { siteFacts } from './audit/site-facts.ts';
import { atSource, sourcesOf } from './audit/sources.ts';
import { hasFacts, type TextFacts, textFacts } from './audit/text-facts.ts';
import type { BackendSettings } from './bundle/backend-settings.ts';
import { codePaths, digestOfFiles } from './content/code-files.ts';
import { readContent, readNotice, readSecrets } from './content/reader.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostPolicy } from './hosts/host-policy.ts';
import { type Digest, digest, digestOf } from './kernel/digest.ts';
import { type LazyFile, toLazyFile } from './kernel/output-file.ts';
import { pooled } from './kernel/pool.ts';
import { type Problem, ProblemsError } from './kernel/problem.ts';
import { Memory } from './kernel/remember.ts';
import { Stopwatch } from './kernel/stopwatch.ts';
import { redirects } from './kinds/redirects.ts';
import { routeTable } from './kinds/route-table.ts';
import { loadSite } from './kinds/site.ts';
import { licences, shippedPackages } from './listings/licences.ts';
import { listings } from './listings/listings.ts';
import { redirectPages } from './listings/redirect-pages.ts';
import type { ListedPage } from './listings/sitemap.ts';
import { Cache } from './output/cache.ts';
import { type Lock, locked } from './output/lock.ts';
import { Output, type Written, write } from './output/output.ts';
import { outputPathProblems } from './output/output-paths.ts';
import { type Weight, weigh } from './output/weight.ts';
import { makeFrame } from './render/frame.ts';
import { frameFacts } from './render/page.ts';
import { assetFile, type SitePage, sitePage } from './render/pages.ts';

export type BuildOptions = {
  /** The project folder: its templates, styles and packages. */
  readonly root: string;
  /** The digest of the code, if the caller knows it already. */
  readonly code?: Digest;
  /** The folder that contains `content/`; defaults to `root`. Tests pass another one. */
  readonly contentRoot?: string;
  /** The output folder. */
  readonly out: string;
  /** The folder for host configuration that isn't published; not written if left out. */
  readonly hosts?: string;
  /** The cache folder; defaults to `.output/cache`. */
  readonly cache?: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl?: string;
  /** The date of the build; an input, so that builds are reproducible. */
  readonly date: Date;
  /** Where the forms submit to; without one they offer an e-mail instead. */
  readonly backend?: BackendSettings | undefined;
  /** Whether text files are also written compressed, as `.br` and `.gz`. Defaults to true. */
  readonly compression?: boolean;
  /** Whether to skip the slowest steps, share images and compression: for benchmarks. */
  readonly plain?: boolean;
  /** Whether to ship React's development build, with its checks and warnings. */
  readonly isDevelopment?: boolean;
  /** Whether to compare every existing output file by content, not just by size and time. */
  readonly verify?: boolean;
  /** Called with the name of each stage as it begins. */
  readonly progress?: (stage: string) => void;
};

export type BuildReport = Written & {
  readonly pages: number;
  /** Undefined if pages were not compressed. */
  readonly heaviest: Weight | undefined;
  /** Milliseconds by stage. */
  readonly times: ReadonlyMap<string, number>;
  readonly warnings: readonly Problem[];
  /** Whether `content/site.json` says that sample content is still in place. */
  readonly hasSamples: boolean;
};

/** How many files are made at once: the compressors share libuv's four threads. */
const concurrency = 6;

/**
 * The toLazyFile build: read, check, route, render, list, audit, write.
 *
 * @throws ProblemsError with every problem found; nothing has been written then.
 * @throws OutputError if the folder cannot be written, or another build is writing to it.
 */
export function build(options: BuildOptions): Promise<BuildReport> {
  return locked(options.out, async (held) => {
    const cache = new Cache(options.cache ?? join(options.root, '.output/cache'));
    try {
      return await buildLocked(options, held, cache);
    } finally {
      cache.close();
    }
  });
}

async function buildLocked(options: BuildOptions, held: Lock, cache: Cache): Promise<BuildReport> {
  const { root, contentRoot = root, out, hosts, siteUrl, date, backend, progress } = options;
  const {
    isDevelopment = false,
    compression = true,
    plain = false,
    verify,
    code = digestOfFiles(root, codePaths),
  } = options;
  const clock = new Stopwatch(progress);

  clock.start('read');
  const memory = new Memory(code, cache, false);
  const files = readContent(contentRoot);

  clock.start('check');
  const site = loadSite(files, siteUrl, memory.remember);
  const routes = routeTable(site);
  const base = site.settings.url;

  clock.start('frame');
  const year = date.getUTCFullYear();
  const frame = await makeFrame({ root, site, year, backend, isDevelopment, code, memory });
  const hidden = { root, values: unpublished(await readSecrets(root), site.settings) };
  const sources = sourcesOf(files, routes);
  const problems: Problem[] = [...frame.problems];
  const output = new Output(out, {
    ...{ cache, compression: compression && !plain, verify },
    inspect: ({ path, content }) => problems.push(...secrets(path, content, hidden)),
    inspection: digestOf([hidden, plain]),
  });
  try {
    clock.start('pages');
    const shared = memory.remember('frame', [frame.digest], () => frameFacts(frame));
    const pages: SitePage[] = [];
    await pooled(routes, concurrency, async (route) => {
      const { page, group } = sitePage(route, { frame, shared, remember: memory.remember, plain });
      pages.push(page);
      problems.push(...page.problems);
      await output.putGroup(group);
    });

    clock.start('listings');
    const former = redirects(site);
    const host = hostFiles(hostPolicy(former));
    const packages = shippedPackages(frame.code, typefacePath);
    const notices = await memory.rememberLater('licences', [code, digestOf(packages)], async () =>
      licences(await Promise.all(packages.map((folder) => readNotice(root, folder)))),
    );
    problems.push(...notices.problems);
    const lists = listings({ site, pages: listed(pages), date, code });
    const assets = [...frame.assets, ...frame.index].map(assetFile);
    const ready = [frame.app, notices.file, ...frame.code.files, ...host.published].map(toLazyFile);
    const rest = [...assets, ...lists, ...ready];
    await pooled([...rest, favicon], concurrency, (file) => output.put(file));

    clock.start('audit');
    const redirectFiles = redirectPages(base, former, new Set(routes.map(({ path }) => path)));
    await pooled(redirectFiles.map(toLazyFile), concurrency, (file) => output.put(file));
    const paths = [
      ...pages.map(({ facts }) => facts.file),
      ...redirectFiles.map(({ path }) => path),
      ...rest.map(({ path }) => path),
      favicon.path,
    ];
    const found = audit(
      siteFacts({
        base,
        frame: shared,
        pages: [
          ...pages.map(({ facts }) => facts),
          ...redirectFiles.map(({ path, content }) => pageFacts(path, String(content))),
        ],
        texts: await textsOf(rest, base, memory),
        sources,
        files: new Set([...paths, ...pages.flatMap(({ pictures, card }) => [...pictures, card])]),
      }),
    );
    const pageProblems = [...problems, ...outputPathProblems(paths)];
    refuse([...pageProblems.map((problem) => atSource(problem, sources)), ...found.problems]);

    clock.start('write');
    held.confirm();
    const written = output.commit();
    if (hosts) await locked(hosts, () => write(hosts, host.configuration, { compression: false }));
    const { heaviest, problems: overweight } = weigh(
      pages.flatMap(({ facts: { file } }) => {
        const bytes = output.weight(file);
        return bytes === undefined ? [] : [{ path: file, bytes }];
      }),
    );
    const warnings = [
      ...missingCharacters(files, memory.remember),
      ...overweight.map((problem) => atSource(problem, sources)),
      ...host.problems,
      ...found.warnings,
    ];
    const hasSamples = site.settings.sample === true;
    return { ...written, pages: pages.length, heaviest, times: clock.stop(), warnings, hasSamples };
  } finally {
    output.close();
  }
}

/** The pages that search engines may list, in route order. */
function listed(pages: readonly SitePage[]): ListedPage[] {
  return pages
    .filter(({ route: { handle } }) => handle.canonical && handle.indexed)
    .map(({ route: { path, handle }, pictures }) => ({
      path,
      lastModified: handle.lastModified,
      pictures: pictures.map((picture) => `/${picture}`),
    }));
}

/** Facts about the files that aren't pages. */
function textsOf(files: readonly LazyFile[], base: string, memory: Memory): Promise<TextFacts[]> {
  const texts = files.filter(({ path }) => hasFacts.test(path));
  return Promise.all(
    texts.map(({ path, from, make }) =>
      memory.rememberLater(`facts of ${path}`, [from, digest(base)], async () =>
        textFacts(path, String(await make()), base),
      ),
    ),
  );
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}
