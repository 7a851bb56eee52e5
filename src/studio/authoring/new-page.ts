import { stringify } from 'yaml';
import { fieldMistakes } from '../../engine/content/mistakes/field-mistakes.ts';
import { toFillIn, unwritten } from '../../engine/content/mistakes/placeholders.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { Family } from '../../engine/content/tables.ts';
import { type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import { type NewContent, refuseUnnamed } from './new-file.ts';
import { type Known, template } from './template.ts';

/** A new page of a family: its file is named after its title, and it is a draft. */
export function newPage(
  { folder, schema, path: address, kind }: Family & { readonly kind: string },
  title: string,
  files: readonly SourceFile[],
  known: Known,
): NewContent {
  const name = idFrom(title);
  const path = `${folder}/${name}.md`;
  refuseUnnamed(name, title);
  if (files.some((file) => file.path === path)) {
    const message = 'exists already. Open it, or choose another title.';
    throw new ProblemsError([{ file: path, code: 'file-exists', message }]);
  }
  const { fields, optional } = template(schema, known);
  const { title: _, ...others } = fields;
  const isDraft = optional.includes('draft');
  const filled = { title, ...(isDraft && { draft: true }), ...others };
  const more = optional.filter((field) => field !== 'draft');
  const text = pageText(filled, { kind, isDraft, more });
  const { data, source } = parse({ path, bytes: new TextEncoder().encode(text) });
  const line = text.split('\n').length - 1;
  const body: Problem = { file: path, line, code: 'no-text', message: unwritten };
  const places = [...fieldMistakes(data, source), body];
  return { path, text, isAddition: false, places, address: address({ title }, name) };
}

function pageText(
  fields: object,
  hinted: { readonly kind: string; readonly isDraft: boolean; readonly more: readonly string[] },
): string {
  const { kind, isDraft, more } = hinted;
  const yaml = stringify(fields, {
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    lineWidth: 0,
    // Items of one list have one template.
    aliasDuplicateObjects: false,
  });
  const hints = [
    `Write over every ${toFillIn}. npm run new -- --fields ${kind} says what each field is for.`,
    ...(isDraft ? ['The page is a draft until the line "draft: true" is deleted.'] : []),
    ...(more.length > 0 ? [`May be added: ${more.join(', ')}.`] : []),
  ];
  return `---
${hints.map((hint) => `# ${hint}`).join('\n')}
${yaml}---

${toFillIn}: the text. A line that begins with ## is a heading, one with - is in a list.
`;
}
