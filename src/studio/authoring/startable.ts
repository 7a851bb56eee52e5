import type { z } from 'zod';
import type { Family } from '../../engine/content/tables.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';

export type ItemList = {
  /** Relative to the project's root. */
  readonly file: string;
  readonly schema: z.ZodType;
  /** Where the list is in the file; empty if it is the whole file. */
  readonly at: readonly string[];
};

type Startable = { readonly page: Family } | { readonly list: ItemList };

/** What `npm run new` can make: kinds of pages with a folder, then lists in `dataFiles`. */
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
