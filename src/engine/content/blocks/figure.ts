import type { Token, Tokens } from 'marked';
import { escapeHtml, unescapeHtml } from '../../kernel/html.ts';
import { isTall } from '../../kernel/photograph.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { Film } from '../film.ts';
import type { Media } from '../media.ts';
import type { Block, Mistake } from './block.ts';
import { filmAddress, filmMarkup, pictureHtml, type ShownFilm, shownFilm } from './film-figure.ts';

/** A photograph or film in a paragraph of its own: `![what it shows](tiles.jpg "A caption")`. */
export const figure: Block = {
  renderer: () => ({
    paragraph: (token) => figuresOf(token)?.map(unfilledFigure).join('') ?? false,
  }),
  mistakes: ({ token, depth, parent }) =>
    token.type === 'image'
      ? pictureMistakes(token as Tokens.Image, depth === 1 && figuresOf(parent) !== undefined)
      : [],
};

/** The images of a paragraph that has nothing else; each becomes a figure. */
function figuresOf(token: Token | undefined): Tokens.Image[] | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const parts = (token as Tokens.Paragraph).tokens.filter(({ raw }) => raw.trim() !== '');
  const images = parts.filter((part): part is Tokens.Image => part.type === 'image');
  return images.length > 0 && images.length === parts.length ? images : undefined;
}

/** @param isAlone whether the image has a paragraph to itself. */
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
 * Resolves an image's address to a file name in `content/media/`, alone or with the path that
 * editors' previews need, or to an external film. Undefined for other addresses.
 */
export function mediaName(href: string): string | undefined {
  if (filmAddress.test(href)) return href;
  return /^(?:(?:\.\.\/|content\/|\/)*media\/)?([^/\\:?#]+\.\w+)$/.exec(href)?.[1];
}

/** A placeholder, which `filledFigures` replaces once media are known. */
function unfilledFigure({ href, text, title }: Tokens.Image): string {
  const caption = title?.trim()
    ? `<figcaption class="caption">${escapeHtml(title.trim())}</figcaption>`
    : '';
  const name = escapeHtml(mediaName(href) ?? href);
  return `<figure class="figure"><img src="media:${name}" alt="${escapeHtml(text.trim())}">${caption}</figure>\n`;
}

/** Matches only output of `unfilledFigure`: in texts, quotes and brackets are escaped. */
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
 * Replaces placeholders with media. @throws Error for a missing file, which is a bug, since
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

/** Media links are the only ones that don't begin with /, #, https: or mailto:. */
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
