import type { z } from 'zod';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import {
  type CorePageName,
  coreFolder,
  corePages,
  type DataFileName,
  dataFiles,
  type FamilyName,
  families,
} from './kinds.ts';
import { type Body, markdown } from './markdown.ts';
import { parseJson, parseMarkdown } from './parse.ts';
import { type Draft, references } from './references.ts';
import type { Page, Site } from './site.ts';
import type { Source, SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

/**
 * The site that these files describe.
 *
 * @param siteUrl overrides the address in `content/site.json`, as the `SITE_URL` variable does.
 * @throws ProblemsError with every problem of every file.
 */
export function loadSite(files: readonly SourceFile[], siteUrl?: string): Site {
  const problems: Problem[] = [...unknownFiles(files)];
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const data = mapValues(dataFiles, ({ file, schema }) =>
    attempt(() => dataFile(byPath.get(file), file, schema)),
  );
  const pages = mapValues(corePages, ({ schema, path }, name) =>
    attempt(() => corePage(byPath, name, schema, path)),
  );
  const drafts = mapValues(families, ({ folder, schema, path }) =>
    inFolder(files, folder).map((file): Draft => {
      const name = baseName(file.path);
      // Each row of `families` pairs a schema with the address of what that schema yields.
      const address = path as (data: { title: string }, name: string) => string;
      const draft = attempt(() => markdownPage(file, schema, (data) => address(data, name)));
      return draft ?? { path: address({ title: titleGuess(file) }, name), file: file.path };
    }),
  );
  problems.push(...references({ data, pages, families: drafts, files }));
  const url = attempt(() => baseUrl(siteUrl));
  if (problems.length > 0) throw new ProblemsError(problems);
  return assemble(data, pages, drafts, url);
}

/** A page whose file has problems is still there to be linked to; its title tells its address. */
function titleGuess(file: SourceFile): string {
  const text = new TextDecoder().decode(file.bytes);
  return /^title:\s*["']?(.*?)["']?\s*$/m.exec(text)?.[1] ?? baseName(file.path);
}

function assemble(
  data: Record<DataFileName, { value: unknown } | undefined>,
  pages: Record<CorePageName, object | undefined>,
  drafts: Record<FamilyName, readonly Draft[]>,
  url: string | undefined,
): Site {
  const values = mapValues(data, (file) => file?.value);
  const settings = { ...(values.settings as Site['settings']), ...(url && { url }) };
  const articles = [...(drafts.articles as Site['articles'])].sort(newestFirst);
  // With no problem found, every part has been checked against the schema of its row.
  const site = { ...values, ...drafts, settings, articles, pages } as unknown as Site;
  return deepFreeze(site);
}

/** By date, then by title, so that two of one day stay in one order on every machine. */
function newestFirst(
  a: { date: string; title: string },
  b: { date: string; title: string },
): number {
  return a.date === b.date ? (a.title < b.title ? -1 : 1) : a.date < b.date ? 1 : -1;
}

function dataFile<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
): { value: z.infer<Schema>; source: Source } {
  if (!file) throw new ProblemsError([{ file: path, message: 'is missing.' }]);
  const { data, source } = parseJson(file);
  return { value: checked(data, schema, source), source };
}

function corePage<Schema extends z.ZodType>(
  byPath: ReadonlyMap<string, SourceFile>,
  name: string,
  schema: Schema,
  path: string,
): Page<z.infer<Schema>> {
  const file = byPath.get(`${coreFolder}/${name}.md`);
  if (!file) throw new ProblemsError([{ file: `${coreFolder}/${name}.md`, message: 'is missing.' }]);
  return markdownPage(file, schema, () => path);
}

/** Fields and text are both checked before either's problems are thrown. */
function markdownPage<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
  path: (data: { title: string }) => string,
): Page<z.infer<Schema>> {
  const { data, source, body: text, bodyLine } = parseMarkdown(file);
  const { body, problems } = markdown(text, file.path, bodyLine);
  const result = schema.safeParse(data, { reportInput: true });
  const all = result.success ? problems : [...wording(result.error, schema, source), ...problems];
  if (!result.success || all.length > 0) throw new ProblemsError(all);
  // Every Markdown schema has a title: see `families` and `corePages`.
  const fields = result.data as z.infer<Schema> & { title: string };
  return { ...fields, path: path(fields), body: body satisfies Body, source };
}

function checked<Schema extends z.ZodType>(
  data: unknown,
  schema: Schema,
  source: Source,
): z.infer<Schema> {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ProblemsError(wording(result.error, schema, source));
  return result.data;
}

/** The address in `SITE_URL`: an origin, since every link on the site begins at its root. */
function baseUrl(siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || siteUrl === '') return undefined;
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) {
    return url.origin;
  }
  const message = `is "${siteUrl}", which is not an address such as https://pierlight.example, without a path.`;
  throw new ProblemsError([{ file: 'SITE_URL', message }]);
}

/** Staff put files in the wrong folder; a file that nothing reads must not go unnoticed. */
function unknownFiles(files: readonly SourceFile[]): Problem[] {
  const known = new Set<string>([
    ...Object.values(dataFiles).map(({ file }) => file),
    ...Object.keys(corePages).map((name) => `${coreFolder}/${name}.md`),
    'content/README.md',
  ]);
  const folders: string[] = Object.values(families).map(({ folder }) => folder);
  return files
    .filter(({ path }) => !known.has(path) && !path.startsWith('content/media/'))
    .filter(({ path }) => !(path.endsWith('.md') && folders.includes(folderOf(path))))
    .map(({ path }) => ({
      file: path,
      message: `belongs to no page. Articles are .md files directly in content/insights; content/README.md lists the other places.`,
    }));
}

function inFolder(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => folderOf(path) === folder && path.endsWith('.md'));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function mapValues<K extends string, V, R>(
  record: Readonly<Record<K, V>>,
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
