import type { z } from 'zod';
import { type FieldShape, fieldSentence, fieldShape } from '../../engine/content/field-shape.ts';
import { singlePages } from '../../engine/content/tables.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import { suggestion } from '../../engine/kernel/suggestion.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { families, kinds } from '../../site/kinds/kinds.ts';
import { itemSchema } from './new-item.ts';
import { startable } from './startable.ts';

/** The last heading of `content/README.md`: everything below it is generated. */
export const referenceHeading = '## Every field of every file';

const introduction = `A field with a question mark may be left out. Fields in brackets belong to \
the one before them. The desk shows what each is for; so does \`npm run new -- --fields article\`, \
with any name or file below in place of \`article\`.`;

/** All files' field names as Markdown. A long group is listed once, then referred to. */
export function fieldReference(): string {
  const seen = new Map<string, string>();
  const row = (file: string, schema: z.ZodType, name = file) => {
    const label = name === file ? '' : `, ${name}`;
    return `- \`${file}\`${label}: ${listed(fieldShape(schema), { seen, name })}.`;
  };
  const rows = [
    ...[...startable()].flatMap(([name, what]) =>
      'page' in what ? [row(`${what.page.folder}/*.md`, what.page.schema, name)] : [],
    ),
    ...singleFiles().map(({ file, schema }) => row(file, schema)),
  ];
  return `${referenceHeading}\n\n${introduction}\n\n${rows.join('\n')}\n`;
}

/**
 * Describes each field in a line: `title  The headline of the page.`
 *
 * @param name a kind that `npm run new` knows, or the path of a file.
 * @throws ProblemsError if there is no such kind or file.
 */
export function fieldsOf(name: string): string[] {
  const schema = schemaOf(name);
  if (schema) return described(fieldShape(schema), '');
  const names = [...startable().keys(), ...singleFiles().map(({ file }) => file)];
  const message = `has no fields.${suggestion(name, names)} Choose one of ${names.join(', ')}.`;
  throw new ProblemsError([{ file: `"${name}"`, code: 'unknown-value', message }]);
}

function schemaOf(name: string): z.ZodType | undefined {
  const started = startable().get(name);
  if (started && 'page' in started) return started.page.schema;
  if (started) return itemSchema(started.list);
  const page = families.find(({ folder }) => name.startsWith(`${folder}/`));
  return (page ?? singleFiles().find(({ file }) => file === name))?.schema;
}

function singleFiles(): { readonly file: string; readonly schema: z.ZodType }[] {
  return [...Object.values(dataFiles), ...singlePages(kinds).map(([, kind]) => kind)];
}

/** `seen` maps a group to where it was listed first; `name` is the current file. */
type Place = { readonly seen: Map<string, string>; readonly name: string };

/** Characters; repeating a shorter group is no longer than a reference to it. */
const shortGroup = 30;

/** `title, cover? (photo, alt)` */
function listed(shape: FieldShape, place?: Place): string {
  const { items, properties = {}, required = [] } = shape;
  if (items) return listed(items, place);
  return Object.entries(properties)
    .map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}${group(field, place)}`)
    .join(', ');
}

function group(field: FieldShape, place?: Place): string {
  const inner = listed(field);
  if (inner === '') return '';
  if (!place || inner.length < shortGroup) return ` (${inner})`;
  const first = place.seen.get(inner);
  if (first) return ` (as in ${first})`;
  place.seen.set(inner, place.name);
  return ` (${listed(field, place)})`;
}

function described(shape: FieldShape, prefix: string): string[] {
  const { items, properties = {}, required = [] } = shape;
  if (items) return described(items, prefix);
  return Object.entries(properties).flatMap(([name, field]) => {
    const note = required.includes(name) ? '' : ' May be left out.';
    const line = `${prefix}${name}  ${fieldSentence(field)}${note}`;
    return [line, ...described(field, `${prefix}${name}: `)];
  });
}
