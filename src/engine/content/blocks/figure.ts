import type { Token, Tokens } from 'marked';
import { escapeHtml, unescapeHtml } from '../../kernel/html.ts';
import { isTall } from '../../kernel/photograph.ts';
import type { Fault } from '../../kernel/problem.ts';
import type { Film } from '../film.ts';
import type { Media } from '../media.ts';
import type { Block } from './block.ts';
import { filmAddress, filmMarkup, pictureHtml, type ShownFilm, shownFilm } from './film-figure.ts';

/** A photograph or a film, `![what it shows](tiles.jpg "A caption")`, on lines of its own. */
export const figure: Block = {
  extension: () => ({
    renderer: {
      paragraph: (token) => figuresOf(token)?.map(unfilledFigure).join('') ?? false,
    },
  }),
  mistakes(found) {
    const alone = new Set<Token>(
      found.flatMap(({ token, depth }) => (depth === 0 ? figuresOf(token) : undefined) ?? []),
    );
    return found.flatMap(({ token, line }) => {
      const fault = objection(token, alone.has(token));
      return fault ? [{ line, ...fault }] : [];
    });
  },
};

/** The pictures of a paragraph that holds nothing else, which becomes a figure for each. */
function figuresOf(token: Token): Tokens.Image[] | undefined {
  if (token.type !== 'paragraph') return undefined;
  const parts = (token as Tokens.Paragraph).tokens.filter(({ raw }) => raw.trim() !== '');
  const images = parts.filter((part): part is Tokens.Image => part.type === 'image');
  return images.length > 0 && images.length === parts.length ? images : undefined;
}

/** @param isAlone whether a picture has its own paragraph. */
function objection(token: Token, isAlone: boolean): Fault | undefined {
  if (token.type === 'image') return pictureObjection(token as Tokens.Image, isAlone);
  // A text with tokens of its own is only their frame.
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return undefined;
  // Words that look like a picture, but which Markdown does not take for one.
  const words = /!\[[^\]]*\]\s*\([^)]*\)/.exec(token.raw)?.[0];
  if (words === undefined) return undefined;
  const message = `"${words}" is not read as a picture: there is no space before the bracket, and none in the name of the file. It looks like ![what it shows](tiles.jpg).`;
  return { code: 'wrong-block', message, words };
}

function pictureObjection({ href, text }: Tokens.Image, isAlone: boolean): Fault | undefined {
  const file = mediaName(href);
  if (file === undefined) {
    const message = `"${href}" is not a file of ours. Put the picture into content/media, and write its name: ![what it shows](tiles.jpg).`;
    return { code: 'missing-media', message, words: href };
  }
  if (text.trim() === '') {
    const message = `"${file}" has no words for people who cannot see it. Say what it shows: ![what it shows](${file}).`;
    return { code: 'picture-without-words', message, words: href };
  }
  if (isAlone) return undefined;
  const message = `"${file}" stands among words. Give it lines of its own, with a blank one on each side.`;
  return { code: 'wrong-block', message, words: href };
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

/** A film by its file's name, or by its address elsewhere. */
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
