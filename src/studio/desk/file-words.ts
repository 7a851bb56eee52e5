import { calloutTitles } from '../../engine/content/blocks/callout.ts';
import { britishDate, filledIn } from '../../engine/kernel/text.ts';
import { fullPrice } from '../../site/data/money.ts';
import { controlOf, type FieldValue, type FormField, fieldsOf } from './desk-forms.ts';
import type { Lists } from './desk-lists.ts';
import { isGroup, leavesIn } from './field-values.ts';
import { shownText } from './fill-in.ts';
import { fieldAt, fieldName, itemName } from './item-name.ts';

export function valueWords(value: FieldValue | undefined, field: FormField = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field.money ? fullPrice(value) : String(value);
  if (typeof value !== 'string' || value === '') return 'Nothing';
  return controlOf(field) === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? britishDate(value)
    : value;
}

/** What a list's row says beside its name: its price, or what tells two of one name apart. */
export function itemDetail(list: FormField, items: readonly FieldValue[], at: number): string {
  const item = items[at];
  if (!isGroup(item)) return '';
  const fields = fieldsOf(list.items ?? {});
  const price = fields.find(({ name, field }) => field.money && typeof item[name] === 'number');
  if (price) return valueWords(item[price.name], price.field);
  const own = itemName(list, item, at);
  const twins = items.filter(
    (other, index) => index !== at && isGroup(other) && itemName(list, other, index) === own,
  );
  const telling = fields.find(
    ({ name }) =>
      ![own, ''].includes(shownText(item[name])) &&
      twins.some((other) => isGroup(other) && other[name] !== item[name]),
  );
  return telling ? withoutSigns(valueWords(item[telling.name], telling.field)) : '';
}

/**
 * A file as readable text: a line for each field, with its label, then the body.
 *
 * @param values undefined if they cannot be parsed: then `text` is the whole file.
 */
export function fileWords(form: FormField, values: FieldValue | undefined, text: string): string {
  if (values === undefined) return unreadWords(form, text);
  const fields = [...leavesIn(values)].map(
    ({ at, value }) => `${fieldName(at, form, values)}: ${valueWords(value, fieldAt(at, form))}`,
  );
  return [...fields, ...(text.trim() === '' ? [] : ['', text])].join('\n');
}

/** Front matter up to its closing line, or an empty line if that is missing; all of a JSON file. */
const fieldLines = /^\s*[[{][\s\S]*|^(?:---[ \t]*\n)?[\s\S]*?(?:\n---[ \t]*(?=\n|$)|\n(?=\n)|$)/;

/** Unparsed fields without YAML or JSON punctuation, and the body. */
export function unreadWords(form: FormField, text: string): string {
  const titles = new Map(titlesIn(form));
  const named = (all: string, name: string) => (titles.has(name) ? `${titles.get(name)}:` : all);
  return text.replace(fieldLines, (fields) =>
    fields
      .replaceAll(/["']?\b([A-Za-z]\w*)["']?:(?=[\s"']|$)/gm, named)
      .replaceAll(/["{}[\]]|(?<=: )'|'$/gm, '')
      .replaceAll(/^[\s-]+|[ \t,]+$/gm, ''),
  );
}

/** Outer fields last, so that a page's own title wins over a group's. */
function* titlesIn({ items, properties = {} }: FormField): Generator<[string, string]> {
  for (const inner of items ? [items] : Object.values(properties)) yield* titlesIn(inner);
  for (const [name, { title = name }] of Object.entries(properties)) yield [name, title];
}

/** A text or a part of one as it is read: without the signs of bold words, links and code. */
export const withoutSigns = (part: string) =>
  part.replaceAll(/\]\([^)]*\)|!?\[|\*{1,2}(?=\S)|(?<=\S)\*{1,2}|==|~~|`/g, '');

const quoteMark = /^> ?\[!(\w+)(?: +(\w+))?\][ \t]*$/gm;

/** Signs that no style shows, as words: names of blocks, pictures, cells, bullets and facts. */
export function signsInWords(text: string, facts: Lists['facts']): string {
  const written = filledIn(text, facts)
    .replaceAll(/^```+(?:chart|pictogram \S+) (.*)\n([\s\S]*?)^```+[ \t]*$/gm, 'Chart: $1\n$2')
    .replaceAll(/^(?<!^>.*\n)>(?! ?\[!) ?/gm, '> Pull quote: ')
    .replaceAll(quoteMark, (_, name: string, colour = '') => {
      const kind = calloutTitles[name.toLowerCase()];
      return `> ${kind ? `Callout, ${kind.toLowerCase()}` : ['Panel', colour].filter(Boolean).join(', ')}:`;
    })
    .replaceAll(/!\[(.*?)\]\((\S+?)(?: "(.*?)")?\)/g, (_, alt, name, caption) =>
      [`${isFilm(name) ? 'Film' : 'Photograph'} ${name}: ${alt}`, caption]
        .filter(Boolean)
        .join(' '),
    )
    .replaceAll(/^\|[ :|-]+\|[ \t]*\n?/gm, '')
    .replaceAll(/^\| *(.*?) *\|[ \t]*$/gm, (_, cells: string) => cells.replaceAll(/ *\| */g, ' · '))
    .replaceAll(/==(.+?)==/g, '**$1**');
  // A style hides the signs of a list like any others.
  return written
    .replaceAll(/^( *)[-*+] (?=\S)/gm, '$1• ')
    .replaceAll(/^( *\d+[.)]) /gm, '$1\u00a0');
}

const isFilm = (name: string) => /^https:|\.(mp4|webm)$/.test(name);
