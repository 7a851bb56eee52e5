import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { markdown } from '../../engine/content/markdown.ts';
import { formatProblem, type Problem } from '../../engine/kernel/problem.ts';
import { articleCategories } from '../../site/kinds/article/schema.ts';
import { families, type ListName } from '../../site/kinds/kinds.ts';
import {
  brokenPageRules,
  emptyCategories,
  longTexts,
  longTitles,
  unlinkedPages,
} from './page-rules.ts';
import { repeatedSentences, similarPages } from './repetition.ts';

/** A page at `/name`, whose file is `name.md`. */
function page<Fields extends object>(name: string, text: string, fields: Fields) {
  const { body } = markdown(text, `${name}.md`);
  return { path: `/${name}`, body, source: { file: `${name}.md`, line: () => 2 }, ...fields };
}

/** A site without pages; every name of a list is in the table. */
const empty = Object.fromEntries(families.map(({ list }) => [list, []])) as Record<ListName, []>;
const text = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const reported = (problems: readonly Problem[]) => problems.map(formatProblem);

test('an article of more than 1,400 words is too long', () => {
  const report = (count: number) =>
    reported(longTexts({ ...empty, articles: [page('x', text(count), {})] }));
  expect(report(1400)).toEqual([]);
  expect(report(1401)).toEqual(['x.md has 1401 words; its kind of page has at most 1400.']);
});

test('a title over 60 characters needs a shorter one for search results', () => {
  const report = (fields: { title: string; metaTitle?: string }) =>
    reported(longTitles({ articles: [page('x', '', fields)] }));
  expect(report({ title: 'x'.repeat(60) })).toEqual([]);
  expect(report({ title: 'x'.repeat(61), metaTitle: 'A shorter title' })).toEqual([]);
  expect(report({ title: 'x'.repeat(61) })).toEqual([
    'x.md:2 "title" is 61 characters long, and search results show 60. Add a shorter one as "metaTitle".',
  ]);
});

test('a sentence of eight words or more may appear on one page only, of whatever kind', () => {
  const report = (sentence: string) =>
    reported(
      repeatedSentences({
        ...empty,
        articles: [page('one', `Yes. ${sentence} No. ${sentence}`, {})],
        sectors: [page('two', `Perhaps. ${sentence} Well.`, {})],
      }),
    );
  expect(report('Our film took two days in May.')).toEqual([]);
  expect(report('Our film took two days in late May.')).toEqual([
    'two.md says what one.md says, word for word: "Our film took two days in late May." Rewrite one of them.',
  ]);
});

test('a page copied for another place is reported, and an original one is not', () => {
  const place = (name: string, words: string) => page(name, words, { name, place: `${name}, UK` });
  const copy = (name: string) => `We film in ${name} on booked days and answer within 24 hours.`;
  const report = (words: string) =>
    reported(
      similarPages({ ...empty, locations: [place('Leeds', copy('Leeds')), place('York', words)] }),
    );
  expect(report('The ferry leaves at six, so the tripod is packed the night before.')).toEqual([]);
  expect(report(copy('York'))).toEqual([
    'York.md has 100% of its text in common with Leeds.md; at most 20% may be. Rewrite one of them.',
  ]);
});

test('pages of different kinds may be alike, and up to a fifth of a text may be shared', () => {
  const own = (letter: string) => text(45).replaceAll('word', letter);
  const [a, b] = [
    page('a', `${text(15)} ${own('a')}`, {}),
    page('b', `${text(15)} ${own('b')}`, {}),
  ];
  expect(similarPages({ ...empty, sectors: [a], audiences: [a] })).toEqual([]);
  expect(reported(similarPages({ ...empty, sectors: [a, b] }))).toEqual([]);
});

test('a category without an article is reported, since its filter would show nothing', () => {
  const articles = articleCategories.map((category) => ({ category }));
  expect(emptyCategories({ articles })).toEqual([]);
  expect(reported(emptyCategories({ articles: articles.slice(1) }))).toEqual([
    'content/insights has no article in the category "Strategy", so its filter shows an empty list.',
  ]);
});

test('a page that no other page’s text or list links to is reported', () => {
  const added = page('new', 'See [this very page](/new).', {});
  const report = (text: string, related: string[]) =>
    reported(
      unlinkedPages({
        ...empty,
        articles: [added],
        sectors: [page('trades', text, { related })],
        pages: { home: { ...page('home', 'See [trades](/trades).', {}), path: '/' } },
      }),
    );
  expect(report('', [])).toEqual([
    'new.md is /new, which no other page’s text links to. Link to it.',
  ]);
  expect(report('See [the article](/new).', [])).toEqual([]);
  expect(report('', ['/new'])).toEqual([]);
});

test('a site is checked by every rule at once, and the frozen content passes', () => {
  expect(brokenPageRules(fixtureSite)).toEqual([]);
  const [article] = fixtureSite.articles;
  if (!article) throw new Error('There are no articles.');
  const { metaTitle: _, ...untitled } = article;
  const source = { file: 'copy.md', line: () => 2 };
  const copy = { ...untitled, path: '/insights/copy', title: 'x'.repeat(61), source };
  const long = { ...article, body: { ...article.body, words: 1401 } };
  const found = brokenPageRules({ ...fixtureSite, articles: [long, copy] });
  expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual(
    expect.arrayContaining([
      `${article.source.file} too-long`,
      ...['too-long', 'repeated-text', 'unlinked-page'].map((one) => `copy.md ${one}`),
      'content/insights too-few',
    ]),
  );
});
