import { type Asset, assetPath } from '../assets/asset.ts';
import type { PageFacts } from '../audit/page-facts.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import { groupOf, isMediaFile, outputPath } from '../kernel/path.ts';
import { maxFilesAtOnce, pooled } from '../kernel/pool.ts';
import type { Memory } from '../kernel/remember.ts';
import type { Frame } from './frame.ts';
import { makePage } from './page.ts';
import type { PageRoute } from './page-route.ts';

export type SitePage = KnownPage & {
  readonly route: PageRoute;
  /** In the output: `work/index.html`. */
  readonly file: string;
  readonly facts: () => PageFacts;
};

type MadePage = ReturnType<typeof makePage>;

/** What is cached of a page: all but its content, and its facts, which most builds don't read. */
type KnownPage = Omit<MadePage['page'], 'facts'> & {
  /** Of all that is known of it, facts included. */
  readonly digest: Digest;
};

type SitePageOptions = {
  readonly frame: Frame;
  readonly memory: Memory;
  readonly plain: boolean;
};

/** Makes every page, and puts its files into the output; pages that are known are read by group. */
export async function sitePages(
  routes: readonly PageRoute[],
  options: SitePageOptions,
  put: (file: LazyFile) => Promise<void>,
): Promise<SitePage[]> {
  const { frame, memory } = options;
  const pages = new Map<PageRoute, SitePage>();
  const add = async (route: PageRoute, found?: KnownPage) => {
    const { page, known, document, pictures } = sitePage(route, options, found);
    pages.set(route, page);
    for (const file of [document, ...pictures]) await put(file);
    return known;
  };
  const groups = Map.groupBy(routes, ({ path }) => groupOf(path)).values();
  await pooled(groups, maxFilesAtOnce, async (group) => {
    const from = [frame.digest, ...group.map(({ handle }) => handle.from)];
    const known = await memory.rememberLater('pages', [digest(from.join())], async () => {
      const made: KnownPage[] = [];
      for (const route of group) made.push(await add(route));
      return made;
    });
    for (const [at, route] of group.entries()) if (!pages.has(route)) await add(route, known[at]);
  });
  return routes.flatMap((route) => pages.get(route) ?? []);
}

/** The files that every build has, whatever its pages: scripts, font, icons, drawings. */
export function frameFiles({ assets, index, app, code, own }: Frame): LazyFile[] {
  return [
    ...[...assets, ...index].map((asset) => ({ ...asset, path: assetPath(asset) })),
    ...[app, ...code.files].map(toLazyFile),
    ...own.files,
  ];
}

/** A page, its HTML, and its pictures with the share image. Only the page is made at once. */
export function sitePage(
  route: PageRoute,
  options: SitePageOptions,
  found?: KnownPage,
): { page: SitePage; known: KnownPage; document: LazyFile; pictures: readonly LazyFile[] } {
  const { frame, plain } = options;
  const { remember } = options.memory;
  const { canonical, share } = route.handle;
  const from = digestOf([route.handle.from, frame.digest]);
  let made: MadePage | undefined;
  const make = () => {
    made ??= makePage(route, frame);
    return made;
  };
  const makeKnown = (): KnownPage => {
    const { facts, ...page } = make().page;
    const digest = digestOf({ facts, page });
    remember(`facts of ${route.path}`, [digest], () => facts);
    return { ...page, digest };
  };
  const known = found ?? remember(`page ${route.path}`, [from], makeKnown);
  const { pictures, card } = known;
  const drawn = pictures
    .filter((path) => !isMediaFile(path))
    .map((path) => pictureAt(path, () => make().drawn.get(path)));
  const cards = canonical && !plain && card ? [pictureAt(card, () => frame.card(share))] : [];
  const file = outputPath(route.path);
  const document = { path: file, from, make: () => make().content };
  const facts = factsOf(route, known.digest, options);
  return {
    page: { ...known, route, file, facts },
    known,
    document,
    pictures: [...drawn, ...cards],
  };
}

/** By itself, since a function in `sitePage` would keep the page's content in memory. */
function factsOf(
  route: PageRoute,
  digest: Digest,
  { frame, memory }: SitePageOptions,
): SitePage['facts'] {
  const make = () => makePage(route, frame).page.facts;
  return () => memory.remember(`facts of ${route.path}`, [digest], make);
}

/** A picture by its path alone, which has the hash of all that it is made from. */
function pictureAt(path: string, asset: () => Asset | undefined): LazyFile {
  const make = () => {
    const found = asset();
    if (!found) throw new Error(`${path} is drawn no more by the code that named it.`);
    return found.make();
  };
  return { path, from: '', make };
}
