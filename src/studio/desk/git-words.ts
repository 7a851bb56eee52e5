import { isDeepStrictEqual } from 'node:util';
import { fieldShape } from '../../engine/content/field-shape.ts';
import { toFillIn } from '../../engine/content/mistakes/placeholders.ts';
import { britishDate, countWords, inAList } from '../../engine/kernel/text.ts';
import { type ContentKind, dataShown, kindOf, titleOfOne } from './content-kind.ts';
import type { GitChange } from './desk-messages.ts';
import { fieldsIn } from './edited-text.ts';
import { isGroup, isList, valueAt } from './field-values.ts';
import { itemName } from './item-name.ts';
import { heldUntil } from './listed-files.ts';
import { titleIn } from './saved-content.ts';

export type Status = Pick<GitChange, 'file' | 'how' | 'former'>;

/** A side is undefined if the file was missing. */
export type Difference = Status & {
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** @param day today, such as `2026-11-24`. */
export function inWords(difference: Difference, day: string): GitChange {
  const { file, how, former, before, after } = difference;
  const isText = before !== undefined && after !== undefined;
  const more = isText ? countWritten(after) - countWritten(before) : 0;
  const count = Math.abs(more) === 1 ? 'one word' : `${Math.abs(more)} words`;
  const change = more === 0 || how !== 'changed' ? '' : `, ${count} ${more > 0 ? 'more' : 'fewer'}`;
  const kind = kindOf(file);
  const rest = !kind
    ? ''
    : kind.hasBody
      ? change + fate(kind, difference, day)
      : parts(kind, difference);
  const { type, title } = subject(difference);
  const words = `${type}${title}: ${former ? renamed(difference) : how}${rest}`;
  return { file, how, words, title, ...(former && { former }) };
}

/** Without the hints of what is still to be filled in. */
const countWritten = (text: string) =>
  countWords(text.replaceAll(new RegExp(`${toFillIn}:.*`, 'g'), ''));

/** How a change affects when visitors see the page. */
function fate(kind: ContentKind, { file, former = file, before, after }: Difference, day: string) {
  if (after === undefined) return '';
  const whenSeen = (path: string, text: string) => {
    const fields = fieldsIn(path, text);
    return valueAt(fields, ['draft']) === true
      ? 'never'
      : (heldUntil({ fields, kind }, day) ?? 'now');
  };
  const [old, next] = [before && whenSeen(former, before), whenSeen(file, after)];
  if (old === next) return next === 'never' ? ', stays a draft' : '';
  if (!old && next === 'now') return '';
  if (next === 'now') return ', goes live';
  if (next === 'never') return old === 'now' ? ', leaves the site as a draft' : ', a draft';
  return `, ${old === 'now' ? 'leaves the site until' : 'goes live on'} ${britishDate(next)}`;
}

/** The changed fields of lists and settings: `: Sizes, Terms` */
function parts({ schema }: ContentKind, { file, before, after }: Difference): string {
  if (before === undefined || after === undefined) return '';
  const [old, now] = [fieldsIn(file, before), fieldsIn(file, after)];
  const form = fieldShape(schema);
  const items = isList(old) && isList(now) ? now : [];
  const names = [
    ...items.flatMap((item, at) =>
      isList(old) && old.some((one) => isDeepStrictEqual(one, item))
        ? []
        : itemName(form, item, at),
    ),
    ...Object.entries((isGroup(old) && isGroup(now) && form.properties) || {}).flatMap(
      ([name, { title = name }]) =>
        isDeepStrictEqual(valueAt(old, [name]), valueAt(now, [name])) ? [] : title,
    ),
  ];
  const shown = [...names.slice(0, 3), ...(names.length > 3 ? [`${names.length - 3} more`] : [])];
  return names.length === 0 ? '' : ` in ${inAList(shown)}`;
}

function renamed({ file, former = '', before = '', after = '' }: Difference): string {
  const old = titleIn(former, before);
  return old === titleIn(file, after) ? 'renamed' : `renamed, before “${old}”`;
}

/** Such as `Article ` and `“Reels”`; settings, lists and media have no type. */
function subject({ file, before, after }: Difference): { type: string; title: string } {
  const kind = kindOf(file);
  if (!kind) return { type: '', title: file.replace(/^content\/(media\/)?/, '') };
  const data = dataShown[kind.name]?.title;
  if (data) return { type: '', title: data };
  const title = titleIn(file, after ?? before ?? '') ?? file.replace(/^.*\//, '');
  return { type: `${kind.family ? titleOfOne(kind.name) : 'Page'} `, title: `“${title}”` };
}
