import { type Asset, assetPath } from '../assets/asset.ts';
import type { PageFacts } from '../audit/page-facts.ts';
import { digestOf } from '../kernel/digest.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import { isMediaFile, outputPath } from '../kernel/path.ts';
import { maxFilesAtOnce, pooled } from '../kernel/pool.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Frame } from './frame.ts';
import { makePage, type Page } from './page.ts';
import type { PageRoute } from './page-route.ts';

export type SitePage = Page & { readonly route: PageRoute };

type SitePageOptions = {
  readonly frame: Frame;
  readonly shared: PageFacts;
  readonly remember: Remember;
  readonly plain: boolean;
};

export async function sitePages(
  routes: readonly PageRoute[],
  options: SitePageOptions,
  put: (file: LazyFile) => Promise<void>,
): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  await pooled(routes, maxFilesAtOnce, async (route) => {
    const { page, document, pictures } = sitePage(route, options);
    pages.push(page);
    for (const file of [document, ...pictures]) await put(file);
  });
  return pages;
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
  { frame, shared, remember, plain }: SitePageOptions,
): { page: SitePage; document: LazyFile; pictures: readonly LazyFile[] } {
  const { canonical, share } = route.handle;
  const from = digestOf([route.handle.from, frame.digest]);
  let made: ReturnType<typeof makePage> | undefined;
  const make = () => {
    made ??= makePage(route, frame, shared);
    return made;
  };
  const known = remember(`page ${route.path}`, [from], () => make().page);
  const { pictures, card } = known;
  const drawn = pictures
    .filter((path) => !isMediaFile(path))
    .map((path) => pictureAt(path, () => make().drawn.get(path)));
  const cards = canonical && !plain && card ? [pictureAt(card, () => frame.card(share))] : [];
  const document = { path: outputPath(route.path), from, make: () => make().content };
  return { page: { ...known, route }, document, pictures: [...drawn, ...cards] };
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
