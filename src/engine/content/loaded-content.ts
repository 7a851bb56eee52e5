import type { z } from 'zod';
import type { Problem } from '../kernel/problem.ts';
import type { Page } from './content-page.ts';
import type { Body } from './markdown.ts';
import type { Source } from './source-file.ts';
import type { AddressFields, Family, Tables } from './tables.ts';

/** The row for a file in the site's tables: a data file, a single page, or one of a family. */
export type FileRow = {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly name?: string;
  readonly family?: Family;
  readonly address?: (fields: AddressFields) => string;
};

export type LoadedPage = {
  readonly path: string;
  readonly title: string;
  readonly draft?: boolean;
  /** Whether its address is made from a title that is missing, so that its path is none of its own. */
  readonly isUnnamed?: boolean;
  readonly body?: Omit<Body, 'html'>;
};

/** A file as far as it could be parsed: even one with problems is compared with others. */
export type LoadedFile = FileRow & {
  readonly source: Source;
  readonly isSound: boolean;
  /** The schema's output; for a file with problems, only the values that the schema accepts. */
  readonly value: unknown;
  /** As written, for a file with problems; otherwise equal to `value`. Undefined if unparsable. */
  readonly raw: unknown;
  readonly page?: LoadedPage;
};

/** The tables, and the kinds' own checks across files. */
export type ComparedTables = Tables & {
  readonly comparisons?: readonly ((content: LoadedContent) => readonly Problem[])[];
};

/** The content as loaded. References to unparsable files aren't checked. */
export type LoadedContent = {
  readonly tables: ComparedTables;
  readonly files: readonly LoadedFile[];
  /** The business's day, such as `2026-11-21`. */
  readonly day?: string | undefined;
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

/** The page as its schema outputs it; undefined if its file has problems. */
export function soundPage({ isSound, page }: LoadedFile): Page<object> | undefined {
  // A sound file has all fields.
  return isSound ? (page as Page<object> | undefined) : undefined;
}
