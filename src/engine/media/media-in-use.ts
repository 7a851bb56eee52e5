import type { Site } from '../../site/kinds/site.ts';
import { mediaFolder } from '../content/media.ts';

/** The paths in the output of the files of `content/media/` that pages show or link to. */
export function mediaOn(pages: readonly { readonly media: readonly string[] }[]): Set<string> {
  return new Set(pages.flatMap(({ media }) => media));
}

/**
 * What pages show, and the files of `content/media/` that are in use although no page names them:
 * logos, which are drawn with the other drawings, and what the held pages will show.
 */
export function mediaInUse(
  { clients, held }: Pick<Site, 'clients' | 'held'>,
  pages: readonly { readonly media: readonly string[] }[],
): Set<string> {
  const logos = clients.flatMap(({ logo }) => logo.file ?? []);
  const toCome = held.flatMap(({ media }) => media);
  const unnamed = [...logos, ...toCome].map((name) => `${mediaFolder}/${name}`);
  return mediaOn(pages).union(new Set(unnamed));
}
