import { type Problem, ProblemsError } from '../kernel/problem.ts';
import { Memory, type Remember } from '../kernel/remember.ts';
import { slug } from '../kernel/slug.ts';
import { baseUrl } from './base-url.ts';
import { fileNameProblems } from './file-names.ts';
import { coreFolder, corePages, dataFiles, families } from './kinds.ts';
import { loadData, loadPage } from './load-file.ts';
import { type Draft, type Drafts, references } from './references.ts';
import type { Site } from './site.ts';
import type { SourceFile } from './source-file.ts';
import { isPage, unknownFiles } from './unknown-files.ts';

/**
 * Loads the site from its content files.
 *
 * @param siteUrl overrides the address in `content/site.json`, as the `SITE_URL` variable does.
 * @param remember caches each file's value, so that only changed files are parsed.
 * @throws ProblemsError with every problem in every file.
 */
export function loadSite(
  files: readonly SourceFile[],
  siteUrl?: string,
  remember: Remember = new Memory('').remember,
): Site {
  const problems: Problem[] = [...unknownFiles(files), ...fileNameProblems(files)];
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const drafts = readAll(files, attempt, remember);
  problems.push(...references(drafts));
  const url = attempt(() => baseUrl(siteUrl));
  if (problems.length > 0) throw new ProblemsError(problems);
  return deepFreeze(assemble(drafts, url));
}

type Attempt = <T>(action: () => T) => T | undefined;

/** Loads each file on its own. Files that fail are left out, and their problems collected. */
function readAll(files: readonly SourceFile[], attempt: Attempt, remember: Remember): Drafts {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const data = mapValues(dataFiles, ({ file, schema }) =>
    attempt(() => loadData(byPath.get(file), file, schema, remember)),
  );
  const pages = mapValues(corePages, ({ schema, path }, name) => {
    const file = `${coreFolder}/${name}.md`;
    return attempt(() => loadPage(byPath.get(file), file, schema, () => path, remember));
  });
  const pagesOf = ({ folder, schema, path }: (typeof families)[keyof typeof families]) =>
    files
      .filter((file) => isPage(file.path, folder))
      .map((file): Draft => {
        const name = file.path.slice(folder.length + 1, -'.md'.length);
        const page = attempt(() =>
          loadPage(file, file.path, schema, (fields) => path(fields, name), remember),
        );
        // Links to a page whose file has problems are not broken links.
        return page ?? { path: path({ title: titleGuess(file) }, name), file: file.path };
      });
  // Each row's value was checked against that row's schema, which mapValues cannot express.
  return { data, pages, families: mapValues(families, pagesOf) } as unknown as Drafts;
}

/** A guess at the title of a file that failed to load, which may even be unreadable. */
function titleGuess(file: SourceFile): string {
  try {
    const text = new TextDecoder().decode(file.bytes);
    const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(text)?.[1] ?? '';
    return slug(title) ? title : file.path;
  } catch {
    return file.path;
  }
}

/** Only called if there were no problems, so nothing is missing. */
function assemble({ data, pages, families }: Drafts, url: string | undefined): Site {
  const values = mapValues(data, (file) => file?.value);
  const settings = { ...data.settings?.value, ...(url && { url }) };
  // Every draft is a complete page here, since a broken one would have been a problem.
  const articles = [...(families.articles as Site['articles'])].sort(newestFirst);
  return { ...values, ...families, settings, articles, pages } as unknown as Site;
}

type Dated = { readonly date: string; readonly title: string };

/** By date, then by title, so that the order of one day's articles is the same everywhere. */
function newestFirst(a: Dated, b: Dated): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.title < b.title ? -1 : 1;
}

function mapValues<K extends string, V, R>(
  record: { readonly [Key in K]: V },
  change: (value: V, key: K) => R,
): Record<K, R> {
  // Object.entries widens the keys to string; they are the record's own.
  const entries = Object.entries(record) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<
    K,
    R
  >;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
