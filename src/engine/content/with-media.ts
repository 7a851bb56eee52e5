import { digestOf, identify } from '../kernel/digest.ts';
import { filledFigures } from './blocks/figure.ts';
import { type ShownFilm, shownFilm } from './blocks/film-figure.ts';
import type { Page } from './content-page.ts';
import type { Film } from './film.ts';
import type { Body } from './markdown.ts';
import type { Media } from './media.ts';

/** A page whose text shows the photographs and films that it names; its digest depends on theirs. */
export function withMedia<P extends Page<object>>(
  page: P,
  media: Media,
  films: readonly Film[],
): P {
  const { body } = page;
  if (body.media.length === 0) return page;
  const shown = body.media.map(({ file: name }) => {
    const film = films.find(({ file, address }) => [file, address].includes(name));
    return film ? shownFilm(film, media) : media.files.get(name);
  });
  const filled = identify(filledBody(body, media, films), digestOf([body, shown]));
  return identify({ ...page, body: filled }, digestOf([page, shown]));
}

function filledBody(body: Body, media: Media, films: readonly Film[]): Body {
  const { headings, links, words } = body;
  return Object.freeze({
    ...{ headings, links, words, media: body.media },
    films: body.media.flatMap(({ file: name }): ShownFilm[] => {
      const film = films.find(({ file, address }) => [file, address].includes(name));
      return film ? [shownFilm(film, media)] : [];
    }),
    get html() {
      return filledFigures(body.html, media, films);
    },
  });
}
