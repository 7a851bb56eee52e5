import { z } from 'zod';
import { fieldShape } from '../../engine/content/field-shape.ts';
import type { ContentProblems } from '../../engine/content/load.ts';
import { valuesWith } from '../../engine/content/marked-fields.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { itemSchema, named } from '../authoring/new-item.ts';
import { startable } from '../authoring/startable.ts';
import { titleOfMany } from './content-kind.ts';
import type { FileGroup, ListedFile } from './desk-lists.ts';
import { causeOf, isBlank } from './desk-problem.ts';
import { fieldsIn } from './edited-text.ts';
import { blankNames, placed } from './problem-places.ts';
import { addressOf, field, type SavedText } from './saved-content.ts';

type ListedWith = {
  readonly problems: ContentProblems;
  /** Since the last commit, by path. */
  readonly changed: ReadonlyMap<string, 'new' | 'changed'>;
  /** The last committed texts of those; undefined for new files. */
  readonly committed: ReadonlyMap<string, string | undefined>;
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
    make: makeable(kind, texts),
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

/** Pages that are begun with a name from a list, not with a title. */
const namedAfter: Readonly<Record<string, string>> = { project: 'clients.name' };

function makeable(kind: string, texts: readonly SavedText[]): FileGroup['make'] {
  return [...startable()].flatMap(([what, started]) => {
    if (what !== kind && (kind !== 'data' || !('list' in started))) return [];
    const { properties = {} } = 'list' in started ? fieldShape(itemSchema(started.list)) : {};
    const own = properties[named.find((name) => name in properties) ?? ''];
    const from = own?.from ?? namedAfter[what];
    const title = `New ${what.replaceAll('-', ' ')}`;
    if (!from) return [{ what, title }];
    const taken = texts
      .filter((one) =>
        'list' in started ? one.path === started.list.file : one.kind.name === what,
      )
      .flatMap(({ kind: { schema }, fields: value }) => valuesWith('from', { schema, value }))
      .flatMap(({ mark, value }) => (mark === from ? String(value) : []));
    return [{ what, title, from, taken }];
  });
}

function listed(file: SavedText, known: ListedWith): ListedFile {
  const { problems, changed, committed, day } = known;
  const { path, text, title, fields, kind } = file;
  const isDraft = problems.drafts.has(path);
  const own = problems.problems.filter((problem) => problem.file === path);
  const causes = [...new Set(own.map(causeOf))];
  const unfinished = isDraft ? placed(path, text, own) : [];
  const blank = blankNames(path, unfinished, fields);
  const wrong = unfinished.filter((one) => !isBlank(one));
  const date = z.iso.date().safeParse(field(fields, 'date')).data;
  return {
    path,
    title,
    address: addressOf(path, text),
    ...(kind.name === 'article' && date && { date, author: String(field(fields, 'author')) }),
    isDraft,
    isSeen: isSeen(file, committed.has(path) ? committed.get(path) : text, day),
    until: isDraft ? undefined : heldUntil(file, day),
    problems: causes.length,
    causes,
    ...(blank.length > 0 && { toFillIn: blank }),
    // With their fields' labels, as for problems of other files than the open one.
    ...(wrong.length > 0 && { toPutRight: placed('', '', wrong, [file]) }),
    changed: changed.get(path),
  };
}

function isSeen({ path, kind }: SavedText, text: string | undefined, day: string): boolean {
  if (text === undefined) return false;
  const fields = fieldsIn(path, text);
  return field(fields, 'draft') !== true && heldUntil({ fields, kind }, day) === undefined;
}

/** The date of a scheduled page. */
export function heldUntil(
  { fields, kind }: Pick<SavedText, 'fields' | 'kind'>,
  day: string,
): string | undefined {
  const date = field(fields, 'date');
  return kind.family?.publishedOn && typeof date === 'string' && date > day ? date : undefined;
}
