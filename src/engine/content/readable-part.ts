import type { z } from 'zod';
import { attempt } from '../kernel/problem.ts';
import { slug } from '../kernel/slug.ts';
import type { FileRow, LoadedPage } from './loaded-content.ts';
import { isUnfilled } from './mistakes/placeholders.ts';
import type { SourceFile } from './source-file.ts';

/** A page's title and draft flag when its fields can't be parsed: a broken draft fails no build. */
export function unreadPage(
  path: string,
  file: SourceFile | undefined,
  address: NonNullable<FileRow['address']>,
): LoadedPage {
  // Everything if the front matter isn't closed, nothing if it isn't opened.
  const { value: text = '' } = attempt(() => new TextDecoder().decode(file?.bytes));
  const matter = /^---[^\n]*\n(.*?)(\n---|$)/s.exec(text)?.[1] ?? '';
  const found = /^title:\s*["']?(.*?)["']?\s*$/m.exec(matter)?.[1] ?? '';
  const title = slug(found) ? found : path;
  // All spellings of true in YAML.
  const draft = /^draft:[ \t]+(true|True|TRUE)[ \t]*(#.*)?\r?$/m.test(matter);
  const [, own] = /^address:[ \t]*["']?([\w-]+)/m.exec(matter) ?? [];
  const place = address({ title, address: own });
  const isUnnamed = title === path && !own && place !== address({ title: '' });
  return { path: place, title, draft, ...(isUnnamed && { isUnnamed }) };
}

/** A copy without values that the schema refuses and without unfilled ones. */
export function acceptedPart(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = filledIn(data);
  for (const { code, path } of issues) {
    // An unknown field affects no other field.
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
