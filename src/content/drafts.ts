import type { z } from 'zod';
import type { Page } from './content-page.ts';
import type { Source } from './source-file.ts';
import type { Family, Tables } from './tables.ts';

/** A page of a family; if its own file has problems, only its path and file are known. */
export type Draft = Page<object> | { readonly path: string; readonly file: string };

/** A file's value, its source and the schema that validated it. */
export type Loaded = {
  readonly value: unknown;
  readonly source: Source;
  readonly schema: z.ZodType;
};

/** The content as loaded. Parts that failed are undefined, and references to them aren't checked. */
export type Drafts = {
  readonly tables: Tables;
  readonly data: ReadonlyMap<string, Loaded | undefined>;
  readonly pages: ReadonlyMap<string, Page<object> | undefined>;
  readonly lists: ReadonlyMap<Family, readonly Draft[]>;
};

/** The pages of all families, including those whose files have problems. */
export function allDrafts({ lists }: Drafts): Draft[] {
  return [...lists.values()].flat();
}

/** The pages whose own files loaded without problems. */
export function loadedPages(drafts: Drafts): Page<object>[] {
  return [...drafts.pages.values(), ...allDrafts(drafts)].filter(
    (page) => page !== undefined && 'source' in page,
  );
}

/** The files that loaded without problems, each with its schema. */
export function loadedFiles({ tables, data, pages, lists }: Drafts): Loaded[] {
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
