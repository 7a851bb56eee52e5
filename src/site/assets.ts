import { type Digest, digest, digestOf } from '../engine/kernel/digest.ts';
import type { LazyFile } from '../engine/kernel/output-file.ts';
import { photographPath } from '../engine/kernel/photograph.ts';
import type { RememberBytes } from '../engine/kernel/remember.ts';
import { mediaFiles } from '../engine/media/media-files.ts';
import type { MediaSource } from '../engine/media/read-media.ts';
import type { SiteAssets, Workshop } from '../engine/render/site-design.ts';
import { shareCards } from './brand/draw-share-card.ts';
import { type Drawing, drawings, pictureAsset, type Shown } from './brand/drawings.ts';
import { mediaKit } from './brand/media-kit.ts';
import { ownLetters } from './brand/outlined-letters.ts';
import { favicon, icons } from './brand/site-icons.ts';
import { typeface } from './brand/typeface.ts';
import { webAppManifest } from './brand/web-app-manifest.ts';
import { chartNamed } from './illustration/chart-picture.ts';
import { faces } from './illustration/faces.ts';
import { pictogramNamed } from './illustration/pictogram-picture.ts';
import { ownKit } from './kinds/about/media-kit.ts';
import type { OwnShareCard } from './kinds/share-card.ts';
import type { Site } from './kinds/site.ts';

/** Folders with the code that draws: changes there redraw everything. */
export const drawingCode = [
  ...['src/engine/assets', 'src/engine/media/raster.ts'],
  ...['src/site/brand', 'src/site/illustration'],
];

export function siteAssets(site: Site, { read, digestOf: digestOfCode }: Workshop): SiteAssets {
  const font = read(typeface.path);
  const drawn = digestOfCode(drawingCode);
  // The clients' typefaces come from packages.
  const packages = digestOfCode(['package-lock.json']);
  const drawing: Drawing = {
    code: digestOf([drawn, digest(font), packages]),
    letters: () => ownLetters(font),
    face: (name) => read(faces[name]),
  };
  const cardCode = digestOf([drawn, packages]);
  const card = shareCards({ name: site.settings.name, typeface: font, code: cardCode });
  return {
    shared: [...drawings(site, drawn, read), ...icons()],
    files: [favicon],
    app: { path: 'site.webmanifest', content: webAppManifest(site.settings) },
    picture: (picture: Shown) => pictureAsset(picture, drawing),
    pictureNamed: (file) => chartNamed(file) ?? pictogramNamed(file),
    card: (share: OwnShareCard) => card(share),
    downloads: (media, remember) => kit(site, { font, code: drawing.code, media, remember }),
  };
}

/** The content that the assets depend on, besides the settings. */
export function assetsFrom({ clients, media }: Site): unknown {
  return [clients, clients.map(({ logo }) => media.files.get(logo.file ?? ''))];
}

type KitOptions = {
  readonly font: Uint8Array;
  /** The digest of the drawing code and of the typeface. */
  readonly code: Digest;
  readonly media: readonly MediaSource[];
  readonly remember: RememberBytes;
};

/** In px: enough for half a printed page. */
const widest = 2000;

/** The generated media kit, unless `content/media/` has one. */
function kit(site: Site, { font, code, media, remember }: KitOptions): LazyFile[] {
  if (ownKit(site.media)) return [];
  const photographs = site.settings.people.flatMap(({ id, shown }) => {
    if (!shown) return [];
    const path = photographPath(shown, Math.min(shown.width, widest), 'jpg');
    const made = mediaFiles(new Set([path]), media, { recipe: 'full', remember });
    return made.map((file) => [id, file] as const);
  });
  return [mediaKit(site, { typeface: font, code, photographs: new Map(photographs), remember })];
}
