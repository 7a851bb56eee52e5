import type { Problem } from '../../kernel/problem.ts';
import { suggestion } from '../../kernel/suggestion.ts';
import {
  fileOf,
  type Loaded,
  type LoadedContent,
  loadedFiles,
  loadedTexts,
} from '../loaded-content.ts';
import type { Body } from '../markdown.ts';
import { markedFields, valuesIn } from '../marked-fields.ts';
import type { Source } from '../source-file.ts';
import { ownPath } from './own-address.ts';

/** Slips that only show when a page's fields, or its fields and its text, are compared. */
export function pageSlips(content: LoadedContent): Problem[] {
  const url = Object(content.data.get('settings')?.value).url;
  return [
    ...emptyTexts(content),
    ...deepHeadings(content),
    ...loadedFiles(content).flatMap(({ value, source, schema, path }) => [
      ...daysInOrder(value, source),
      ...headingsNamed({ value, source, schema }),
      ...markedFields(schema).flatMap((field) =>
        field.marks.link === true ? repeatedLinks(valuesIn(value, field), source, path) : [],
      ),
    ]),
    ...(typeof url === 'string' ? ownAddresses(content, url) : []),
  ];
}

/** Pages of a family without a text. Pages that exist once may do without. */
function emptyTexts({ lists, salvaged }: LoadedContent): Problem[] {
  return [...lists.values()].flat().flatMap((page) => {
    const file = fileOf(page);
    const words = 'source' in page ? page.body.words : salvaged.get(file)?.words;
    const message = 'has no text. Write it under the line of --- that closes the fields.';
    return words === 0 ? [{ file, message }] : [];
  });
}

/**
 * Texts of families that begin with a heading of level 3. Pages that exist once may have a heading
 * of level 2 over their text.
 */
function deepHeadings({ lists, salvaged }: LoadedContent): Problem[] {
  return [...lists.values()].flat().flatMap((page) => {
    const file = fileOf(page);
    const [first] = 'source' in page ? page.body.headings : (salvaged.get(file)?.headings ?? []);
    if (!first || first.depth < 3) return [];
    const message = `"${first.text}" is a heading of level 3 before any of level 2. Write ## ${first.text}.`;
    return [{ file, line: first.line, message }];
  });
}

/** Fields that name a heading of their file's text, where it has none of those words. */
function headingsNamed({ value: page, source, schema }: Loaded): Problem[] {
  const known = Object(page).body?.headings as Body['headings'] | undefined;
  const named = markedFields(schema)
    .filter(({ marks }) => marks.heading)
    .flatMap((field) => valuesIn(page, field));
  if (!known || named.length === 0) return [];
  const texts = known.filter(({ depth }) => depth === 2).map(({ text }) => text);
  return named
    .filter(({ value }) => !texts.includes(String(value)))
    .map(({ at, value }) => {
      const near = suggestion(String(value), texts) || ' Copy a line that begins with ##.';
      const message = `"${String(at.at(-1))}" is "${value}", which is no heading of its text.${near}`;
      return { file: source.file, line: source.line(at), message };
    });
}

function daysInOrder(value: unknown, source: Source): Problem[] {
  const { date, updated } = Object(value);
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  const message = `"updated" is ${updated}, which is before its "date", ${date}. Give it a later day, or delete it.`;
  const field = ['updated'];
  return [{ file: source.file, line: source.line(field), field, message }];
}

/** Links of a list that lead to the page itself, or twice to one page. */
function repeatedLinks(
  values: ReturnType<typeof valuesIn>,
  source: Source,
  path: string | undefined,
): Problem[] {
  const seen = new Set<string>();
  return values.flatMap(({ at, value }) => {
    // Only plain lists: in others the words of the links differ.
    if (typeof at.at(-1) !== 'number') return [];
    const name = String(at.at(-2));
    const slip = (message: string) => [
      { file: source.file, line: source.line(at), field: at, message },
    ];
    if (value === path) {
      return slip(`"${name}" names ${value}, which is this page itself. Name another.`);
    }
    if (!seen.has(String(value))) {
      seen.add(String(value));
      return [];
    }
    return slip(`"${name}" names ${value} twice. Name another.`);
  });
}

function ownAddresses(content: LoadedContent, url: string): Problem[] {
  return loadedTexts(content).flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const path = ownPath(href, url);
      if (path === undefined) return [];
      const message = `The link "${href}" leads to our own site. Write ${path}, which works on every copy of it.`;
      return [{ file, line, message }];
    }),
  );
}
