import type { z } from 'zod';
import { ProblemsError } from '../kernel/problem.ts';
import type { Salvaged } from './loaded-content.ts';
import { markdown } from './markdown.ts';
import { isUnfilled } from './mistakes/field-slips.ts';
import { readJson, readMarkdown } from './parse.ts';
import type { SourceFile } from './source-file.ts';

/**
 * What can be checked against other files in a data file that has problems: its values, less those
 * that its schema refuses. Undefined if it can't be parsed.
 */
export function salvageData(file: SourceFile | undefined, schema: z.ZodType): Salvaged | undefined {
  return salvage(() => {
    if (!file) return undefined;
    const { data, source } = readJson(file);
    return { value: soundPart(data, schema), raw: data, source, schema, links: [], media: [] };
  });
}

/** The same for a page; its text is checked even if its fields can't be parsed. */
export function salvagePage(
  file: SourceFile | undefined,
  schema: z.ZodType,
  path: string,
): Salvaged | undefined {
  return salvage(() => {
    if (!file) return undefined;
    const { data, source, body, bodyLine } = readMarkdown(file);
    const { links, media, headings, words } = markdown(body, file.path, bodyLine).body;
    const value = soundPart(data, schema);
    return { value, raw: data, source, schema, path, links, media, headings, words };
  });
}

function salvage(parse: () => Salvaged | undefined): Salvaged | undefined {
  try {
    return parse();
  } catch (error) {
    // Reported when the file was loaded.
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

/** A copy without the values that the schema refuses, and without those still to be filled in. */
function soundPart(data: unknown, schema: z.ZodType): unknown {
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
