import { type Asset, hashedName } from '../assets/asset.ts';
import { pictureAsset } from '../assets/drawings.ts';
import type { PageFacts } from '../audit/page-facts.ts';
import { picture } from '../illustration/picture.ts';
import { digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { outputPath } from '../kernel/path.ts';
import type { Remember } from '../kernel/remember.ts';
import type { PageRoute } from '../kinds/page-route.ts';
import type { Frame } from './frame.ts';
import { makePage, type Page } from './page.ts';

/** What is known of a page of the site. */
export type SitePage = Page & {
  readonly route: PageRoute;
  readonly pictures: readonly Asset[];
  /** All that no other page need show: its pictures, and its card for other sites. */
  readonly assets: readonly Asset[];
};

/**
 * One page, and its file. Neither is made if nothing has changed that it is made from.
 *
 * @param shared the facts of what all pages share.
 */
export function sitePage(
  route: PageRoute,
  frame: Frame,
  shared: PageFacts,
  remember: Remember,
): { page: SitePage; file: LazyFile } {
  const from = digestOf([route.handle.from, frame.digest]);
  let made: ReturnType<typeof makePage> | undefined;
  const make = () => {
    made ??= makePage(route, frame, shared);
    return made;
  };
  const known = remember(`page ${route.path}`, [from], () => make().page);
  const file = { path: outputPath(route.path), from, make: () => make().content };
  const pictures = known.shows.map((options) => pictureAsset(picture(options), frame.drawing));
  const { canonical, share } = route.handle;
  const assets = canonical ? [...pictures, frame.card(share)] : pictures;
  return { page: { ...known, route, pictures, assets }, file };
}

/** Where an asset lies in the output. */
export function assetFile(asset: Asset): LazyFile {
  return { path: `assets/${hashedName(asset)}`, from: asset.from, make: asset.make };
}
