import { type Problem, ProblemsError, sortProblems } from '../kernel/problem.ts';
import { Memory, type Remember } from '../kernel/remember.ts';
import { baseUrl } from './base-url.ts';
import { type Facts, isAboutFact, withFacts } from './facts.ts';
import { failedPage } from './failed-page.ts';
import { fileNameProblems } from './file-names.ts';
import type { Film } from './film.ts';
import { type HeldPage, heldPages } from './held.ts';
import { loadData, loadPage } from './load-file.ts';
import {
  type ComparedTables,
  type FamilyPage,
  fileOf,
  type Loaded,
  type LoadedContent,
  type Salvaged,
} from './loaded-content.ts';
import { type Media, noMedia } from './media.ts';
import { mediaNamed, mediaReferences } from './media-references.ts';
import { references } from './references.ts';
import { salvageData, salvagePage } from './salvage.ts';
import type { SiteOf } from './site-of.ts';
import type { SourceFile } from './source-file.ts';
import { type Family, families, singlePages } from './tables.ts';
import { isPage, unknownFiles } from './unknown-files.ts';
import { withMedia } from './with-media.ts';

export type LoadOptions = {
  /** Overrides the address in `content/site.json`, as the `SITE_URL` variable does. */
  readonly siteUrl?: string | undefined;
  /** Caches each file's value, so that only changed files are parsed. */
  readonly remember?: Remember | undefined;
  /** The business's day, such as `2026-11-21`: without it no page waits for its day. */
  readonly day?: string | undefined;
  /** Whether held pages are in the site's lists as if they were published. */
  readonly showHeld?: boolean | undefined;
  /** What `content/media/` holds. */
  readonly media?: Media | undefined;
};

/**
 * Loads the site from its content files. A page that is held back is taken out here, so that
 * everything that is made from the site lacks it.
 *
 * @param tables the site's kinds of files and pages.
 * @throws ProblemsError with every problem in every file but drafts.
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
  const named = mediaNamed(content);
  const held = waiting.map((page) => ({
    ...page,
    problems: problemsOf(page.file, problems),
    media: named.get(page.file) ?? [],
  }));
  const shown = withoutFiles(content, filesToLeaveOut(held, options.showHeld));
  return deepFreeze(assemble<T>(shown, { held, media, url }));
}

/** What is wrong in the content files, drafts included, and which of them are drafts. */
export type ContentProblems = {
  readonly problems: readonly Problem[];
  readonly drafts: ReadonlySet<string>;
};

/** Every problem in every file. It loads what `loadContent` loads, and throws nothing. */
export function contentProblems(
  tables: ComparedTables,
  files: readonly SourceFile[],
  options: LoadOptions = {},
): ContentProblems {
  const { problems, waiting } = checkedContent(tables, files, options);
  return { problems: sortProblems(problems), drafts: draftFiles(waiting) };
}

type CheckedContent = {
  readonly content: LoadedContent;
  readonly url: string | undefined;
  readonly waiting: readonly HeldPage[];
  readonly problems: readonly Problem[];
};

function checkedContent(
  tables: ComparedTables,
  files: readonly SourceFile[],
  options: LoadOptions,
): CheckedContent {
  const { media = noMedia } = options;
  const problems: Problem[] = [
    ...unknownFiles(files, tables),
    ...fileNameProblems(files, tables),
    ...media.problems,
  ];
  const attempt = <V>(action: () => V): V | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const content = readAll(files, tables, attempt, options.remember ?? new Memory('').remember);
  const url = attempt(() => baseUrl(options.siteUrl));
  const waiting = heldPages(content, options.day);
  problems.push(...allReferences(content, waiting), ...mediaReferences(content, media));
  return { content, url, waiting, problems };
}

/** Problems between files. A draft causes none in others: an address that both have is theirs. */
function allReferences(content: LoadedContent, held: readonly HeldPage[]): Problem[] {
  const drafts = draftFiles(held);
  if (drafts.size === 0) return references(content, held);
  const ofOthers = references(withoutFiles(content, drafts), held);
  const isDraft = (page: FamilyPage) => drafts.has(fileOf(page));
  const draftsLast = withLists(content, (pages) => [
    ...pages.filter((page) => !isDraft(page)),
    ...pages.filter(isDraft),
  ]);
  const ofDrafts = references(draftsLast, held, (file) => drafts.has(file));
  return [...ofOthers, ...ofDrafts];
}

function draftFiles(held: readonly HeldPage[]): Set<string> {
  return new Set(held.filter(({ why }) => why === 'draft').map(({ file }) => file));
}

/** A draft with problems can't be shown, since its fields may not be what a page needs. */
function filesToLeaveOut(held: readonly HeldPage[], showHeld = false): Set<string> {
  const hidden = showHeld ? held.filter(({ problems }) => problems.length > 0) : held;
  return new Set(hidden.map(({ file }) => file));
}

function problemsOf(file: string, problems: readonly Problem[]): Problem[] {
  return sortProblems(problems.filter((problem) => problem.file === file));
}

function withoutFiles(content: LoadedContent, files: ReadonlySet<string>): LoadedContent {
  const shown = withLists(content, (pages) => pages.filter((page) => !files.has(fileOf(page))));
  const salvaged = [...content.salvaged].filter(([file]) => !files.has(file));
  return { ...shown, salvaged: new Map(salvaged) };
}

