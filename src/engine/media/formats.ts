import { heic, type MediaEnding, type MediaFile, mediaKindOf, notTaken } from '../content/media.ts';
import { readStart } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Fault } from '../kernel/problem.ts';

type Format = {
  readonly kind: MediaFile['kind'];
  /** Its first bytes, as text in Latin-1: an ending can lie. */
  readonly begins: RegExp;
  /** What is wrong with other files of this ending, as the end of a sentence. */
  readonly otherwise: string;
};

const photograph = {
  begins: /^(\xff\xd8\xff|\x89PNG|.{8}WEBP|.{4}ftypavi[fs])/s,
  otherwise: 'is no photograph, whatever its name says. Export it as a JPEG.',
};

const notFilm =
  'is no film that browsers play, whatever its name says. Export it as an MP4 (H.264).';

/** By ending. Sources: ISO/IEC 14496-12, 4.3; RFC 9559, 6; WebVTT, 4; ISO 32000, 7.5.2. */
const formats: Readonly<Record<MediaEnding, Omit<Format, 'kind'>>> = {
  ...{ jpg: photograph, jpeg: photograph, png: photograph, webp: photograph, avif: photograph },
  svg: { begins: /^/, otherwise: '' },
  mp4: { begins: /^.{4}ftyp(?!qt)/s, otherwise: notFilm },
  webm: { begins: /^.E\xdf\xa3/s, otherwise: notFilm },
  vtt: {
    begins: /^(\xef\xbb\xbf)?WEBVTT(\s|$)/,
    otherwise: 'is no WebVTT file: its first line must be WEBVTT. Export the captions as WebVTT.',
  },
  pdf: {
    begins: /^%PDF-/,
    otherwise: 'is no PDF, whatever its name says. Export it as a PDF.',
  },
  csv: {
    // A spreadsheet program's own file, renamed, has bytes that no text has.
    begins: /^[^\0]*$/,
    otherwise: 'is no CSV file, whatever its name says. Export the sheet as CSV (UTF-8).',
  },
};

const wrongFormat = (message: string): Fault => ({ code: 'wrong-format', message });

export function formatOf(name: string): Format | Fault {
  const kind = mediaKindOf(name);
  if (kind) return { kind, ...formats[endingOf(name) as MediaEnding] };
  return wrongFormat(notTaken(name));
}

export const endingOf = (name: string) => name.replace(/^.*\./, '');

/** What is wrong with a file that does not begin as one of its format does. */
export function startOf(
  file: SourceFile,
  { begins, otherwise }: Pick<Format, 'begins' | 'otherwise'> = photograph,
): Fault | undefined {
  const start = Buffer.from(readStart(file, 16)).toString('latin1');
  // Apple's photographs, and the general brands that only they use.
  if (/^.{4}ftyp(he|mif1|msf1)/s.test(start)) return wrongFormat(heic);
  return begins.test(start) ? undefined : wrongFormat(otherwise);
}
