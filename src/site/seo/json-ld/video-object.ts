import type { VideoObject } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { FilmFacts } from '../../../engine/listings/film-facts.ts';

/**
 * A film on a page. Source: Google's guidelines for video structured data.
 *
 * @param published the ISO date of the page, if it has one.
 */
export function videoObject(base: string, film: FilmFacts, published?: string): VideoObject {
  const [minutes, seconds] = film.length.split(':').map(Number);
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: absoluteUrl(base, `/${film.poster}`),
    contentUrl: absoluteUrl(base, `/${film.file}`),
    ...(published && { uploadDate: `${published}T09:00:00+00:00` }),
    duration: `PT${minutes}M${seconds}S`,
    inLanguage: 'en-GB',
  };
}
