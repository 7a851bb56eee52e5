import type { BaseSite } from '../content/base-site.ts';
import { mediaFolder } from '../content/media.ts';

type WithMedia = { readonly media: readonly string[] };

/** The paths in the output of the files of `content/media/` that pages show or link to. */
export function mediaOn(pages: readonly WithMedia[]): Set<string> {
  return new Set(pages.flatMap(({ media }) => media));
}

/**
 * What pages show, and the files of `content/media/` that are in use although no page names them.
 *
 * @param drawn the names of those that drawings are made from, such as logos.
 */
export function mediaInUse(
  drawn: readonly string[],
  held: BaseSite['held'],
  pages: readonly WithMedia[],
): Set<string> {
  const unnamed = [...drawn, ...held.flatMap(({ media }) => media)];
  return mediaOn(pages).union(new Set(unnamed.map((name) => `${mediaFolder}/${name}`)));
}
