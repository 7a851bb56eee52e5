import type { PlainKind } from '../content/media.ts';
import { digestOfLargeFile, readStart } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Digest } from '../kernel/digest.ts';
import { mediaPath } from '../kernel/path.ts';
import type { Fault } from '../kernel/problem.ts';
import type { RememberLater } from '../kernel/remember.ts';

export type PlainSource = {
  readonly kind: PlainKind;
  readonly file: SourceFile;
  readonly path: string;
  readonly content: Digest;
};

type Format = {
  readonly kind: PlainKind;
  /** Whether a file with these first bytes is one, as text in Latin-1. */
  readonly begins: (start: string) => boolean;
  /** Otherwise, as the end of a sentence. */
  readonly fault: Fault;
};

const wrongFormat = (message: string): Fault => ({ code: 'wrong-format', message });

const notFilm = wrongFormat(
  'is no film that browsers play, whatever its name says. Export it as an MP4 (H.264).',
);

/** By ending. Sources: ISO/IEC 14496-12, 4.3; RFC 9559, 6; WebVTT, 4; ISO 32000, 7.5.2. */
const formats: Readonly<Record<string, Format>> = {
  mp4: { kind: 'film', begins: (start) => /^.{4}ftyp(?!qt)/s.test(start), fault: notFilm },
  webm: { kind: 'film', begins: (start) => start.startsWith('\x1aE\xdf\xa3'), fault: notFilm },
  vtt: {
    kind: 'captions',
    begins: (start) => /^(\xef\xbb\xbf)?WEBVTT(\s|$)/.test(start),
    fault: wrongFormat(
      'is no WebVTT file: its first line must be WEBVTT. Export the captions as WebVTT.',
    ),
  },
  pdf: {
    kind: 'download',
    begins: (start) => start.startsWith('%PDF-'),
    fault: wrongFormat('is no PDF, whatever its name says. Export it as a PDF.'),
  },
  csv: {
    kind: 'download',
    // A spreadsheet program's own file, renamed, has bytes that no text has.
    begins: (start) => !start.includes('\0') && !start.startsWith('PK\x03'),
    fault: wrongFormat('is no CSV file, whatever its name says. Export the sheet as CSV (UTF-8).'),
  },
};

/** Endings of films that must be exported again, and captions of another kind. */
const others: readonly [ending: RegExp, message: string][] = [
  [/\.(mov|avi|mkv|m4v|wmv|mpe?g)$/, 'is a film that not all browsers play. Export it as an MP4.'],
  [/\.(srt|sbv|ass)$/, 'holds captions that browsers do not read. Export them as WebVTT (.vtt).'],
];

/** Whether a file is one that is published as it is, by its name. */
export function isPlain(name: string): boolean {
  return endingOf(name) in formats || others.some(([ending]) => ending.test(name));
}

const endingOf = (name: string) => name.replace(/^.*\./, '');

/** Looks at a film, captions or a PDF, without ever holding it in memory as a whole. */
export async function readPlainFile(
  file: SourceFile,
  name: string,
  rememberLater: RememberLater,
): Promise<PlainSource | Fault> {
  const ending = endingOf(name);
  const format = formats[ending];
  if (!format) {
    const [, message = ''] = others.find(([one]) => one.test(name)) ?? [];
    return { code: 'wrong-format', message };
  }
  const start = Buffer.from(readStart(file, 16)).toString('latin1');
  if (!format.begins(start)) return format.fault;
  const digest = () => digestOfLargeFile(file);
  const content = file.stamp
    ? await rememberLater('media file', [file.stamp], digest)
    : await digest();
  const path = `${mediaPath(name.slice(0, -ending.length - 1), content)}.${ending}`;
  return { kind: format.kind, file, path, content };
}
