import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { formatProblem, ProblemsError } from '../../engine/kernel/problem.ts';
import { Memory } from '../../engine/kernel/remember.ts';
import { loadSite } from '../../site/own-site.ts';
import { newContent } from './new-content.ts';
import { startable } from './startable.ts';

const files = readContent(fixtureRoot);
const { remember } = new Memory('');

/** The content with one more file, or with another version of one that it has. */
function withFile(path: string, text: string): SourceFile[] {
  const file = { path, bytes: new TextEncoder().encode(text) };
  return [...files.filter((one) => one.path !== path), file];
}

function problems(all: readonly SourceFile[]): string[] {
  try {
    loadSite(all, { remember });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    // Where on the line is not part of the promise.
    return error.problems.map(({ column: _, ...problem }) => formatProblem(problem));
  }
}

/** What may not be called as one likes. */
const special: Record<string, string> = { redirect: '/our-old-name', testimonial: 'Staithe' };

test.each([...startable().keys()])('a new %s stops the build until all is filled in', (name) => {
  const { [name]: words = 'The tide table' } = special;
  const { path, text, places } = newContent(files, name, words);
  expect(text).toContain(words);
  expect(places.length).toBeGreaterThan(0);
  const published = text.replace('draft: true\n', 'draft: false\n');
  expect(problems(withFile(path, published))).toEqual(places.map(formatProblem));
});

test('a new page is a draft, which stops no build', () => {
  const { path, text } = newContent(files, 'article', 'The tide table');
  expect(path).toBe('content/insights/the-tide-table.md');
  expect(problems(withFile(path, text))).toEqual([]);
});

test('a new project has its client’s name as its address and, where we know the client, in its figures', () => {
  expect(newContent(files, 'project', 'Café & Sons')).toMatchObject({
    address: '/projects/cafe-sons',
    text: expect.stringMatching(/^ {2}client: "FILL IN/m),
  });
  const { address, text } = newContent(files, 'project', 'Harrow & Daughters');
  expect(address).toBe('/projects/harrow-daughters');
  expect(text).toMatch(/^ {2}client: "Harrow & Daughters"$/m);
});

test('a template names the people and clients that may be chosen', () => {
  expect(newContent(files, 'article', 'x').text).toContain('It is one of nell, tom, priya.');
});

test('a new page says how to learn what each of its fields is for', () => {
  const { text } = newContent(files, 'article', 'The tide table');
  expect(text).toContain('npm run new -- --fields article says what each field is for.');
});

test('an item joins the end of its list, and every other line stays as it is', () => {
  const old = files.find(({ path }) => path === 'content/clients.json');
  const before = new TextDecoder().decode(old?.bytes).split('\n');
  const { text } = newContent(files, 'client', 'Tide & Co');
  const after = text.split('\n');
  // The item before it gets a comma, and the bracket follows.
  const same = before.slice(0, -3);
  expect(after.slice(0, same.length)).toEqual(same);
  expect(JSON.parse(text).at(-1)).toMatchObject({ id: 'tide-co', name: 'Tide & Co' });
});

test('line ends of Windows stay', () => {
  const windows = '[\r\n  {\r\n    "from": "/a",\r\n    "to": "/work"\r\n  }\r\n]\r\n';
  const { text } = newContent(withFile('content/redirects.json', windows), 'redirect', '/b');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

const refused: [what: string, name: string, words: string, says: RegExp][] = [
  ['a kind that does not exist', 'artcle', 'x', /"artcle" is not a kind.*Did you mean "article"\?/],
  ['no title', 'article', ' ', /article needs a title or a name/],
  ['a title without letters', 'article', '🎉', /"🎉" needs a letter a-z or a figure/],
  ['the name of a page that exists', 'project', 'Calm Dog', /calm-dog\.md exists already/],
  ['the id of an item that exists', 'client', 'Calm dog', /clients\.json has "Calm dog" already/],
];

test.each(refused)('%s is refused with the cure', (_, name, words, says) => {
  expect(() => newContent(files, name, words)).toThrow(says);
});
