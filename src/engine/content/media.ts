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
