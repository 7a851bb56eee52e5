import type { z } from 'zod';
import { attempt } from '../kernel/problem.ts';
import { slug } from '../kernel/slug.ts';
import type { FileRow, LoadedFile, LoadedPage } from './loaded-content.ts';
import { markdown, type TextSite } from './markdown.ts';
import { isUnfilled } from './mistakes/placeholders.ts';
import { parse } from './parse.ts';
import type { Source, SourceFile } from './source-file.ts';

/** What can still be compared with other files in a file that has problems. */
export function readablePart(
  { file: path, schema, address }: FileRow,
  file: SourceFile | undefined,
  site: TextSite,
): Pick<LoadedFile, 'source' | 'value' | 'raw' | 'page'> {
  const matter = frontMatter(file);
  const page = address && unreadPage(path, matter, address);
  const read = file && attempt(() => parse(file)).value;
  if (!read) {
    const source: Source = { file: path, line: () => 1 };
    return { source, value: undefined, raw: undefined, ...(page && { page }) };
  }
  const { data: raw, source, body, bodyLine } = read;
  const value = acceptedPart(raw, schema);
  if (!page) return { source, value, raw };
  return { source, value, raw, page: { ...page, body: markdown(body, path, bodyLine, site).body } };
}

/** A page's title, even if its fields can't be parsed, and whether it is a draft: those fail no build. */
function unreadPage(
  file: string,
  matter: string,
  address: NonNullable<FileRow['address']>,
): LoadedPage {
  const found = /^title:\s*["']?(.*?)["']?\s*$/m.exec(matter)?.[1] ?? '';
  const title = slug(found) ? found : file;
  // All spellings of true in YAML.
  const draft = /^draft:[ \t]+(true|True|TRUE)[ \t]*(#.*)?\r?$/m.test(matter);
  return { path: address({ title }), title, draft };
}

/** A file's front matter; the whole text if it isn't closed, and nothing if it isn't opened. */
function frontMatter(file: SourceFile | undefined): string {
  try {
    const text = new TextDecoder().decode(file?.bytes);
    return /^---[^\n]*\n(.*?)(\n---|$)/s.exec(text)?.[1] ?? '';
  } catch {
    return '';
  }
}

/** A copy without the values that the schema refuses, and without those still to be filled in. */
function acceptedPart(data: unknown, schema: z.ZodType): unknown {
  const { error } = schema.safeParse(data);
  const copy = filledIn(data);
  for (const { code, path } of error?.issues ?? []) {
    // An unknown field takes nothing from the fields beside it.
    if (code === 'unrecognized_keys') continue;
    const last = path.at(-1);
    if (last === undefined) return undefined;
    const parent = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], copy);
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, last, undefined);
  }
  return copy;
}

function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return isUnfilled(value) ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledIn(one)]));
}
