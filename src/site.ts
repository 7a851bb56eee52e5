import { join } from 'node:path';
import { loadSite } from './content/load.ts';
import { readBytes, readContent, readSecrets } from './content/reader.ts';
import { articleIndex } from './emit/article-index.ts';
import { browserScripts, stylesheets } from './emit/assets.ts';
import { audit } from './emit/audit/audit.ts';
import type { BackendSettings } from './emit/backend-settings.ts';
import { withChunks } from './emit/browser-code.ts';
import { buildId } from './emit/build-id.ts';
import { compressed } from './emit/compressed.ts';
import { drawings } from './emit/drawings.ts';
import { feeds } from './emit/feeds.ts';
import { fontSubset, missingCharacters, typefacePath } from './emit/font.ts';
import { hashed, withHashes } from './emit/hashed.ts';
import { hostFiles } from './emit/hosts/host-files.ts';
import { hostPolicy } from './emit/hosts/host-policy.ts';
import { favicon, faviconRaster, iconDrawings, manifest } from './emit/icons.ts';
import { forget } from './emit/kept.ts';
import { type Lock, locked } from './emit/lock.ts';
import { styler } from './emit/page-style.ts';
import { raster, rasters } from './emit/rasters.ts';
import { redirectPages } from './emit/redirect-pages.ts';
import { robots } from './emit/robots.ts';
import { securityTxt } from './emit/security-txt.ts';
import { cardSources, shareCards, withIcon } from './emit/share-card.ts';
import { sitemap } from './emit/sitemap.ts';
import { printStyle, shortNames } from './emit/stylesheet.ts';
import { type Weight, weigh } from './emit/weight.ts';
import { faces } from './emit/wordmark.ts';
import { type Written, write } from './emit/write.ts';
import type { OutputFile } from './kernel/output-file.ts';
import { outputPath } from './kernel/path.ts';
import { type Problem, ProblemsError } from './kernel/problem.ts';
import { Stopwatch } from './kernel/stopwatch.ts';
import { document } from './render/document.ts';
import { renderPage } from './render/render-page.tsx';
import { loadWidgets } from './render/render-widgets.tsx';
import { redirects } from './routes/redirects.ts';
import { routeTable } from './routes/route-table.ts';
import { headTags } from './seo/head.ts';

export type BuildOptions = {
  /** The project: its templates, styles and packages. */
  readonly root: string;
  /** Where `content/` lies; the project itself, unless a test brings another tree. */
  readonly contentRoot?: string;
  /** The folder to bring up to date. */
  readonly out: string;
  /** Where configurations for hosts go that are not told in `out` itself; nowhere if left out. */
  readonly hosts?: string;
  /** What is slow to make is kept here between builds; `.output/kept` if left out. */
  readonly cache?: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl?: string;
  /** The day of the build, an input so that the same input gives the same bytes. */
  readonly date: Date;
  /** Where the forms send to; an e-mail is offered where there is none. */
  readonly backend?: BackendSettings | undefined;
  /** Whether texts get `.br` and `.gz` beside them, unless it is turned off. */
  readonly compression?: boolean;
  /** Whether every page gets a share picture of its own, unless it is turned off: then the icon. */
  readonly sharePictures?: boolean;
  /** Whether React should check and explain in the browser. */
  readonly isDevelopment?: boolean;
  /** Told the name of each stage as it begins. */
  readonly progress?: (stage: string) => void;
};

export type BuildReport = Written & {
  readonly pages: number;
  readonly heaviest: Weight;
  /** Milliseconds by stage. */
  readonly times: ReadonlyMap<string, number>;
  readonly warnings: readonly Problem[];
  /** Whether `content/site.json` says that sample content is still in place. */
  readonly hasSamples: boolean;
};

/**
 * The whole build, as one straight line: read, check, route, render, draw, audit, write.
 *
 * @throws ProblemsError with everything that is wrong; nothing has been written then.
 * @throws OutputError where the folder cannot be written, or another build is writing to it.
 */
export function build(options: BuildOptions): Promise<BuildReport> {
  return locked(options.out, (held) => buildLocked(options, held));
}

