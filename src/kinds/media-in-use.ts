import { mediaFolder } from '../content/media.ts';
import type { Site } from './site.ts';

/**
 * The files of `content/media/` that are in use although no page names them: logos, which are drawn
 * with the other drawings, and what the held pages will show.
 */
export function mediaInUse({ clients, held }: Pick<Site, 'clients' | 'held'>): string[] {
  const logos = clients.flatMap(({ logo }) => logo.file ?? []);
  const toCome = held.flatMap(({ media }) => media);
  return [...logos, ...toCome].map((name) => `${mediaFolder}/${name}`);
}
