import type { z } from 'zod';
import type { FactsRow } from './facts.ts';
import type { Film } from './film.ts';
import type { TextSite } from './markdown.ts';
import type { Redirect } from './redirect.ts';

export type DataFile = { readonly file: string; readonly schema: z.ZodType };

/**
 * Makes the routes of a kind's pages. The site's own type fits here, whatever it takes: it is made
 * from the table of kinds, so the table cannot name it. `SiteDefinition` checks it.
 */
type AnyRoutes = (...args: never) => unknown;

export type SinglePage = {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly path: string;
  /** A second address, whose canonical is `path`. */
  readonly second?: string;
  readonly routes: AnyRoutes;
};

export type Family = {
  readonly folder: string;
  readonly list: string;
  readonly schema: z.ZodType;
  /** Whether another page lists all of them, so that each is reached. */
  readonly isListed?: true;
  readonly path: (data: { readonly title: string }, fileName: string) => string;
  /** Sorts the pages, as the schema outputs them. Without it they are sorted by file name. */
  readonly compare?: (a: never, b: never) => number;
  /** The day on which a page goes live, such as `2026-11-24`. Without it pages are live at once. */
  readonly publishedOn?: (page: never) => string;
  readonly routes: AnyRoutes;
};

/** A kind whose pages have no files. They come and go with other pages, so texts can't link to them. */
type DerivedPages = {
  /** @param count the number of pages in a list. */
  readonly paths: (count: (list: string) => number) => readonly string[];
  readonly routes: AnyRoutes;
};

export type Kind = SinglePage | Family | DerivedPages;

export function defineKind<const K extends Kind>(kind: K): K {
  return kind;
}

export type Tables = TextSite & {
  readonly data: Readonly<Record<string, DataFile>> & {
    readonly settings: DataFile;
    readonly films: DataFile & { readonly schema: z.ZodType<readonly Film[]> };
    readonly redirects: DataFile & { readonly schema: z.ZodType<readonly Redirect[]> };
  };
  readonly facts: FactsRow;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** The file of the menus, where a page that nothing leads to can be linked. */
  readonly menus: string;
  /** Tells staff where files belong, if one is in the wrong place. */
  readonly hint: string;
};

export type Kinds = Tables['kinds'];

export function singlePages(kinds: Kinds): [name: string, kind: SinglePage][] {
  return Object.entries(kinds).filter((row): row is [string, SinglePage] => 'file' in row[1]);
}

export function families(kinds: Kinds): Family[] {
  return Object.values(kinds).filter((kind) => 'folder' in kind);
}

export function derivedPages(kinds: Kinds): DerivedPages[] {
  return Object.values(kinds).filter((kind) => 'paths' in kind);
}
