import type { z } from 'zod';
import type { Page } from './content-page.ts';
import type { Source } from './source-file.ts';
import type { Family, Tables } from './tables.ts';

/** A page of a family; one whose own file has problems is known by its address alone. */
export type Draft = Page<object> | { readonly path: string; readonly file: string };

/** What a file says, and where. */
export type Loaded = {
  readonly value: unknown;
  readonly source: Source;
  readonly schema: z.ZodType;
};

/** What has been read so far. A part that could not be read is undefined, and is not held against the rest. */
export type Drafts = {
  readonly tables: Tables;
  readonly data: ReadonlyMap<string, Loaded | undefined>;
  readonly pages: ReadonlyMap<string, Page<object> | undefined>;
  readonly lists: ReadonlyMap<Family, readonly Draft[]>;
};

/** The pages of families, the broken ones too. */
export function allDrafts({ lists }: Drafts): Draft[] {
  return [...lists.values()].flat();
}

/** All pages whose own files are in order. */
export function soundPages(drafts: Drafts): Page<object>[] {
  return [...drafts.pages.values(), ...allDrafts(drafts)].filter(
    (page) => page !== undefined && 'source' in page,
  );
}

/** All files that are in order, each with its schema. */
export function soundFiles({ tables, data, pages, lists }: Drafts): Loaded[] {
  const single = [...pages].map(([name, page]) => ({ page, kind: tables.kinds[name] }));
  const many = [...lists].flatMap(([kind, all]) => all.map((page) => ({ page, kind })));
  return [
    ...[...data.values()].filter((file) => file !== undefined),
    ...[...single, ...many].flatMap(({ page, kind }) =>
      page && 'source' in page && kind && 'schema' in kind
        ? [{ value: page, source: page.source, schema: kind.schema }]
        : [],
    ),
  ];
}
