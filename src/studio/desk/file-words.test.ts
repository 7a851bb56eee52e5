import { expect, test } from 'vitest';
import { fileWords } from './file-words.ts';
import { opened } from './open-file.ts';

const words = (path: string, text: string) => {
  const { form, values, bodyFrom } = opened(path, text, null);
  return fileWords(form.field, values, values === undefined ? text : text.slice(bodyFrom));
};

test('a version is read by the names of its fields, without quotes, braces and dashes', () => {
  const article =
    '---\ntitle: "Reels, {again}"\ndate: 2026-03-12\ndraft: true\ntags:\n  - \'One\'\n---\n\nA "text".\n';
  expect(words('content/insights/reels.md', article)).toBe(
    'Title: Reels, {again}\nDate: 12 March 2026\nDraft: held back: Yes\nTag 1: One\n\n\nA "text".\n',
  );
  const prices = { retainer: [{ name: 'One account', price: 1100 }] };
  expect(words('content/prices.json', JSON.stringify(prices))).toBe(
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
  expect(words(path, text)).toBe(says);
});
