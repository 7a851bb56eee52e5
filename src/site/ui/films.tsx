import { filmMarkup, type ShownFilm } from '../../engine/content/blocks/film-figure.ts';
import { Markup } from './markup.tsx';

/** Films under a text: one across the page, or two side by side. */
export function Films({ films }: { films: readonly ShownFilm[] }) {
  const html = films.map((film) => filmMarkup(film)).join('');
  return (
    <section className="container" aria-label="Films">
      <Markup className="films" html={html} />
    </section>
  );
}
