import { z } from 'zod';
import { fieldShape } from '../../engine/content/field-shape.ts';
import type { ContentProblems } from '../../engine/content/load.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { itemSchema, named } from '../authoring/new-item.ts';
import { startable } from '../authoring/startable.ts';
import { titleOfMany } from './content-kind.ts';
import type { FileGroup, ListedFile } from './desk-lists.ts';
import { addressOf, field, type SavedText } from './saved-content.ts';

type ListedWith = {
  readonly problems: ContentProblems;
  /** Since the last commit, by path. */
  readonly changed: ReadonlyMap<string, 'new' | 'changed'>;
  readonly day: string;
};

/** By kind: kinds of many pages first, then single pages, then data. */
export function fileGroups(texts: readonly SavedText[], known: ListedWith): FileGroup[] {
  const ofMany = Object.entries(kinds).flatMap(([name, kind]) => ('folder' in kind ? name : []));
  const byGroup = Map.groupBy(texts, ({ kind: { family, name, hasBody } }) =>
    family ? name : hasBody ? 'page' : 'data',
  );
  return [...ofMany, 'page', 'data'].map((kind) => ({
    kind,
    title: titleOfMany(kind),
    make: makeable(kind),
    files: sorted(byGroup.get(kind) ?? []).map((file) => listed(file, known)),
  }));
}

/** Dated files newest first, all others by title. */
function sorted(files: readonly SavedText[]): SavedText[] {
  const day = ({ fields }: SavedText) => String(field(fields, 'date') ?? '');
  return [...files].sort(
    (a, b) => day(b).localeCompare(day(a)) || a.title.localeCompare(b.title, 'en-GB'),
  );
}

function makeable(kind: string): FileGroup['make'] {
  return [...startable()].flatMap(([what, started]) => {
    if (what !== kind && (kind !== 'data' || !('list' in started))) return [];
    const { properties = {} } = 'list' in started ? fieldShape(itemSchema(started.list)) : {};
    const { from } = properties[named.find((name) => name in properties) ?? ''] ?? {};
    return [{ what, title: `New ${what.replaceAll('-', ' ')}`, ...(from && { from }) }];
  });
}

function listed(file: SavedText, { problems, changed, day }: ListedWith): ListedFile {
  const { path, text, title, fields, kind } = file;
  const isDraft = problems.drafts.has(path);
  const date = z.iso.date().safeParse(field(fields, 'date')).data;
  return {
    path,
    title,
    address: addressOf(path, text),
    ...(kind.name === 'article' && date && { date, author: String(field(fields, 'author')) }),
    isDraft,
    until: isDraft ? undefined : heldUntil(file, day),
    problems: problems.problems.filter((problem) => problem.file === path).length,
    changed: changed.get(path),
  };
}

/** The date of a scheduled page. */
export function heldUntil(
  { fields, kind }: Pick<SavedText, 'fields' | 'kind'>,
  day: string,
): string | undefined {
  const date = field(fields, 'date');
  return kind.family?.publishedOn && typeof date === 'string' && date > day ? date : undefined;
}
