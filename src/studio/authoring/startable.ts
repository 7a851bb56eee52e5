import type { z } from 'zod';
import type { Family } from '../../engine/content/tables.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';

/** A list in a data file that grows by an item at a time. */
export type ItemList = {
  /** The data file, from the project's root. */
  readonly file: string;
  readonly schema: z.ZodType;
  /** Where the list is in the file; empty if it is the whole file. */
  readonly at: readonly string[];
};

/** Everything that `npm run new` can start, by the name that it is asked for. */
type Startable = { readonly page: Family } | { readonly list: ItemList };

/** The kinds of pages that have a folder, then the lists that `dataFiles` names. */
export function startable(): ReadonlyMap<string, Startable> {
  const pages = Object.entries(kinds).flatMap(([name, kind]): [string, Startable][] =>
    'folder' in kind ? [[name, { page: kind }]] : [],
  );
  const lists = Object.values(dataFiles).flatMap((row): [string, Startable][] =>
    'items' in row
      ? Object.entries(row.items).map(([name, at]) => [name, { list: { ...row, at } }])
      : [],
  );
  return new Map([...pages, ...lists]);
}
