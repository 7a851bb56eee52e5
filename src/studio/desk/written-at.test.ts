import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import { savedTexts } from './saved-content.ts';
import { fileWith, type WrittenPlace, writtenAt, writtenOffset } from './written-at.ts';

const file = {
  body: 'We asked **ten** people.\n\n## What they said\n\n- It costs {{ retainer }} for a month of work\n\n> ~~Link in bio~~\n\n| May | Six jobs |',
  values: {
    title: 'What they said',
    excerpt: 'Ten people, and what they told us about a quiet month.',
    faqs: [{ q: 'How long?', a: 'A [month](/work), as a rule.' }],
  },
};

const cases: [shown: string, place: WrittenPlace | undefined][] = [
  ['We asked ten people.', { line: 1 }],
  ['What they said', { line: 3 }],
  ['It costs £1k to £3k a month for a month of work', { line: 5 }],
  ['Link in bio', { line: 7 }],
  ['Six jobs', { line: 9 }],
  ['Ten people, and what they told us\n  about a quiet month.', { field: ['excerpt'] }],
  ['A month, as a rule.', { field: ['faqs', 0, 'a'] }],
  ['Words of another file', undefined],
  ['£6', undefined],
];

test.each(cases)('“%s” on a page leads to where it is written', (shown, place) => {
  expect(writtenAt(shown, file)).toEqual(place);
});

const offsets: [before: string, after: string, written: string][] = [
  ['', 'We asked ten people.', '|We asked **ten** people.'],
  ['We asked t', 'en people.', 'We asked **t|en** people.'],
  ['Ask us, or ask ', 'us again.', '> Ask us, or [ask](/us) |us again.'],
  ['To begin', ' with, a call.', '- To **begin|** with, a call.'],
  ['It is the call,', ' and so on', 'It is the call|, and so on'],
  ['Words of another para', 'graph', '|Words of this one'],
];

test.each(offsets)('a click after “%s” puts the cursor there', (before, after, marked) => {
  const written = marked.replace('|', '');
  expect(writtenOffset(written, before + after, before)).toBe(marked.indexOf('|'));
});

const files: [shown: string, file: string | undefined][] = [
  ['Tom Usher', 'content/site.json'],
  ['Social-first marketing, Sunderland', 'content/site.json'],
  ['Who We Help', 'content/navigation.json'],
  ['the river', undefined],
  ['Words of no file at all', undefined],
];

test.each(files)('“%s” is in the file that says so, or in none', (shown, file) => {
  expect(fileWith(shown, savedTexts(readContent(fixtureRoot)), '')).toBe(file);
});

test('words that a page has itself are in its own file, before any list', () => {
  const [own, about] = ['content/services/campaigns.md', 'content/pages/about.md'];
  const texts = savedTexts(readContent(fixtureRoot));
  const words = 'A number everyone in your firm can name';
  const copied = texts.map((one) => (one.path === own ? { ...one, text: words } : one));
  expect(fileWith(words, copied, own)).toBe(own);
  expect(fileWith(words, copied, about)).toBe('content/services.json');
});
