import type { z } from 'zod';
import type { Page } from './content-page.ts';
import type { Source } from './source-file.ts';
import type { Family, Tables } from './tables.ts';

/** A page whose own file has problems: only its address and its file are known. */
export type FailedPage = {
  readonly path: string;
  readonly file: string;
  readonly title: string;
  /** Whether its file says that it is a draft. */
  readonly isDraft: boolean;
};

/** A page of a family. */
export type FamilyPage = Page<object> | FailedPage;

/** A file's value, its source and the schema that validated it. */
export type Loaded = {
  readonly value: unknown;
  readonly source: Source;
  readonly schema: z.ZodType;
};

/** The content as loaded. Parts that failed are undefined, and references to them aren't checked. */
export type LoadedContent = {
  readonly tables: Tables;
  readonly data: ReadonlyMap<string, Loaded | undefined>;
  readonly pages: ReadonlyMap<string, Page<object> | undefined>;
  readonly lists: ReadonlyMap<Family, readonly FamilyPage[]>;
};

/** The pages of all families, including those whose files have problems. */
export function familyPages({ lists }: LoadedContent): FamilyPage[] {
  return [...lists.values()].flat();
}

/** The file that makes a page. */
export function fileOf(page: FamilyPage): string {
  return 'source' in page ? page.source.file : page.file;
}

/** The pages whose own files loaded without problems. */
export function loadedPages(content: LoadedContent): Page<object>[] {
  return [...content.pages.values(), ...familyPages(content)].filter(
    (page) => page !== undefined && 'source' in page,
  );
}

/** The files that loaded without problems, each with its schema. */
export function loadedFiles({ tables, data, pages, lists }: LoadedContent): Loaded[] {
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
