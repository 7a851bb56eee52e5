import { marksIn, valuesNamed } from '../../engine/content/marked-fields.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import type { FieldValue } from './desk-forms.ts';
import type { Choice, ListedPage, Lists } from './desk-lists.ts';
import { valueAt } from './field-values.ts';
import { titleOfOne } from './kind-titles.ts';
import { addressOf } from './page-of-file.ts';
import { field, type SavedText } from './saved-content.ts';

/** The values of every list that a field may name: people, clients, films. */
export function nameLists(texts: readonly SavedText[]): Lists['names'] {
  const data = new Map(
    Object.entries(dataFiles).map(([name, { file }]) => {
      const value = texts.find(({ path }) => path === file)?.fields;
      return [name, value === undefined ? undefined : { value }] as const;
    }),
  );
  const marks = [...Object.values(dataFiles), ...Object.values(kinds)].flatMap((row) =>
    'schema' in row ? marksIn(row.schema).flatMap(({ from }) => from ?? []) : [],
  );
  return Object.fromEntries([...new Set(marks)].map((from) => [from, choices(from, data)]));
}

type Data = ReadonlyMap<string, { readonly value: FieldValue } | undefined>;

function choices(from: string, data: Data): Choice[] {
  const steps = from.split('.');
  const items = valueAt(data.get(steps[0] ?? '')?.value, steps.slice(1, -1));
  return (valuesNamed(from, data) ?? []).map((value, at) => {
    const item = Array.isArray(items) ? items[at] : undefined;
    const title = ['name', 'title', 'company', 'author'].map((name) => field(item, name));
    return { value, title: String(title.find((one) => typeof one === 'string') ?? value) };
  });
}

/** Every page that can be linked to, and those to be: unfinished drafts, and what is not saved yet. */
export function listedPages(loaded: PlannedSite, texts: readonly SavedText[]): ListedPage[] {
  const known = routedPages(loaded);
  const files = new Set(known.map(({ file }) => file));
  const others = texts.flatMap(({ path: file, kind, text, title }): ListedPage[] => {
    const path = kind.family && !files.has(file) ? addressOf(file, text) : undefined;
    if (path === undefined) return [];
    return [{ path, title, file, kind: titleOfOne(kind.name), isHeld: true }];
  });
  return [...known, ...others];
}

function routedPages({ routes, site }: PlannedSite): ListedPage[] {
  const held = new Set(site.held.map(({ path }) => path));
  return routes
    .filter(({ path, handle }) => path !== '*' && handle.canonical)
    .map(({ path, handle: { kind, source, share } }) => {
      const one = titleOfOne(kind);
      return { path, title: share.title, file: source, kind: one, isHeld: held.has(path) };
    });
}
