import { parseJson, parseMarkdown } from '../content/parse.ts';
import type { SourceFile } from '../content/source-file.ts';

/** A piece of prose, as Markdown, and the line of its file on which it begins. */
export type Piece = { readonly file: string; readonly line: number; readonly text: string };

/**
 * All the prose of one file of `content/`: what its fields say, then its body.
 *
 * @throws ProblemsError where the file cannot be read at all.
 */
export function pieces(file: SourceFile): Piece[] {
  const isJson = file.path.endsWith('.json');
  const { data, source, body, bodyLine } = isJson ? parseJson(file) : parseMarkdown(file);
  const fields = strings(data).map(({ at, text }) => ({
    file: file.path,
    line: source.line(at),
    text,
  }));
  return body.trim() ? [...fields, { file: file.path, line: bodyLine, text: body }] : fields;
}

type Found = { readonly at: readonly PropertyKey[]; readonly text: string };

/** Every string that has a space in it: one without is an id, a path or a date. */
function strings(value: unknown, at: readonly PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return value.includes(' ') ? [{ at, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...at, key]));
}
