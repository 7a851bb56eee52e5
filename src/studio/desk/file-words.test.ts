import { expect, test } from 'vitest';
import { signsInWords } from './file-words.ts';
import { wordsIn } from './open-file.ts';

test('a version is read by the names of its fields, without quotes, braces and dashes', () => {
  const article =
    '---\ntitle: "Reels, {again}"\ndate: 2026-03-12\ndraft: true\ntags:\n  - \'One\'\n---\n\nA "text".\n';
  expect(wordsIn('content/insights/reels.md', article)).toBe(
    'Title: Reels, {again}\nDate: 12 March 2026\nDraft: held back: Yes\nTag 1: One\n\n\nA "text".\n',
  );
  const prices = { retainer: [{ name: 'One account', price: 1100 }] };
  expect(wordsIn('content/prices.json', JSON.stringify(prices))).toBe(
    'Sizes, One account, Name: One account\nSizes, One account, Price: £1,100',
  );
});

const unread: [what: string, path: string, text: string, words: string][] = [
  [
    'no line after its fields',
    'content/insights/reels.md',
    '---\ntitle: "Reels"\nexcerpt: \'It\'\'s short\'\n\nA [link](/work) "here".\n',
    'Title: Reels\nExcerpt: It\'\'s short\n\nA [link](/work) "here".\n',
  ],
  [
    'a tab before its fields',
    'content/pages/about.md',
    '---\n\ttitle: "Six"\nkeywords:\n  - one\n---\n\nWords.\n',
    'Title: Six\nKeywords:\none\n\n\nWords.\n',
  ],
  [
    'a comma too many',
    'content/clients.json',
    '[\n  { "name": "Calm Dog", },\n  {\n    "name": "Aspect",\n  }\n]\n',
    'Name: Calm Dog\nName: Aspect\n',
  ],
];

test.each(unread)('a version with %s shows its words all the same', (_, path, text, says) => {
  expect(wordsIn(path, text)).toBe(says);
});

const signs: [written: string, shown: string][] = [
  ['> [!PLATE red]\n> ~~Was~~\n> Is', '> Panel, red:\n> ~~Was~~\n> Is'],
  ['> [!TIP]\n> Try it.', '> Callout, tip:\n> Try it.'],
  ['> We won.\n> Twice.', '> Pull quote: We won.\n> Twice.'],
  ['- One\n  - Two', '• One\n  • Two'],
  ['1. One', '1.\u00a0One'],
  ['![A kiln](kiln.jpg "At six")', 'Photograph kiln.jpg: A kiln At six'],
  ['![A day](day.mp4)', 'Film day.mp4: A day'],
  ['| May | Jobs |\n|-----|-----:|\n| 3 | 6 |\n', 'May · Jobs\n3 · 6\n'],
  ['```chart Jobs\n| May |\n|---|\n| 6 |\n```\n\nWords', 'Chart: Jobs\nMay\n6\n\n\nWords'],
  ['From {{ fee }}, ==at most==', 'From £9, **at most**'],
  ['**Bold** and [a link](/work), 3 - 2', '**Bold** and [a link](/work), 3 - 2'],
];

test.each(signs)('%j in a version has no sign that only we read', (written, shown) => {
  expect(signsInWords(written, { fee: '£9' })).toBe(shown);
});
