import type { Digest } from './digest.ts';
import { mediaPath } from './path.ts';

export type PhotographFormat = 'avif' | 'webp' | 'jpg';

export type Photograph = {
  readonly name: string;
  /** Of its content and of how it is encoded; part of its files' names. */
  readonly digest: Digest;
  /** px, the way up that it is shown. */
  readonly width: number;
  readonly height: number;
  /** `a3b` for #aa33bb: its average colour, shown until it arrives; none if it is transparent. */
  readonly colour?: string;
  /** Best first; the last one is for every browser. */
  readonly formats: readonly PhotographFormat[];
};

export type PhotographUse = 'text' | 'gallery' | 'wide' | 'cover' | 'portrait';

type Place = {
  /** The widths that are made, in px: for screens with one, two and three pixels to the CSS px. */
  readonly widths: readonly number[];
  /** How wide the page shows it; source of the figures: ui/figure.css, ui/gallery.css, ui/cover.css, ui/portrait.css. */
  readonly sizes: (shape: number) => string;
  readonly least: number;
};

const inset = [400, 800, 1200, 1600];
const full = [800, 1200, 1600, 2000, 2560];

const places: Readonly<Record<PhotographUse, Place>> = {
  text: {
    widths: inset,
    sizes: (shape) => `(max-width:749px) 91vw,${shape < tall ? tallWidth : 690}px`,
    least: 690,
  },
  gallery: { widths: inset, sizes: () => '(max-width:899px) 91vw,755px', least: 1000 },
  wide: { widths: full, sizes: () => '(max-width:1439px) 91vw,1312px', least: 1000 },
  cover: {
    widths: full,
    // Cropped: to a square on narrow screens, elsewhere to 12:5.
    sizes: (shape) => `(max-width:899px) ${across(shape)},${across(shape / 2.4)}`,
    least: 1440,
  },
  portrait: {
    widths: [320, 640, 960],
    // Cropped to 6:5, in one to three columns.
    sizes: (shape) => {
      const part = (width: number, unit: string) =>
        `${Math.round(Math.max(1, shape / 1.2) * width)}${unit}`;
      return `(max-width:479px) ${part(91, 'vw')},(max-width:899px) ${part(46, 'vw')},${part(421, 'px')}`;
    },
    least: 640,
  },
};

/** The width at which a picture fills a full-width box. @param shape its aspect ratio by the box's. */
const across = (shape: number) => `${Math.round(Math.max(1, shape) * 100)}vw`;

/** Width by height, below which a photograph in a text is shown narrower, so that it fits a screen. */
const tall = 0.8;
const tallWidth = 420;

export function isTall({ width, height }: Photograph): boolean {
  return width / height < tall;
}

export function leastWidth(use: PhotographUse): number {
  return places[use].least;
}

export const widestUse = Math.max(...Object.values(places).flatMap(({ widths }) => widths));

/** Parts of a photograph that are cut out of it at one size, in px. */
export const photographCrops = {
  // Source: the Open Graph pictures that networks show large.
  share: { width: 1200, height: 630 },
  // Twice the size at which a byline shows it.
  face: { width: 240, height: 240 },
} as const;

export type PhotographCrop = keyof typeof photographCrops;

export function photographPath(
  { name, digest }: Pick<Photograph, 'name' | 'digest'>,
  width: number | PhotographCrop,
  format: PhotographFormat,
): string {
  return `${mediaPath(name.replace(/\.\w+$/, ''), digest)}-${width}.${format}`;
}

export function facePath(photograph: Photograph): string {
  return photographPath(photograph, 'face', 'webp');
}

export type PhotographMarkup = ReturnType<typeof photographMarkup>;

const mimeTypes: Readonly<Record<PhotographFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export function photographMarkup(photograph: Photograph, use: PhotographUse) {
  const { width, height, formats, colour } = photograph;
  const widths = widthsOf(photograph, use);
  const largest = Math.max(...widths);
  return {
    sources: formats.slice(0, -1).map((format) => ({
      type: mimeTypes[format],
      srcSet: widths
        .map((width) => `/${photographPath(photograph, width, format)} ${width}w`)
        .join(),
    })),
    sizes: places[use].sizes(width / height),
    img: {
      src: `/${fallbackPath(photograph, use)}`,
      width: largest,
      height: Math.round((largest * height) / width),
      ...(colour && { className: `colour-${colour}` }),
    },
  };
}

/** The file for browsers, feed readers and search engines that choose none of the sources. */
export function fallbackPath(photograph: Photograph, use: PhotographUse): string {
  const widths = widthsOf(photograph, use);
  const width = widths.findLast((width) => width <= 1200) ?? widths[0] ?? photograph.width;
  return photographPath(photograph, width, photograph.formats.at(-1) ?? 'jpg');
}

/** The still that a film shows before it is played. A film can name only one file. */
export function posterPath(photograph: Photograph): string {
  const width = widthsOf(photograph, 'gallery').findLast((width) => width <= 1200);
  return photographPath(photograph, width ?? photograph.width, 'webp');
}

/** The picture that other sites show beside a link to a page, 1200 x 630 px. */
export function sharePath(photograph: Photograph): string {
  return photographPath(photograph, 'share', 'jpg');
}

/** The widths of the files for a place: none wider than the original, whose own may be the widest. */
function widthsOf({ width }: Photograph, use: PhotographUse): number[] {
  const { widths } = places[use];
  const most = Math.min(width, Math.max(...widths));
  return [...new Set([...widths.filter((one) => one < most), most])];
}

/** The class of a place-holding colour: the page's stylesheet gets a rule for each in its markup. */
export const colourClass = /\bcolour-([0-9a-f]{3})\b/g;