async function buildLocked(options: BuildOptions, held: Lock): Promise<BuildReport> {
  const { root, contentRoot = root, out, hosts, siteUrl, date, backend, progress } = options;
  const { cache = join(root, '.output/kept'), isDevelopment } = options;
  const { compression = true, sharePictures = true } = options;
  const clock = new Stopwatch(progress);

  clock.start('read');
  const files = await readContent(contentRoot);
  const template = new TextDecoder().decode(await readBytes(join(root, 'templates/document.html')));
  const typeface = await readBytes(join(root, typefacePath));

  clock.start('check');
  const site = loadSite(files, siteUrl);
  const routes = routeTable(site);

  clock.start('render');
  const widgets = await loadWidgets();
  const surroundings = { site, year: date.getUTCFullYear(), widgets };
  const rendered = routes.map((route) => renderPage(route, surroundings));

  clock.start('bundle and font');
  const [named, code, font] = await Promise.all([
    stylesheets(root),
    browserScripts(root, { widgets: [...widgets.keys()], backend, isDevelopment }),
    fontSubset(typeface, cache),
  ]);
  const texts = [code.entry, ...code.chunks.map(({ text }) => text)];
  const sheets = isDevelopment ? named : shortNames(named, texts);

  clock.start('draw');
  const used = new Set(site.clients.map(({ logo }) => logo.face));
  const read = [...used].map(
    async (face) => [face, await readBytes(join(root, faces[face]))] as const,
  );
  const pictures = rendered.flatMap((page) => page.pictures);
  const vectors = drawings({ site, pictures, faces: new Map(await Promise.all(read)), font });

  clock.start('share pictures');
  const cards = shareCards(sharePictures ? routes : [], {
    name: site.settings.name,
    typeface,
    code: await Promise.all(cardSources.map((path) => readBytes(join(root, path)))),
  });
  const pngs = await rasters(new Map([...iconDrawings, ...cards]), cache);
  const assets = hashed(
    new Map([...vectors, ...pngs, ...articleIndex(site), ['print.css', printStyle(sheets)]]),
  );

  clock.start('assemble');
  const names = sharePictures ? assets.names : withIcon(assets.names, routes);
  const name = (text: string, page: string) => withHashes(text, names, page);
  const styledBy = styler(
    sheets.map(({ block, css }) => ({ block, css: name(css, block).text })),
    code.entry,
    backend?.url,
  );
  const build = buildId(code, sheets);
  const frame = name(template, 'templates/document.html');
  const finished = rendered.map(({ route: { path, handle }, body }) => {
    const words = name(body, path);
    const head = name(headTags(handle.metadata, site.settings.name), path);
    const parts = {
      head: head.text,
      body: withChunks(words.text, code),
      script: code.entry,
      build,
      ...styledBy(body),
    };
    const content = document(frame.text, parts);
    return { path: outputPath(path), content, problems: [...head.problems, ...words.problems] };
  });
  refuse([...frame.problems, ...finished.flatMap(({ problems }) => problems)]);
  const pages = finished.map(({ path, content }): OutputFile => ({ path, content }));
  const { url: base, email } = site.settings;
  const shown = rendered.map(({ route, pictures }): [string, string[]] => [
    route.path,
    pictures.map(({ name }) => `/assets/${assets.names.get(`${name}.svg`)}`),
  ]);
  const former = redirects(site);
  const moved = redirectPages(base, former, new Set(routes.map(({ path }) => path)));
  const lists = [
    ...(await sitemap({ base, routes, pictures: new Map(shown) })),
    ...feeds(site),
    robots(base),
    securityTxt({ base, email, date }),
  ];
  const app = name(manifest(site.settings), 'site.webmanifest').text;
  const icons = [
    favicon(await raster(faviconRaster, cache)),
    { path: 'site.webmanifest', content: app },
  ];

  const host = hostFiles(hostPolicy(former));
  const shell = [...code.files, ...lists, ...icons, ...host.among];
  const whole = [...assets.files, ...pages, ...moved, ...shell];

  clock.start('audit');
  const found = audit(whole, site.settings.url, { root, values: await readSecrets(root) });
  refuse(found.problems);

  clock.start('compress');
  const small = compression ? await compressed(whole, cache) : [];
  const { heaviest, problems } = weigh(pages, small);

  clock.start('write');
  held.confirm();
  const written = await write(out, [...whole, ...small]);
  if (hosts) await locked(hosts, () => write(hosts, host.beside));
  await forget(cache);
  const warnings = [...missingCharacters(files), ...problems, ...host.problems, ...found.warnings];
  const hasSamples = site.settings.sample === true;
  return { ...written, pages: pages.length, heaviest, times: clock.stop(), warnings, hasSamples };
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}
