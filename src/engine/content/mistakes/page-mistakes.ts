import { namedFault, type Problem } from '../../kernel/problem.ts';
import { closest } from '../../kernel/suggestion.ts';
import { dataFile, type LoadedContent, type LoadedFile } from '../loaded-content.ts';
import { repeated, valuesWith } from '../marked-fields.ts';
import { problemAt } from '../source-file.ts';

type Check = (file: LoadedFile, content: LoadedContent) => readonly Problem[];

/** Mistakes that show only by comparing a page's fields with each other or with its body. */
export const pageMistakes: Check = (file, content) =>
  checks.flatMap((check) => check(file, content));

/** Single pages may have no body. */
const emptyText: Check = ({ file, family, page }) => {
  const message = 'has no text. Write it under the line of --- that closes the fields.';
  return family && page?.body?.words === 0 ? [{ file, code: 'no-text', message }] : [];
};

/** On single pages, a heading of level 2 may come from the template. */
const deepHeading: Check = ({ file, family, page }) => {
  const first = page?.body?.headings[0];
  if (!family || !first || first.depth < 3) return [];
  const message = `"${first.text}" is a heading of level 3 before any of level 2. Write ## ${first.text}.`;
  return [{ file, line: first.line, code: 'heading-level', message, words: first.text }];
};

/** References to headings that the body doesn't have. */
const headingsNamed: Check = (file) => {
  const headings = file.page?.body?.headings;
  // The heading may be there once other problems are fixed.
  if (!headings || !file.isSound) return [];
  const texts = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  return valuesWith('heading', file)
    .filter(({ value }) => !texts.includes(String(value)))
    .map(({ at, value }) => {
      const { hint, ...words } = closest(String(value), texts);
      const cure = hint || ' Copy a line that begins with ##.';
      const message = `is "${value}", which is no heading of its text.${cure}`;
      const fault = namedFault(`"${String(at.at(-1))}"`, 'unknown-heading', message);
      return problemAt(file.source, at, { ...fault, ...words });
    });
};

const daysInOrder: Check = ({ value, source }) => {
  const { date, updated } = Object(value);
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  const message = `is ${updated}, which is before its "date", ${date}. Give it a later day, or delete it.`;
  return [problemAt(source, ['updated'], namedFault('"updated"', 'wrong-together', message))];
};

const repeatedLinks: Check = (file) => {
  const listed = valuesWith('link', file).filter(
    ({ mark, at }) => mark === true && typeof at.at(-1) === 'number',
  );
  const again = new Set(repeated(listed));
  return listed.flatMap((one) => {
    const isOwn = one.value === file.page?.path;
    if (!isOwn && !again.has(one)) return [];
    const why = isOwn ? ', which is this page itself' : ' twice';
    const message = `names ${one.value}${why}. Name another.`;
    const fault = namedFault(`"${String(one.at.at(-2))}"`, 'repeated-value', message);
    return [problemAt(file.source, one.at, fault)];
  });
};

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
