import type { z } from 'zod';
import type { Problem } from '../kernel/problem.ts';
import type { Page } from './content-page.ts';
import type { Body } from './markdown.ts';
import type { Source } from './source-file.ts';
import type { Family, Tables } from './tables.ts';

/** What the site's tables say of a file: a data file, a page that exists once, or one of a family. */
export type FileRow = {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly name?: string;
  readonly family?: Family;
  readonly address?: (fields: { readonly title: string }) => string;
};

export type LoadedPage = {
  readonly path: string;
  readonly title: string;
  readonly draft?: boolean;
  readonly body?: Omit<Body, 'html'>;
};

/** A file with what could be read of it: one with problems is compared with the others too. */
export type LoadedFile = FileRow & {
  readonly source: Source;
  readonly isSound: boolean;
  /** What its schema makes of it; of a file with problems, the values that the schema accepts. */
  readonly value: unknown;
  /** The same, of a file with problems all values as they were written; undefined if unreadable. */
  readonly raw: unknown;
  readonly page?: LoadedPage;
};

/** The tables, and the problems that only the kinds know of, which compare files. */
export type ComparedTables = Tables & {
  readonly comparisons?: readonly ((content: LoadedContent) => readonly Problem[])[];
};

/** The content as loaded. References to what could not be read aren't checked. */
export type LoadedContent = {
  readonly tables: ComparedTables;
  readonly files: readonly LoadedFile[];
};

export function dataFile({ files }: LoadedContent, name: string): LoadedFile | undefined {
  return files.find((file) => file.name === name && !file.address);
}

export function dataValues({ files }: LoadedContent) {
  const data = files.filter(({ address, raw }) => !address && raw !== undefined);
  return new Map(data.map(({ name = '', raw: value, file }) => [name, { value, file }]));
}

type PageFile = LoadedFile & { readonly page: LoadedPage };

export function pageFiles({ files }: LoadedContent): PageFile[] {
  return files.filter((file): file is PageFile => file.page !== undefined);
}

export function familyFiles(content: LoadedContent): (PageFile & { readonly family: Family })[] {
  return pageFiles(content).flatMap((one) => (one.family ? [{ ...one, family: one.family }] : []));
}

/** The page of a file without problems, as its schema outputs it. */
export function soundPage({ isSound, page }: LoadedFile): Page<object> | undefined {
  // Loading made it of all fields.
  return isSound ? (page as Page<object> | undefined) : undefined;
}