function withLists(
  content: LoadedContent,
  change: (pages: readonly FamilyPage[]) => readonly FamilyPage[],
): LoadedContent {
  const lists = [...content.lists].map(([family, pages]) => [family, change(pages)] as const);
  return { ...content, lists: new Map(lists) };
}

type Attempt = <V>(action: () => V) => V | undefined;

/** Loads each file on its own. Files that fail are left out, and their problems collected. */
function readAll(
  files: readonly SourceFile[],
  tables: ComparedTables,
  attempt: Attempt,
  remember: Remember,
): LoadedContent {
  const stated = readFacts(files, tables, attempt, remember);
  const filled = files.map((file) => withFacts(file, stated.facts));
  const attemptFilled = stated.facts ? attempt : withoutProblemsOfFacts(attempt, files);
  const byPath = new Map(filled.map((file) => [file.path, file]));
  const salvaged = new Map<string, Salvaged>();
  const keep = (file: string, part: Salvaged | undefined) => part && salvaged.set(file, part);
  const data = Object.entries(tables.data).map(([name, { file, schema }]) => {
    const loaded = stated.data.has(name)
      ? stated.data.get(name)
      : attemptFilled(() => loadData(byPath.get(file), file, schema, remember));
    if (!loaded) keep(file, salvageData(byPath.get(file), schema));
    return [name, loaded && { ...loaded, schema }] as const;
  });
  const pages = singlePages(tables.kinds).map(([name, { file, schema, path }]) => {
    const page = attemptFilled(() =>
      loadPage(byPath.get(file), file, schema, () => path, tables, remember),
    );
    if (!page) keep(file, salvagePage(byPath.get(file), schema, path));
    return [name, page] as const;
  });
  const pagesOf = ({ folder, schema, path }: Family) =>
    filled
      .filter((file) => isPage(file.path, folder))
      .map((file): FamilyPage => {
        const name = file.path.slice(folder.length + 1, -'.md'.length);
        const page = attemptFilled(() =>
          loadPage(file, file.path, schema, (fields) => path(fields, name), tables, remember),
        );
        if (page) return page;
        // Links to a page whose file has problems are not broken links.
        const failed = failedPage(file, ({ title }) => path({ title }, name));
        keep(file.path, salvagePage(file, schema, failed.path));
        return failed;
      });
  const lists = families(tables.kinds).map((family) => [family, pagesOf(family)] as const);
  return { tables, data: new Map(data), pages: new Map(pages), lists: new Map(lists), salvaged };
}

/** Of lines that name a fact nothing is said while no fact is known. */
function withoutProblemsOfFacts(attempt: Attempt, files: readonly SourceFile[]): Attempt {
  const written = new Map(files.map((file) => [file.path, file]));
  return (action) =>
    attempt(() => {
      try {
        return action();
      } catch (error) {
        if (!(error instanceof ProblemsError)) throw error;
        const own = error.problems.filter((one) => !isAboutFact(one, written.get(one.file)));
        throw new ProblemsError(own);
      }
    });
}

/** The facts, unless what they are made from has problems, and the data that states them. */
function readFacts(
  files: readonly SourceFile[],
  { data, facts: { from, schema: stating, make } }: ComparedTables,
  attempt: Attempt,
  remember: Remember,
): { readonly facts: Facts | undefined; readonly data: ReadonlyMap<string, Loaded | undefined> } {
  const rows = Object.entries(data).filter(([name]) => from.includes(name));
  const loaded = new Map(
    rows.map(([name, { file: path, schema }]) => {
      const file = files.find((file) => file.path === path);
      const value = attempt(() => loadData(file, path, schema, remember));
      return [name, value && { ...value, schema }] as const;
    }),
  );
  const values = rows.map(([name, { file: path, schema }]) => {
    const file = files.find((file) => file.path === path);
    return [name, loaded.get(name)?.value ?? salvageData(file, schema)?.raw];
  });
  const sound = stating.safeParse(Object.fromEntries(values));
  // The row's own schema, which no loop can express.
  return {
    facts: sound.success ? Object.freeze(make(sound.data as never)) : undefined,
    data: loaded,
  };
}

type Assembled = {
  readonly held: readonly HeldPage[];
  readonly media: Media;
  readonly url: string | undefined;
};

/** Only called if there were no problems, so nothing is missing and no page is broken. */
function assemble<T extends ComparedTables>(
  { data, pages, lists }: LoadedContent,
  { held, media, url }: Assembled,
): SiteOf<T> {
  const values = [...data].map(([name, file]) => [name, file?.value]);
  const own = data.get('settings')?.value as { readonly url?: string };
  const settings = { ...own, ...(url && { url }) };
  const isCopy = settings.url !== own.url;
  // The row's schema is that of films.
  const films = (data.get('films')?.value ?? []) as readonly Film[];
  const filled = (page: FamilyPage) => ('source' in page ? withMedia(page, media, films) : page);
  const ordered = [...lists].map(([{ list, compare }, all]) => {
    const shown = all.map(filled);
    // The row's own order of its own pages.
    return [
      list,
      compare ? shown.sort(compare as (a: FamilyPage, b: FamilyPage) => number) : shown,
    ];
  });
  const single = [...pages].map(([name, page]) => [name, page && filled(page)]);
  const all = Object.fromEntries([...values, ...ordered]);
  // Each row's value was checked against that row's schema, which no loop can express.
  return { ...all, settings, isCopy, media, pages: Object.fromEntries(single), held } as SiteOf<T>;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
