import type { Photograph } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';

/** A client's logo: a sanitised SVG and its viewBox. */
export type Logo = {
  readonly svg: string;
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
};

export type MediaFile =
  | { readonly kind: 'photograph'; readonly photograph: Photograph }
  | { readonly kind: 'logo'; readonly logo: Logo }
  | { readonly kind: PlainKind; readonly path: string; readonly size: number };

/** Published unchanged; `path` is relative to the output, `size` in bytes. */
export type PlainKind = 'film' | 'captions' | 'download';

export type Media = {
  /** By file name; files with problems are left out. */
  readonly files: ReadonlyMap<string, MediaFile>;
  readonly names: ReadonlySet<string>;
  readonly problems: readonly Problem[];
};

export const noMedia: Media = { files: new Map(), names: new Set(), problems: [] };

/** The endings of what is taken. */
export const mediaEndings = {
  photograph: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  logo: ['svg'],
  film: ['mp4', 'webm'],
  captions: ['vtt'],
  download: ['pdf', 'csv'],
} as const satisfies Record<MediaFile['kind'], readonly string[]>;

/** What the names of crops end in: `harbour-16-9.jpg` was cut out of `harbour.jpg`. */
export const cropNames = ['part', 'square', '16-9', '3-2', '4-3', '4-5', '12-5', '6-5'] as const;

export type MediaEnding = (typeof mediaEndings)[MediaFile['kind']][number];

/** Undefined if it is not taken. */
export function mediaKindOf(name: string): MediaFile['kind'] | undefined {
  const ending = name.toLowerCase().replace(/^.*\./, '');
  const kinds = Object.keys(mediaEndings) as MediaFile['kind'][];
  return kinds.find((kind) => (mediaEndings[kind] as readonly string[]).includes(ending));
}

export const heic = 'is in Apple’s HEIC format, which browsers do not show. Export it as a JPEG.';

const others: readonly [ending: RegExp, message: string][] = [
  [/\.(mov|avi|mkv|m4v|wmv|mpe?g)$/, 'is a film that not all browsers play. Export it as an MP4.'],
  [/\.(srt|sbv|ass)$/, 'holds captions that browsers do not read. Export them as WebVTT (.vtt).'],
  [/\.(heic|heif)$/, heic],
  [/\.gif$/, 'is a GIF. Export a still picture as a PNG, a moving one as an MP4 film.'],
  [
    /./,
    'is of a kind that pages cannot show. Photographs end in .jpg, .png, .webp or .avif, films in .mp4 or .webm, captions in .vtt, logos in .svg, files to download in .pdf or .csv.',
  ],
];

/** What is wrong with a file of another ending, as the end of a sentence. */
export function notTaken(name: string): string {
  return others.find(([ending]) => ending.test(name.toLowerCase()))?.[1] ?? '';
}

export const mediaFolder = 'content/media';

export const downloadName = /^(?:\.\.\/media\/)?([a-z0-9-]+\.(?:pdf|csv))$/;

/** A reference to a media file, or to an external film by its address. */
export type MediaUse = {
  readonly file: string;
  readonly line: number;
};

export function isMediaPath(path: string): boolean {
  return path.startsWith(`${mediaFolder}/`);
}
