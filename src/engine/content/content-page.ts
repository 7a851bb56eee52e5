import type { z } from 'zod';
import { digestOf, identify } from '../kernel/digest.ts';
import { filledFigures, filmNamed } from './blocks/figure.ts';
import type { Film } from './film.ts';
import type { Body } from './markdown.ts';
import type { Media } from './media.ts';
import type { Source } from './source-file.ts';

export type Page<Data> = Data & {
  readonly path: string;
  readonly body: Body;
  readonly source: Source;
};

export type PageOf<Schema extends z.ZodType> = Page<z.infer<Schema>>;

/** Fills in the photographs and films of a page's body; its digest includes theirs. */
export function withMedia<P extends Page<object>>(
  page: P,
  media: Media,
  films: readonly Film[],
): P {
  const { body } = page;
  if (body.media.length === 0) return page;
  const shown = body.media.map(
    ({ file }) => filmNamed(file, films, media) ?? media.files.get(file),
  );
  const { headings, links, words, media: used } = body;
  const filled = Object.freeze({
    ...{ headings, links, words, media: used },
    films: shown.filter((one) => one !== undefined && 'film' in one),
    get html() {
      return filledFigures(body.html, media, films);
    },
  });
  const named = identify(filled, digestOf([body, shown]));
  return identify({ ...page, body: named }, digestOf([page, shown]));
}
