import { namedFault, type Problem } from '../../kernel/problem.ts';
import { suggestion, wordsAndNearest } from '../../kernel/suggestion.ts';
import { dataFile, type LoadedContent, type LoadedFile } from '../loaded-content.ts';
import { markedFields, valuesIn } from '../marked-fields.ts';
import { problemAt } from '../source-file.ts';

type Check = (file: LoadedFile, content: LoadedContent) => readonly Problem[];

/** Mistakes that only show when a page's fields, or its fields and its text, are compared. */
export const pageMistakes: Check = (file, content) =>
  checks.flatMap((check) => check(file, content));

/** Pages that exist once may do without a text. */
const emptyText: Check = ({ file, family, page }) => {
  const message = 'has no text. Write it under the line of --- that closes the fields.';
  return family && page?.body?.words === 0 ? [{ file, code: 'no-text', message }] : [];
};

/** Pages that exist once may have a heading of level 2 over their text. */
const deepHeading: Check = ({ file, family, page }) => {
  const first = page?.body?.headings[0];
  if (!family || !first || first.depth < 3) return [];
  const message = `"${first.text}" is a heading of level 3 before any of level 2. Write ## ${first.text}.`;
  return [{ file, line: first.line, code: 'heading-level', message, words: first.text }];
};

/** Fields that name a heading of their file's text, where it has none of those words. */
const headingsNamed: Check = ({ value: fields, source, schema, page, isSound }) => {
  const headings = page?.body?.headings;
  // Its text may have the heading once its problems are solved.
  if (!headings || !isSound) return [];
  const texts = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  return markedFields(schema)
    .filter(({ marks }) => marks.heading)
    .flatMap((field) => valuesIn(fields, field))
    .filter(({ value }) => !texts.includes(String(value)))
    .map(({ at, value }) => {
      const near = suggestion(String(value), texts) || ' Copy a line that begins with ##.';
      const message = `is "${value}", which is no heading of its text.${near}`;
      const fault = namedFault(`"${String(at.at(-1))}"`, 'unknown-heading', message);
      return problemAt(source, at, { ...fault, ...wordsAndNearest(String(value), texts) });
    });
};

const daysInOrder: Check = ({ value, source }) => {
  const { date, updated } = Object(value);
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  const message = `is ${updated}, which is before its "date", ${date}. Give it a later day, or delete it.`;
  return [problemAt(source, ['updated'], namedFault('"updated"', 'wrong-together', message))];
};

const repeatedLinks: Check = ({ value: fields, source, schema, page }) =>
  markedFields(schema)
    .filter(({ marks }) => marks.link === true)
    .flatMap((field) => {
      const seen = new Set<unknown>();
      return valuesIn(fields, field).flatMap(({ at, value }) => {
        if (typeof at.at(-1) !== 'number') return [];
        const isNew = seen.size < seen.add(value).size;
        if (isNew && value !== page?.path) return [];
        const why = value === page?.path ? ', which is this page itself' : ' twice';
        const message = `names ${value}${why}. Name another.`;
        return [
          problemAt(source, at, namedFault(`"${String(at.at(-2))}"`, 'repeated-value', message)),
        ];
      });
    });

const ownAddresses: Check = ({ file, page }, content) => {
  const url = Object(dataFile(content, 'settings')?.value).url;
  if (typeof url !== 'string' || !URL.canParse(url)) return [];
  return (page?.body?.links ?? []).flatMap(({ href, line }) => {
    const link = URL.parse(href);
    if (!link || hostOf(link) !== hostOf(new URL(url))) return [];
    const path = `${link.pathname}${link.search}${link.hash}`;
    const message = `The link "${href}" leads to our own site. Write ${path}, which works on every copy of it.`;
    return [{ file, line, code: 'link-to-own-origin', message, words: href, instead: path }];
  });
};

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

const checks = [emptyText, deepHeading, headingsNamed, daysInOrder, repeatedLinks, ownAddresses];
