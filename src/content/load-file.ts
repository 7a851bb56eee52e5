import type { z } from 'zod';
import { ProblemsError } from '../kernel/problem.ts';
import { markdown } from './markdown.ts';
import { type Parsed, parseJson, parseMarkdown } from './parse.ts';
import type { Page } from './site.ts';
import type { Source, SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

/**
 * A JSON file's checked value.
 *
 * @throws ProblemsError with all that is wrong with the file.
 */
export function loadData<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
): { value: z.infer<Schema>; source: Source } {
  const { data, source } = parseJson(present(file, path));
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ProblemsError(wording(result.error, schema, source));
  return { value: result.data, source };
}

/**
 * A Markdown file's checked fields and its text. Both are checked before either's problems are
 * thrown, so that one build tells of all.
 *
 * @throws ProblemsError with all that is wrong with the file.
 */
export function loadPage<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
  address: (data: { readonly title: string }) => string,
): Page<z.infer<Schema>> {
  const { data, source, body: text, bodyLine }: Parsed = parseMarkdown(present(file, path));
  const { body, problems } = markdown(text, path, bodyLine);
  const result = schema.safeParse(data, { reportInput: true });
  const all = result.success ? problems : [...wording(result.error, schema, source), ...problems];
  if (!result.success || all.length > 0) throw new ProblemsError(all);
  // Every Markdown schema has a title: see kinds.ts.
  const fields = result.data as z.infer<Schema> & { title: string };
  return { ...fields, path: address(fields), body, source };
}

function present(file: SourceFile | undefined, path: string): SourceFile {
  if (!file) throw new ProblemsError([{ file: path, message: 'is missing.' }]);
  return file;
}
