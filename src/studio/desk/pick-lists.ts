import { parse } from 'node:path';
import type { Facts } from '../../engine/content/facts.ts';
import { marksIn } from '../../engine/content/marked-fields.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { statedFacts } from '../../site/data/stated-facts.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { titleOfOne } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import type { Choice, ListedPage, Lists } from './desk-lists.ts';
import type { FieldPath } from './desk-problem.ts';
import { appliedEdit, isList, leavesIn, valueAt } from './field-values.ts';
import { addressOf, field, type SavedText } from './saved-content.ts';

/** The values of every list that a field may refer to: people, clients, films. */
export function nameLists(texts: readonly Pick<SavedText, 'kind' | 'fields'>[]): Lists['names'] {
  const data = new Map(texts.map(({ kind, fields }) => [kind.hasBody ? '' : kind.name, fields]));
  const marks = [...Object.values(dataFiles), ...Object.values(kinds)].flatMap((row) =>
    'schema' in row ? marksIn(row.schema).flatMap(({ from }) => from ?? []) : [],
  );
  return Object.fromEntries(
    [...new Set(marks)].map((from) => {
      const [file = '', ...steps] = from.split('.');
      const items = valueAt(data.get(file), steps.slice(0, -1));
      return [from, isList(items) ? items.map((item) => choice(item, steps.at(-1) ?? '')) : []];
    }),
  );
}

/** What facts say now; none while a file that states them has problems. */
export function factsIn(texts: readonly SavedText[]): Facts {
  const data = stating(texts);
  return data ? statedFacts.make(data) : {};
}

type Place = { readonly file: SavedText | undefined; readonly at: FieldPath };

/**
 * The fields that facts are made from: prices, or the figures of a project.
 *
 * @param changes whether what was asked about is other with these facts than with those of now.
 */
export function fieldsBehind(
  names: ReadonlySet<string>,
  texts: readonly SavedText[],
  changes: (facts: Facts) => boolean,
): Place[] {
  const data = stating(texts);
  if (!data || names.size === 0) return [];
  const facts = statedFacts.make(data);
  // The schema makes nothing else of JSON and front matter.
  const values = data as unknown as FieldValue;
  return [...leavesIn(values)].flatMap(({ at, value }) => {
    const other = typeof value === 'number' ? value * 2 + 1 : `${value}1`;
    const changed = appliedEdit(values, { at, value: other }) as unknown as typeof data;
    const next = made(changed);
    const isOther = next && [...names].some((name) => next[name] !== facts[name]);
    if (!isOther || !changes(next)) return [];
    const [state, page] = at;
    const ofPage = texts.find(
      ({ path, kind }) => kind.family?.list === state && parse(path).name === page,
    );
    const file = ofPage ?? texts.find(({ kind }) => kind.name === state);
    return [{ file, at: at.slice(ofPage ? 2 : 1) }];
  });
}

/** Undefined for values that no facts can be made from. */
function made(data: Parameters<typeof statedFacts.make>[0]): Facts | undefined {
  try {
    return statedFacts.make(data);
  } catch {
    return undefined;
  }
}

function stating(texts: readonly SavedText[]) {
  const ofMany = texts.filter(({ kind }) => kind.family);
  const lists = Map.groupBy(ofMany, ({ kind }) => kind.family?.list);
  const states = Object.fromEntries([
    ...texts.map(({ kind, fields }) => [kind.name, fields]),
    ...[...lists].map(([list, pages]) => [
      list,
      Object.fromEntries(pages.map(({ path, fields }) => [parse(path).name, fields])),
    ]),
  ]);
  return statedFacts.schema.safeParse(states).data;
}

function choice(item: FieldValue, name: string): Choice {
  const value = String(field(item, name));
  const titles = ['name', 'title', 'company', 'author'].map((one) => field(item, one));
  return { value, title: String(titles.find((one) => typeof one === 'string') ?? value) };
}

/** Every page that can be linked to, including unfinished drafts and unsaved pages. */
export function listedPages(
  { routes, site }: PlannedSite,
  texts: readonly SavedText[],
): ListedPage[] {
  const held = new Set(site.held.map(({ path }) => path));
  const known = routes
    .filter(({ path, handle }) => path !== '*' && handle.canonical)
    .map(({ path, handle: { kind, source: file, share } }) => {
      return { path, title: share.title, file, kind: titleOfOne(kind), isHeld: held.has(path) };
    });
  const files = new Set(known.map(({ file }) => file));
  const others = texts.flatMap(({ path: file, kind, text, title }): ListedPage[] => {
    const path = kind.family && !files.has(file) ? addressOf(file, text) : undefined;
    if (path === undefined) return [];
    return [{ path, title, file, kind: titleOfOne(kind.name), isHeld: true }];
  });
  return [...known, ...others];
}
