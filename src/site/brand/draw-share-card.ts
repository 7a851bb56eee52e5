import type { Asset } from '../../engine/assets/asset.ts';
import { type Font, lineWidth, openFont } from '../../engine/assets/lettering.ts';
import { typeset } from '../../engine/assets/typeset.ts';
import { type Digest, digest, digestOf } from '../../engine/kernel/digest.ts';
import { raster } from '../../engine/media/raster.ts';
import type { Letters } from '../illustration/letters.ts';
import { palette } from '../illustration/palette.ts';
import { path } from '../illustration/shapes.ts';
import type { OwnShareCard } from '../kinds/share-card.ts';
import { brand, letters as lettersOf, tracking } from './brand.ts';
import { ownLetters } from './outlined-letters.ts';
import { ownInstance } from './typeface.ts';

const { ink } = palette;

/** px. The title's box ends left of the tower and above the tallest bar. */
const left = 64;
const top = 60;
const titleBox = { width: 868, height: 216, largest: 104, smallest: 56, leading: 0.98 };

/** Bold and wide, like the headlines on pages. */
export const titleAxes = { wght: 700, wdth: 125 } as const;

type CardOptions = {
  readonly name: string;
  readonly typeface: Uint8Array;
  readonly code: Digest;
};

/** Makes pages' share images; the typeface is opened once for all. */
export function shareCards({ name, typeface, code }: CardOptions): (share: OwnShareCard) => Asset {
  const common = digestOf([name, digest(typeface), code]);
  let opened: Promise<Font> | undefined;
  const font = () => {
    opened ??= ownInstance(typeface, titleAxes).then(openFont);
    return opened;
  };
  return (share) => ({
    name: share.asset,
    from: digestOf([common, share.title, share.picture.options]),
    make: async () => raster(shareCard(share, name, await font(), await ownLetters(typeface))),
  });
}

/**
 * A page's share image as an SVG file: the site's name and the page's title over a picture.
 *
 * @param font an instance of our typeface at `titleAxes`.
 */
export function shareCard(
  { title, picture }: OwnShareCard,
  name: string,
  font: Font,
  letters: Letters,
): string {
  const words = signed(name, font) + headline(title, font);
  return picture.draw(letters).replace(/<\/svg>$/, `${words}</svg>`);
}

function signed(name: string, font: Font): string {
  return `<g transform="translate(${left} ${top - 16})">${brand(name, font, 'light')}</g>`;
}

function headline(title: string, font: Font): string {
  const { size, lines } = typeset(title, titleBox, (text) => lineWidth(text, font, tracking));
  const first = top + 56 + size * 0.72;
  const outlines = lines.map((line, index) =>
    lettersOf(line, font, { left, baseline: first + index * titleBox.leading * size, size }),
  );
  return path(ink, outlines.join(''));
}
