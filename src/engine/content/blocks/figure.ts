import type { Token, Tokens } from 'marked';
import { escapeHtml, unescapeHtml } from '../../kernel/html.ts';
import { isTall } from '../../kernel/photograph.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { Film } from '../film.ts';
import type { Media } from '../media.ts';
import type { Block, Mistake } from './block.ts';
import { filmAddress, filmMarkup, pictureHtml, type ShownFilm, shownFilm } from './film-figure.ts';

/** A photograph or a film, `![what it shows](tiles.jpg "A caption")`, on lines of its own. */
export const figure: Block = {
  renderer: () => ({
    paragraph: (token) => figuresOf(token)?.map(unfilledFigure).join('') ?? false,
  }),
  mistakes: ({ token, depth, parent }) =>
    token.type === 'image'
      ? pictureMistakes(token as Tokens.Image, depth === 1 && figuresOf(parent) !== undefined)
      : [],
};

/** The pictures of a paragraph that holds nothing else, which becomes a figure for each. */
function figuresOf(token: Token | undefined): Tokens.Image[] | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const parts = (token as Tokens.Paragraph).tokens.filter(({ raw }) => raw.trim() !== '');
  const images = parts.filter((part): part is Tokens.Image => part.type === 'image');
  return images.length > 0 && images.length === parts.length ? images : undefined;
}

/** @param isAlone whether a picture has its own paragraph. */
function pictureMistakes({ href, text }: Tokens.Image, isAlone: boolean): Mistake[] {
  const file = mediaName(href);
  const mistake = (code: ProblemCode, message: string) => [{ code, message, words: href }];
  if (file === undefined) {
    const cure =
      'Put the picture into content/media, and write its name: ![what it shows](tiles.jpg).';
    return mistake('missing-media', `"${href}" is not a file of ours. ${cure}`);
  }
  if (text.trim() === '') {
    const message = `"${file}" has no words for people who cannot see it. Say what it shows: ![what it shows](${file}).`;
    return mistake('picture-without-words', message);
  }
  const cure = 'Give it lines of its own, with a blank one on each side.';
  return isAlone ? [] : mistake('wrong-block', `"${file}" stands among words. ${cure}`);
}

/**
 * The name of a file in `content/media/`, as a text writes it: the name alone, or with the path that
 * an editor's preview needs; or the address of a film elsewhere. Undefined for any other address.
 */
export function mediaName(href: string): string | undefined {
  if (filmAddress.test(href)) return href;
  return /^(?:(?:\.\.\/|content\/|\/)*media\/)?([^/\\:?#]+\.\w+)$/.exec(href)?.[1];
}

/** A figure whose photograph is not known yet: `filledFigures` fills it in. */
function unfilledFigure({ href, text, title }: Tokens.Image): string {
  const caption = title?.trim()
    ? `<figcaption class="caption">${escapeHtml(title.trim())}</figcaption>`
    : '';
  const name = escapeHtml(mediaName(href) ?? href);
  return `<figure class="figure"><img src="media:${name}" alt="${escapeHtml(text.trim())}">${caption}</figure>\n`;
}

/** Only `unfilledFigure` writes these: in a text's own words, quotes and brackets are escaped. */
const unfilled =
  /<figure class="figure"><img src="media:([^"]*)" alt="([^"]*)">(<figcaption class="caption">[^<]*<\/figcaption>)?<\/figure>/g;

export function filmNamed(
  name: string,
  films: readonly Film[],
  media: Media,
): ShownFilm | undefined {
  const film = films.find(({ file, address }) => [file, address].includes(name));
  return film && shownFilm(film, media);
}

/**
 * A text's HTML with the files that it names. @throws Error for one that is missing: a bug, since
 * `media-references.ts` reports those.
 */
export function filledFigures(html: string, media: Media, films: readonly Film[]): string {
  return filledDownloads(html, media).replace(
    unfilled,
    (_, name: string, alt: string, caption = '') => {
      const film = filmNamed(unescapeHtml(name), films, media);
      if (film) return filmMarkup(film, unescapeHtml(alt));
      const found = media.files.get(name);
      if (found?.kind !== 'photograph') throw new Error(`There is no photograph ${name}.`);
      const { photograph } = found;
      const classes = isTall(photograph) ? 'figure figure--tall' : 'figure';
      return `<figure class="${classes}">${pictureHtml(photograph, 'text', alt)}${caption}</figure>`;
    },
  );
}

/** Every other link in a text begins with /, #, https: or mailto:. */
function filledDownloads(html: string, { files }: Media): string {
  return html.replace(
    /<a href="(?:\.\.\/media\/)?([a-z0-9-]+\.(?:pdf|csv))"/g,
    (_, name: string) => {
      const found = files.get(name);
      if (!found || !('path' in found)) throw new Error(`There is no file ${name}.`);
      return `<a href="/${found.path}" download`;
    },
  );
}
