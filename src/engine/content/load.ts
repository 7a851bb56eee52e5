import { parse as parsePath } from 'node:path';
import { digest } from '../kernel/digest.ts';
import { attempt, type Problem, ProblemsError, sortProblems } from '../kernel/problem.ts';
import { Memory, type Remember } from '../kernel/remember.ts';
import { baseUrl } from './base-url.ts';
import { withMedia } from './content-page.ts';
import { type Facts, isAboutFact, withFacts } from './facts.ts';
import { fileNameProblems, isPage, unknownFiles } from './file-names.ts';
import type { Film } from './film.ts';
import { type HeldPage, heldPages } from './held.ts';
import { loadFile } from './load-file.ts';
import {
  type ComparedTables,
  dataFile,
  type FileRow,
  type LoadedContent,
  pageFiles,
  soundPage,
} from './loaded-content.ts';
import { type Media, noMedia } from './media.ts';
import { mediaNamed, mediaReferences } from './media-references.ts';
import { parse } from './parse.ts';
import { references } from './references.ts';
import type { SiteOf } from './site-of.ts';
import type { SourceFile } from './source-file.ts';
import { families, singlePages } from './tables.ts';

export type LoadOptions = {
  readonly siteUrl?: string | undefined;
  /** Caches each file's value, so that only changed files are parsed. */
  readonly remember?: Remember | undefined;
  /** The business's day, such as `2026-11-21`: without it no page counts as scheduled. */
  readonly day?: string | undefined;
  readonly showHeld?: boolean | undefined;
  readonly media?: Media | undefined;
};

/**
 * Loads the site. Held pages are removed here, so that nothing derived from the site has them.
 *
 * @throws ProblemsError with every problem in every file except drafts.
 */
export function loadContent<T extends ComparedTables>(
  tables: T,
  files: readonly SourceFile[],
  options: LoadOptions = {},
): SiteOf<T> {
  const { media = noMedia } = options;
  const { content, url, waiting, problems } = checkedContent(tables, files, options);
  const drafts = draftFiles(waiting);
  const serious = problems.filter(({ file }) => !drafts.has(file));
  if (serious.length > 0) throw new ProblemsError(serious);
  const held = waiting.map((page) => {
    const file = content.files.find(({ file }) => file === page.file);
    return {
      ...page,
      problems: sortProblems(problems.filter(({ file }) => file === page.file)),
      media: file ? mediaNamed(file, content) : [],
    };
  });
  // A draft with problems can't be rendered: fields may be missing.
  const left = held.filter(({ problems }) => !options.showHeld || problems.length > 0);
  const hidden = new Set(left.map(({ file }) => file));
  const shown = content.files.filter(({ file }) => !hidden.has(file));
  return deepFreeze(assemble<T>({ tables, files: shown }, { held, media, url }));
}

export type ContentProblems = {
  readonly problems: readonly Problem[];
  readonly drafts: ReadonlySet<string>;
};

export function contentProblems(
  tables: ComparedTables,
  files: readonly SourceFile[],
  options: LoadOptions = {},
): ContentProblems {
  const { problems, waiting } = checkedContent(tables, files, options);
  return { problems: sortProblems(problems), drafts: draftFiles(waiting) };
}

function checkedContent(
  tables: ComparedTables,
  files: readonly SourceFile[],
  { media = noMedia, remember = new Memory('').remember, siteUrl, day }: LoadOptions,
) {
  const loaded = loadFiles(tables, files, remember);
  const content = { tables, files: loaded.map(({ loaded }) => loaded), day };
  const address = attempt(() => baseUrl(siteUrl));
  const waiting = heldPages(content, day);
  const problems = [
    ...unknownFiles(files, tables),
    ...fileNameProblems(files, tables),
    ...media.problems,
    ...loaded.flatMap(({ problems }) => problems),
    ...address.problems,
    ...allReferences(content, waiting),
    ...mediaReferences(content, media),
  ];
  return { content, url: address.value, waiting, problems };
}

/** Problems between files. If a draft conflicts with another page, only the draft is reported. */
function allReferences(content: LoadedContent, held: readonly HeldPage[]): Problem[] {
  const drafts = draftFiles(held);
  if (drafts.size === 0) return references(content, held);
  const others = content.files.filter(({ file }) => !drafts.has(file));
  const draftsLast = [...others, ...content.files.filter(({ file }) => drafts.has(file))];
  return [
    ...references({ ...content, files: others }, held),
    ...references({ ...content, files: draftsLast }, held, (file) => drafts.has(file)),
  ];
}

function draftFiles(held: readonly HeldPage[]): Set<string> {
  return new Set(held.filter(({ until }) => until === undefined).map(({ file }) => file));
}

