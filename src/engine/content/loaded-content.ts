import type { z } from 'zod';
import type { Problem } from '../kernel/problem.ts';
import type { Page } from './content-page.ts';
import type { Heading, Link } from './markdown.ts';
import type { MediaUse } from './media.ts';
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

/** What can be checked of a file that has problems, so that one build reports all of them. */
export type Salvaged = Loaded & {
  /** Its values as they were written, refused ones too. */
  readonly raw: unknown;
  readonly links: readonly Link[];
  readonly media: readonly MediaUse[];
  /** A page's path, its headings, and the number of words of its text. */
  readonly path?: string;
  readonly headings?: readonly Heading[];
  readonly words?: number;
};

/** The tables, and the problems that only the kinds know of, which compare files. */
export type ComparedTables = Tables & {
  readonly comparisons?: readonly ((content: LoadedContent) => readonly Problem[])[];
};

/** The content as loaded. Parts that failed are undefined, and references to them aren't checked. */
export type LoadedContent = {
  readonly tables: ComparedTables;
  readonly data: ReadonlyMap<string, Loaded | undefined>;
  readonly pages: ReadonlyMap<string, Page<object> | undefined>;
  readonly lists: ReadonlyMap<Family, readonly FamilyPage[]>;
  /** The files that have problems, by path. */
  readonly salvaged: ReadonlyMap<string, Salvaged>;
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

/** What is checked of a text against other files. */
export type LoadedText = {
  readonly file: string;
  readonly links: readonly Link[];
  readonly media: readonly MediaUse[];
};

const texts = new WeakMap<LoadedContent, readonly LoadedText[]>();

/** The texts of all files, those with problems included; cached. */
export function loadedTexts(content: LoadedContent): readonly LoadedText[] {
  const found = texts.get(content) ?? [
    ...loadedPages(content).map(({ body: { links, media }, source: { file } }) => ({
      ...{ file, links, media },
    })),
    ...[...content.salvaged.values()].map(({ source: { file }, links, media }) => ({
      ...{ file, links, media },
    })),
  ];
  texts.set(content, found);
  return found;
}

/** A file that can be compared with others; only a page has a path. */
export type LoadedFile = Loaded & { readonly path?: string };

const files = new WeakMap<LoadedContent, readonly LoadedFile[]>();

/** Every file with its schema; of those with problems, what their schema accepts; cached. */
export function loadedFiles(content: LoadedContent): readonly LoadedFile[] {
  const found = files.get(content) ?? allFiles(content);
  files.set(content, found);
  return found;
}

function allFiles({ tables, data, pages, lists, salvaged }: LoadedContent): LoadedFile[] {
  const single = [...pages].map(([name, page]) => ({ page, kind: tables.kinds[name] }));
  const many = [...lists].flatMap(([kind, all]) => all.map((page) => ({ page, kind })));
  return [
    ...salvaged.values(),
    ...[...data.values()].filter((file) => file !== undefined),
    ...[...single, ...many].flatMap(({ page, kind }) =>
      page && 'source' in page && kind && 'schema' in kind
        ? [{ value: page, path: page.path, source: page.source, schema: kind.schema }]
        : [],
    ),
  ];
}
