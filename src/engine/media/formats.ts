import { type MediaEnding, type MediaFile, mediaKindOf } from '../content/media.ts';
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

const heic = 'is in Apple’s HEIC format, which browsers do not show. Export it as a JPEG.';

const others: readonly [ending: RegExp, message: string][] = [
  [/\.(mov|avi|mkv|m4v|wmv|mpe?g)$/, 'is a film that not all browsers play. Export it as an MP4.'],
  [/\.(srt|sbv|ass)$/, 'holds captions that browsers do not read. Export them as WebVTT (.vtt).'],
  [/\.(heic|heif)$/, heic],
  [/\.gif$/, 'is a GIF. Export a still picture as a PNG, a moving one as an MP4 film.'],
  [
    /./,
    'is of a kind that pages cannot show. Photographs end in .jpg, .png, .webp or .avif, films in .mp4 or .webm, captions in .vtt, logos in .svg, files to download in .pdf or .csv.',
  ],
];

const wrongFormat = (message: string): Fault => ({ code: 'wrong-format', message });

export function formatOf(name: string): Format | Fault {
  const kind = mediaKindOf(name);
  if (kind) return { kind, ...formats[endingOf(name) as MediaEnding] };
  const [, message = ''] = others.find(([ending]) => ending.test(name)) ?? [];
  return wrongFormat(message);
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