/** Loads files that state facts first, since the others use them. */
function loadFiles(
  tables: ComparedTables,
  files: readonly SourceFile[],
  remember: Remember,
): ReturnType<typeof loadFile>[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const rows = fileRows(tables, files);
  const isStating = ({ name = '', address }: FileRow) =>
    !address && tables.facts.from.includes(name);
  const stating = rows
    .filter(isStating)
    .map((row) => loadFile(row, byPath.get(row.file), tables, remember));
  const facts = statedFacts(tables, stating, pagesStating(tables, rows, byPath, remember));
  const others = rows
    .filter((row) => !isStating(row))
    .map((row) => {
      const written = byPath.get(row.file);
      const filled = written && withFacts(written, facts);
      const { loaded, problems } = loadFile(row, filled, tables, remember);
      // Until the facts load, don't report lines that use one.
      const own = facts ? problems : problems.filter((one) => !isAboutFact(one, written));
      return { loaded, problems: own };
    });
  return [...stating, ...others];
}

function fileRows({ data, kinds }: ComparedTables, files: readonly SourceFile[]): FileRow[] {
  return [
    ...Object.entries(data).map(([name, { file, schema }]) => ({ name, file, schema })),
    ...singlePages(kinds).map(([name, { file, schema, path }]) => ({
      ...{ name, file, schema },
      address: () => path,
    })),
    ...families(kinds).flatMap((family) =>
      files
        .filter(({ path }) => isPage(path, family.folder))
        .map(({ path: file }) => {
          const name = file.slice(family.folder.length + 1, -'.md'.length);
          const address: FileRow['address'] = (fields) => family.path(fields, name);
          return { family, file, schema: family.schema, address };
        }),
    ),
  ];
}

/** The fields of pages by list and name, before facts are filled in. */
function pagesStating(
  { facts, kinds }: ComparedTables,
  rows: readonly FileRow[],
  files: ReadonlyMap<string, SourceFile>,
  remember: Remember,
) {
  const lists = families(kinds).filter(({ list }) => facts.from.includes(list));
  return Object.fromEntries(
    lists.map(({ list }) => {
      const own = rows.flatMap(({ family, file }) => {
        const source = family?.list === list ? files.get(file) : undefined;
        return source ? [[parsePath(file).name, fieldsOf(source, remember)]] : [];
      });
      return [list, Object.fromEntries(own)];
    }),
  );
}

function fieldsOf(file: SourceFile, remember: Remember): unknown {
  const name = file.stamp ?? digest(file.bytes);
  return remember(
    `fields of ${file.path}`,
    [name],
    () => attempt(() => parse(file)).value?.data ?? null,
  );
}

function statedFacts(
  { facts: { schema, make } }: ComparedTables,
  stating: ReturnType<typeof loadFile>[],
  pages: object,
): Facts | undefined {
  const values = stating.map(({ loaded: { name, raw } }) => [name, raw]);
  const sound = schema.safeParse({ ...Object.fromEntries(values), ...pages });
  // Correct by the row's schema, which TypeScript can't follow in a loop.
  return sound.success ? Object.freeze(make(sound.data as never)) : undefined;
}

type Assembled = {
  readonly held: readonly HeldPage[];
  readonly media: Media;
  readonly url: string | undefined;
};

/** Only called without problems, so no file is missing and no page is broken. */
function assemble<T extends ComparedTables>(
  content: LoadedContent,
  { held, media, url }: Assembled,
): SiteOf<T> {
  const { tables } = content;
  const own = dataFile(content, 'settings')?.value as { readonly url?: string };
  const settings = { ...own, ...(url && { url }) };
  // The row's schema is that of films.
  const films = (dataFile(content, 'films')?.value ?? []) as readonly Film[];
  const pages = pageFiles(content).flatMap((one) => {
    const page = soundPage(one);
    return page ? [{ ...one, page: withMedia(page, media, films) }] : [];
  });
  const lists = families(tables.kinds).map(({ list, folder, compare }) => {
    const all = pages.filter(({ family }) => family?.folder === folder).map(({ page }) => page);
    // The row's comparison takes the row's pages.
    return [list, compare ? all.sort(compare as (a: object, b: object) => number) : all];
  });
  const data = content.files.filter(({ address }) => !address);
  const all = Object.fromEntries([...data.map(({ name, value }) => [name, value]), ...lists]);
  const single = pages.filter(({ family }) => !family).map(({ name, page }) => [name, page]);
  // Correct by each row's schema, which TypeScript can't follow in a loop.
  return {
    ...{ ...all, settings, media, held, pages: Object.fromEntries(single) },
    isCopy: settings.url !== own.url,
  } as SiteOf<T>;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
