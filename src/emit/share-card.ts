import { createHash } from 'node:crypto';
import { logo } from '../illustration/logo.ts';
import { palette } from '../illustration/palette.ts';
import { path } from '../illustration/shapes.ts';
import type { PageHandle, PageRoute } from '../routes/page-route.ts';
import { fontInstance } from './font.ts';
import type { HashedAssets } from './hashed.ts';
import { type Font, lineWidth, openFont, outline, setLine } from './lettering.ts';
import type { Drawing } from './rasters.ts';
import { typeset } from './typeset.ts';

const { ink, red, white } = palette;

/** px. The title's room ends before the tower on the right, and above the tallest bar. */
const left = 64;
const top = 60;
const room = { width: 868, height: 216, largest: 104, smallest: 56, leading: 0.98 };

/** Bold and wide, as the pages' own headlines. */
export const titleAxes = { wght: 700, wdth: 125 } as const;

/** Large letters stand close; in sizes. */
const tracking = -0.035;

/**
 * The code that sets the words, and which packages it does so with. A card that another version of
 * it has set is not used again.
 */
export const cardSources = [
  'package-lock.json',
  'src/emit/font.ts',
  'src/emit/kept.ts',
  'src/emit/lettering.ts',
  'src/emit/share-card.ts',
  'src/emit/typeset.ts',
  'src/illustration/logo.ts',
  'src/illustration/palette.ts',
  'src/illustration/shapes.ts',
] as const;

type CardOptions = {
  /** The site's. */
  readonly name: string;
  readonly typeface: Uint8Array;
  /** The files in `cardSources`. */
  readonly code: readonly Uint8Array[];
};

/**
 * The cards of all pages, by their plain names. Two addresses of one page share a card. Setting the
 * words takes far longer than the picture behind them, so they are set where a card is drawn.
 */
export function shareCards(
  routes: readonly PageRoute[],
  { name, typeface, code }: CardOptions,
): Map<string, Drawing> {
  const version = createHash('sha256');
  for (const bytes of [typeface, ...code]) version.update(bytes);
  const common = [version.digest('hex'), name];
  let opened: Promise<Font> | undefined;
  const font = () => {
    opened ??= fontInstance(typeface, titleAxes).then(openFont);
    return opened;
  };
  const pages = routes.filter(({ handle }) => handle.canonical);
  const cards = pages.map(({ handle: { share } }): [string, Drawing] => {
    const source = [...common, share.title, share.picture.draw()].join('\n');
    return [share.asset, { source, draw: async () => shareCard(share, name, await font()) }];
  });
  return new Map(cards);
}

/** Names of assets by which every page shows the icon, where no cards are drawn. */
export function withIcon(
  names: HashedAssets['names'],
  routes: readonly PageRoute[],
): HashedAssets['names'] {
  const icon = names.get('icon-512.png') ?? '';
  return new Map([...names, ...routes.map(({ handle }) => [handle.share.asset, icon] as const)]);
}

/**
 * What other sites show beside a link to a page, as an SVG file: a picture, and on it the page's
 * title as outlines, under the site's name.
 *
 * @param font an instance of our typeface at `titleAxes`.
 */
export function shareCard({ title, picture }: PageHandle['share'], name: string, font: Font) {
  const words = brand(name, font) + headline(title, font);
  return picture.draw().replace(/<\/svg>$/, `${words}</svg>`);
}

function brand(name: string, font: Font): string {
  const { beam, lampRoom, redBands, whiteBand, width } = logo;
  const mark = path(ink, beam + lampRoom) + path(red, redBands) + path(white, whiteBand);
  const letters = letter(name, font, { left: left + width + 12, baseline: top + 18, size: 30 });
  return `<g transform="translate(${left} ${top - 16})">${mark}</g>${path(ink, letters)}`;
}

function headline(title: string, font: Font): string {
  const { size, lines } = typeset(title, room, (text) => lineWidth(text, font, tracking));
  const first = top + 56 + size * 0.72;
  const outlines = lines.map((line, index) =>
    letter(line, font, { left, baseline: first + index * room.leading * size, size }),
  );
  return path(ink, outlines.join(''));
}

type Place = { left: number; baseline: number; size: number };

function letter(text: string, font: Font, { left, baseline, size }: Place): string {
  const where = { left, baseline, scale: size / font.unitsPerEm, spacing: tracking * size };
  return setLine(text, font, where).map(outline).join('');
}
