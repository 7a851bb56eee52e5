import { isMediaPath } from '../../engine/content/media.ts';
import { textsIn } from '../../engine/content/mistakes/field-mistakes.ts';
import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { adviceOn } from './sentence-rules.ts';
import { suggestion } from './spelling.ts';

/** Findings by line against the style guide in content/README.md; `words` is one that is misspelt. */
export function findings({ file, line, text, field }: Piece): Problem[] {
  return sentences(text).flatMap(({ sentence, at }) =>
    adviceOn(sentence).map(({ message, word, isUnknown }) => ({
      file,
      line: line + text.slice(0, at).split('\n').length - 1,
      code: isUnknown ? 'misspelt' : 'style',
      ...(field && { field }),
      message,
      ...(word && { words: word }),
    })),
  );
}

/** Separate, since it takes up to half a second for each unknown word. */
export function withSuggestion(found: Problem): Problem {
  const { code, words } = found;
  const instead = code === 'misspelt' && words && suggestion(words);
  if (!instead) return found;
  return { ...found, message: `${found.message} Did you mean "${instead}"?`, instead };
}

/** Splits a text into single-line sentences with their offsets. */
function sentences(text: string): { readonly sentence: string; readonly at: number }[] {
  const found = proseOnly(text).matchAll(/[^\s\0][^\0]*?(?:[.!?…][)"”’*_]*(?=\s)|(?=\0|$))/g);
  return [...found].map(({ 0: sentence, index: at }) => ({
    sentence: sentence.replaceAll('\n', ' '),
    at,
  }));
}

/** Wording fixed by the specification, exclamation marks included: section 8 and the 404 screen. */
const specified = ['Oops! Page not found', 'Message sent!', 'Quiz completed!'];

const blank = (text: string) => ' '.repeat(text.length);

/**
 * Masks a text without changing offsets: zero bytes separate paragraphs, headings, items and cells,
 * and spaces replace code, block marks and specified wording. Each line of a chart is a block.
 */
function proseOnly(text: string): string {
  const masked = text
    .replace(/^```.*?^```/gms, (code) =>
      isChart.test(code) ? code.replaceAll('\n', '\0') : blank(code),
    )
    // The mark of a callout, `>` of quotations, and the dash before a source.
    .replace(/\[![\w ]+\]|^[> ]*>|(?<=\n(?:> ?)*)(?:—|–|--)(?= )/gm, blank)
    .replace(/^ *\|.*$/gm, (row) => row.replaceAll('|', '\0'))
    .replace(/(?<=^#.*)\n|\n(?=\s*\n| *(?:[-*+#\0]|\d+[.)]) )/gm, '\0');
  return specified.reduce((left, phrase) => left.replaceAll(phrase, blank), masked);
}

const isChart = /^```\s*(chart|pictogram)\b/;

/** A piece of prose as Markdown, and the line of its file on which it begins. */
export type Piece = Pick<Problem, 'file' | 'field'> & {
  readonly line: number;
  readonly text: string;
};

/**
 * All the prose of one file of `content/`: its fields, then its body. Media have none.
 *
 * @throws ProblemsError if the file cannot be parsed.
 */
export function pieces(file: SourceFile): Piece[] {
  if (isMediaPath(file.path)) return [];
  const { data, source, body, bodyLine } = parse(file);
  // A text without a space is an id, a path or a date; keywords are what people search for; a
  // template's hints are replaced.
  const fields = textsIn(data)
    .filter(({ at, text }) => text.includes(' ') && at[0] !== 'keywords' && !isUnfilled(text))
    .map(({ at, text }) => ({ file: file.path, line: source.line(at), text, field: at }));
  return body.trim() ? [...fields, { file: file.path, line: bodyLine, text: body }] : fields;
}
