import { type Problem, ProblemsError } from '../kernel/problem.ts';
import { Memory, type Remember } from '../kernel/remember.ts';
import { slug } from '../kernel/slug.ts';
import { baseUrl } from './base-url.ts';
import type { Draft, Drafts } from './drafts.ts';
import { fileNameProblems } from './file-names.ts';
import type { Film } from './film.ts';
import { loadData, loadPage } from './load-file.ts';
import { type Media, noMedia } from './media.ts';
import { mediaReferences } from './media-references.ts';
import { references } from './references.ts';
import type { SourceFile } from './source-file.ts';
import { type Family, families, type SiteOf, singlePages, type Tables } from './tables.ts';
import { isPage, unknownFiles } from './unknown-files.ts';
import { withMedia } from './with-media.ts';

/**
 * Loads the site from its content files.
 *
 * @param tables the site's kinds of files and pages.
 * @param siteUrl overrides the address in `content/site.json`, as the `SITE_URL` variable does.
 * @param remember caches each file's value, so that only changed files are parsed.
 * @param media what `content/media/` holds.
 * @throws ProblemsError with every problem in every file.
 */
export function loadContent<T extends Tables>(
  tables: T,
  files: readonly SourceFile[],
  siteUrl?: string,
  remember: Remember = new Memory('').remember,
  media: Media = noMedia,
): SiteOf<T> {
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
  const drafts = readAll(files, tables, attempt, remember);
  problems.push(...references(drafts), ...mediaReferences(drafts, media));
  const url = attempt(() => baseUrl(siteUrl));
  if (problems.length > 0) throw new ProblemsError(problems);
  return deepFreeze(assemble<T>(drafts, media, url));
}

type Attempt = <V>(action: () => V) => V | undefined;

/** Loads each file on its own. Files that fail are left out, and their problems collected. */
function readAll(
  files: readonly SourceFile[],
  tables: Tables,
  attempt: Attempt,
  remember: Remember,
): Drafts {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const data = Object.entries(tables.data).map(([name, { file, schema }]) => {
    const loaded = attempt(() => loadData(byPath.get(file), file, schema, remember));
    return [name, loaded && { ...loaded, schema }] as const;
  });
  const pages = singlePages(tables.kinds).map(([name, { file, schema, path }]) => {
    const page = attempt(() => loadPage(byPath.get(file), file, schema, () => path, remember));
    return [name, page] as const;
  });
  const draftsOf = ({ folder, schema, path }: Family) =>
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
  const lists = families(tables.kinds).map((family) => [family, draftsOf(family)] as const);
  return { tables, data: new Map(data), pages: new Map(pages), lists: new Map(lists) };
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

/** Only called if there were no problems, so nothing is missing and no page is broken. */
function assemble<T extends Tables>(
  { data, pages, lists }: Drafts,
  media: Media,
  url?: string,
): SiteOf<T> {
  const values = [...data].map(([name, file]) => [name, file?.value]);
  const settings = { ...(data.get('settings')?.value as object), ...(url && { url }) };
  // The row's schema is that of films.
  const films = (data.get('films')?.value ?? []) as readonly Film[];
  const ordered = [...lists].map(([{ list, compare }, drafts]) => {
    const shown = drafts.map((draft) =>
      'source' in draft ? withMedia(draft, media, films) : draft,
    );
    // The row's own order of its own pages.
    return [list, compare ? shown.sort(compare as (a: Draft, b: Draft) => number) : shown];
  });
  const single = [...pages].map(([name, page]) => [name, page && withMedia(page, media, films)]);
  const all = Object.fromEntries([...values, ...ordered]);
  // Each row's value was checked against that row's schema, which no loop can express.
  return { ...all, settings, media, pages: Object.fromEntries(single) } as SiteOf<T>;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
