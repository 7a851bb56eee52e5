import { parseJson, parseMarkdown } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';

/** A piece of prose as Markdown, and the line of its file on which it begins. */
export type Piece = { readonly file: string; readonly line: number; readonly text: string };

/**
 * All the prose of one file of `content/`: its fields, then its body.
 *
 * @throws ProblemsError if the file cannot be parsed.
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

/** Every string with a space in it: others are ids, paths or dates. */
function strings(value: unknown, at: readonly PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return value.includes(' ') ? [{ at, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...at, key]));
}
