import { textsIn } from '../../engine/content/mistakes/field-mistakes.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';

/** A piece of prose as Markdown, and the line of its file on which it begins. */
export type Piece = { readonly file: string; readonly line: number; readonly text: string };

/**
 * All the prose of one file of `content/`: its fields, then its body.
 *
 * @throws ProblemsError if the file cannot be parsed.
 */
export function pieces(file: SourceFile): Piece[] {
  const { data, source, body, bodyLine } = parse(file);
  // A text without a space is an id, a path or a date.
  const fields = textsIn(data)
    .filter(({ text }) => text.includes(' '))
    .map(({ at, text }) => ({ file: file.path, line: source.line(at), text }));
  return body.trim() ? [...fields, { file: file.path, line: bodyLine, text: body }] : fields;
}
