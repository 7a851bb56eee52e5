import { escapeHtml } from '../../kernel/html.ts';
import {
  type Photograph,
  type PhotographUse,
  photographMarkup,
  posterPath,
} from '../../kernel/photograph.ts';
import type { Film } from '../film.ts';
import type { Media } from '../media.ts';

export const filmAddress = /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)/;

export type ShownFilm = {
  readonly film: Film;
  readonly poster: Photograph;
  /** Paths in the output; undefined for an external film. */
  readonly file?: string | undefined;
  readonly captions?: string | undefined;
};

/** Looks up a film's files, whose existence has been checked. */
export function shownFilm(film: Film, { files }: Media): ShownFilm {
  const poster = files.get(film.poster);
  if (poster?.kind !== 'photograph') throw new Error(`There is no photograph ${film.poster}.`);
  const pathOf = (name = '') => {
    const found = files.get(name);
    return found && 'path' in found ? found.path : undefined;
  };
  const shown = { film, poster: poster.photograph };
  return film.address
    ? shown
    : { ...shown, file: pathOf(film.file), captions: pathOf(film.captions) };
}

/**
 * A film of our own loads only its lazy still until it is played, and has a transcript. An external
 * one is a link, since embedded players track visitors.
 *
 * @param words what it shows, if the text says so.
 */
export function filmMarkup(shown: ShownFilm, words?: string): string {
  return shown.film.address ? card(shown) : player(shown, words);
}

function player({ film, poster, file, captions }: ShownFilm, words: string | undefined): string {
  const { width, height, className = '' } = photographMarkup(poster, 'gallery').img;
  const size = `width="${width}" height="${height}"`;
  // A `poster` attribute can't be lazy.
  const still = `<img class="${`film__still ${className}`.trim()}" src="/${posterPath(poster)}" ${size} alt="" loading="lazy">`;
  const track = captions
    ? `<track kind="captions" src="/${captions}" srclang="en-GB" label="English">`
    : '';
  const label = escapeHtml(words ? `${film.title}: ${words}` : film.title);
  const paragraphs = (film.transcript ?? []).map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  return `<figure class="film"><div class="film__screen">${still}<video src="/${file}" ${size} aria-label="${label}" controls playsinline preload="none">${track}</video></div>${caption(film)}<details><summary>Read what is said and shown</summary>${paragraphs}</details></figure>\n`;
}

function card({ film, poster }: ShownFilm): string {
  const picture = pictureHtml(poster, 'gallery', '');
  return `<figure class="film film--elsewhere"><a href="${escapeHtml(film.address ?? '')}">${picture}${caption(film, 'span')}</a></figure>\n`;
}

/** @param alt as HTML. */
export function pictureHtml(photograph: Photograph, use: PhotographUse, alt: string): string {
  const { sources, sizes, img } = photographMarkup(photograph, use);
  const listed = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  const colour = img.className ? ` class="${img.className}"` : '';
  return `<picture>${listed.join('')}<img src="${img.src}" width="${img.width}" height="${img.height}" alt="${alt}"${colour} loading="lazy"></picture>`;
}

function caption({ title, length, address }: Film, tag = 'figcaption'): string {
  const where = address ? `, on ${address.includes('vimeo') ? 'Vimeo' : 'YouTube'}` : '';
  return `<${tag} class="caption"><b>${escapeHtml(title)}</b> ${length}${where}</${tag}>`;
}
