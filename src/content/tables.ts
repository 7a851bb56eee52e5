import type { z } from 'zod';
import type { Page } from './content-page.ts';
import type { Redirect } from './redirect.ts';

/** A JSON file and what it may hold. */
export type DataFile = { readonly file: string; readonly schema: z.ZodType };

/** A kind of page of which there is one. */
export type SinglePage = {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly path: string;
  /** A second address of it; its canonical stays the first. */
  readonly second?: string;
};

/** A kind of page of which there are many: a folder with a Markdown file for each. */
export type Family = {
  readonly folder: string;
  /** The site's name for all of them. */
  readonly list: string;
  readonly schema: z.ZodType;
  /** The address of a page. */
  readonly path: (data: { readonly title: string }, fileName: string) => string;
  /** Their order, by file name where it is left out. It gets what the schema makes of a file. */
  readonly compare?: (a: never, b: never) => number;
};

/** A kind of page without files of its own. It comes and goes, so no text can link to it. */
export type DerivedPages = {
  /** @param count how many pages a list has. */
  readonly paths: (count: (list: string) => number) => readonly string[];
};

/** All that a site consists of. */
export type Tables = {
  readonly data: Readonly<Record<string, DataFile>> & {
    readonly settings: DataFile;
    readonly redirects: DataFile & { readonly schema: z.ZodType<readonly Redirect[]> };
  };
  readonly kinds: Readonly<Record<string, SinglePage | Family | DerivedPages>>;
  /** Where files belong, for those that are elsewhere. */
  readonly hint: string;
};

type Kinds = Tables['kinds'];

type Names<Table, Row> = {
  [Name in keyof Table]: Table[Name] extends Row ? Name : never;
}[keyof Table];

type DataOf<Files extends Readonly<Record<string, DataFile>>> = {
  readonly [Name in keyof Files]: z.infer<Files[Name]['schema']>;
};

type PagesOf<Table extends Kinds> = {
  readonly [Name in Names<Table, SinglePage>]: PageOf<Table[Name]>;
};

type ListsOf<Table extends Kinds> = {
  readonly [Name in Names<Table, Family> as ListOf<Table[Name]>]: readonly PageOf<Table[Name]>[];
};

type ListOf<Kind> = Kind extends { readonly list: infer List extends string } ? List : never;

/** A page of a kind. */
export type PageOf<Kind> = Kind extends { readonly schema: infer Schema extends z.ZodType }
  ? Page<z.infer<Schema>>
  : never;

/** All that `content/` says: data by name, single pages by kind, lists of the other pages. */
export type SiteOf<T extends Tables> = DataOf<T['data']> &
  ListsOf<T['kinds']> & { readonly pages: PagesOf<T['kinds']> };

/** The kinds of which there is one page, by name. */
export function singlePages(kinds: Kinds): [name: string, kind: SinglePage][] {
  return Object.entries(kinds).filter((row): row is [string, SinglePage] => 'file' in row[1]);
}

/** The kinds of which there are many pages. */
export function families(kinds: Kinds): Family[] {
  return Object.values(kinds).filter((kind) => 'folder' in kind);
}

/** The kinds without files of their own. */
export function derivedPages(kinds: Kinds): DerivedPages[] {
  return Object.values(kinds).filter((kind) => 'paths' in kind);
}
