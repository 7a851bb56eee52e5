import type { ShownFilm } from '../content/blocks/film-figure.ts';
import { posterPath } from '../kernel/photograph.ts';

export type FilmFacts = {
  readonly title: string;
  readonly description: string;
  /** Paths in the output: of the film, and of its still. */
  readonly file: string;
  readonly poster: string;
  /** Minutes and seconds: `2:31`. */
  readonly length: string;
};

/** A page's films for search engines, without duplicates and films of other sites. */
export function filmFacts(films: readonly ShownFilm[]): FilmFacts[] {
  const own = films.flatMap(({ film, poster, file }): FilmFacts[] => {
    const { title, length, transcript = [] } = film;
    const description = transcript.join(' ').slice(0, maxDescription);
    return file ? [{ title, description, length, file, poster: posterPath(poster) }] : [];
  });
  return [...new Map(own.map((one) => [one.file, one])).values()];
}

/** Characters. Source: Google's limit for a video's description in a sitemap. */
const maxDescription = 2048;
