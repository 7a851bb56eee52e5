import type { z } from 'zod';
import type { FactsRow } from './facts.ts';
import type { Film } from './film.ts';
import type { TextSite } from './markdown.ts';
import type { Redirect } from './redirect.ts';

export type DataFile = { readonly file: string; readonly schema: z.ZodType };

/**
 * Makes the routes of a kind's pages. Loose, since the site's type is derived from the table of
 * kinds, which therefore cannot name it. `SiteDefinition` checks it.
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

/** What an address may be made from. @property address its last part, if a page states it. */
export type AddressFields = { readonly title: string; readonly address?: string | undefined };

export type Family = {
  readonly folder: string;
  readonly list: string;
  readonly schema: z.ZodType;
  /** Whether a list page links to all of them, so that none is orphaned. */
  readonly isListed?: true;
  readonly path: (data: AddressFields, fileName: string) => string;
  /** Sorts the pages; by default they are sorted by file name. */
  readonly compare?: (a: never, b: never) => number;
  /** The day a page goes live, such as `2026-11-24`; by default at once. */
  readonly publishedOn?: (page: never) => string;
  readonly routes: AnyRoutes;
};

/** Pages without files. They come and go with other pages, so texts can't link to them. */
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
  /** The menus' file, suggested as a place to link an orphaned page. */
  readonly menus: string;
  /** Tells staff where files belong; shown for a misplaced file. */
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
