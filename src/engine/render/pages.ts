import { type Asset, assetPath } from '../assets/asset.ts';
import type { PageFacts } from '../audit/page-facts.ts';
import { digestOf } from '../kernel/digest.ts';
import { type FileGroup, type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import { outputPath } from '../kernel/path.ts';
import { filesInHand, pooled } from '../kernel/pool.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Frame } from './frame.ts';
import { makePage, type Page } from './page.ts';
import type { PageRoute } from './page-route.ts';

/** A page and its route. */
export type SitePage = Page & { readonly route: PageRoute };

export type SitePageOptions = {
  readonly frame: Frame;
  /** The facts that all pages share. */
  readonly shared: PageFacts;
  readonly remember: Remember;
  /** Whether to skip the share image. */
  readonly plain: boolean;
};

/** Makes every page, and puts its file with the pictures on it into the output. */
export async function sitePages(
  routes: readonly PageRoute[],
  options: SitePageOptions,
  put: (group: FileGroup) => Promise<void>,
): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  await pooled(routes, filesInHand, async (route) => {
    const { page, group } = sitePage(route, options);
    pages.push(page);
    await put(group);
  });
  return pages;
}

/** Whatever pages there are, these files are beside them: scripts, font, icons, drawings. */
export function frameFiles({ assets, index, app, code, own }: Frame): LazyFile[] {
  return [
    ...[...assets, ...index].map(assetFile),
    ...[app, ...code.files].map(toLazyFile),
    ...own.files,
  ];
}

/**
 * One page, and the group of its files: the document, its pictures and its share image. Nothing is
 * made unless an input has changed.
 */
export function sitePage(
  route: PageRoute,
  { frame, shared, remember, plain }: SitePageOptions,
): { page: SitePage; group: FileGroup } {
  const { canonical, share } = route.handle;
  const from = digestOf([route.handle.from, frame.digest]);
  let made: ReturnType<typeof makePage> | undefined;
  const make = () => {
    made ??= makePage(route, frame, shared);
    return made;
  };
  const known = remember(`page ${route.path}`, [from], () => make().page);
  const files = () => [
    { path: outputPath(route.path), from, make: () => make().content },
    ...known.shows.map((options) => assetFile(frame.own.picture(frame.own.pictureFrom(options)))),
    ...(canonical && !plain && !share.cover ? [assetFile(frame.card(share))] : []),
  ];
  return { page: { ...known, route }, group: { name: outputPath(route.path), from, files } };
}

/** An asset as a file of the output. */
function assetFile(asset: Asset): LazyFile {
  return { path: assetPath(asset), from: asset.from, make: asset.make };
}
