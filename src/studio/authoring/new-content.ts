import { stringify } from 'yaml';
import { valuesNamed } from '../../engine/content/marked-fields.ts';
import { fieldMistakes } from '../../engine/content/mistakes/field-mistakes.ts';
import { toFillIn, unwritten } from '../../engine/content/mistakes/placeholders.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { Family } from '../../engine/content/tables.ts';
import { attempt, type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import { suggestion } from '../../engine/kernel/suggestion.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { newItem } from './new-item.ts';
import { startable } from './startable.ts';
import { type Known, type NewContent, refuseUnnamed, template } from './template.ts';

/**
 * Makes a page or a list item in memory; writes nothing.
 *
 * @throws ProblemsError if there is no such kind, or it exists already.
 */
export function newContent(files: readonly SourceFile[], name: string, words: string): NewContent {
  const all = startable();
  const kind = all.get(name);
  if (!kind) {
    const names = [...all.keys()];
    const message = `is not a kind of content.${suggestion(name, names)} The kinds are ${names.join(', ')}.`;
    throw new ProblemsError([{ file: `"${name}"`, code: 'unknown-value', message }]);
  }
  if (words.trim() === '') {
    const message = 'needs a title or a name, such as "The tide table".';
    throw new ProblemsError([{ file: name, code: 'blank-field', message }]);
  }
  const known = knownNames(files);
  return 'page' in kind
    ? newPage({ ...kind.page, kind: name }, words.trim(), files, known)
    : newItem(kind.list, words.trim(), files, known);
}

/** Names listed in the data files, except in files that can't be parsed. */
function knownNames(files: readonly SourceFile[]): Known {
  const data = new Map(
    Object.entries(dataFiles).map(([name, { file }]) => {
      const source = files.find(({ path }) => path === file);
      return [name, source && { value: attempt(() => parse(source).data).value ?? [] }];
    }),
  );
  return (from) => valuesNamed(from, data) ?? [];
}

/** A draft, in a file named after its title. */
function newPage(
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
  const { fields, optional } = template(schema, known, title);
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
    // Items made from one template must not become YAML aliases.
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
