import { expect, test } from 'vitest';
import { advice } from './advice.ts';

const article = 'content/insights/x.md';

async function messages(fields: string, body: string) {
  const { advice: shown, more } = await advice(article, `---\n${fields}\n---\n\n${body}\n`);
  return { shown: shown.map(({ message }) => message), more };
}

test('a long text in another language gets ten pieces of advice, each word once', async () => {
  const foreign = Array.from({ length: 130 }, (_, at) => `zwq${'x'.repeat(at)}zz`);
  const text = Array.from({ length: 9 }, () => `${foreign.join('. ')}.`).join('\n\n');
  const { shown, more } = await messages('title: A plan', text);
  expect(shown[0]).toContain('"zwqzz" is in no dictionary.');
  expect([new Set(shown).size, more]).toEqual([10, 120]);
});

test('of a word that is spelt the American way, one place is named', async () => {
  const { shown } = await messages('title: A plan', 'A gray dog. A gray cat.');
  expect(shown).toEqual(['"gray" is spelt the American way.']);
});

test('a rule that a text breaks again and again is one piece of advice, after its length', async () => {
  const habit = '## What we don’t film\n\nNobody rings, and nobody asks.\n\n';
  const { shown, more } = await messages(
    'title: A plan',
    habit.repeat(160) + 'Book now! '.repeat(2),
  );
  expect([shown, more]).toEqual([
    [
      expect.stringContaining('and this kind has at most 1,400.'),
      '"What we don’t film" is a habit. Write what you do. (160 times)',
      '"Nobody" is a habit. Write you, a name, or who. (320 times)',
      '"rings" is a habit. Write call. (160 times)',
      'An exclamation mark. Let the fact do it. (twice)',
    ],
    0,
  ]);
});

test('a text of more words than its kind has is too long', async () => {
  const count = async (words: number) =>
    (await messages('title: A plan', Array.from({ length: words }, () => 'Yes.').join(' '))).shown;
  expect(await count(1400)).toEqual([]);
  expect(await count(9806)).toEqual([
    'The text has 9,806 words, and this kind has at most 1,400. Shorten it, or make it two.',
  ]);
});

const unread: string[] = [
  'author: "FILL IN: Who wrote it. It is one of nell, priya, callum, sami."',
  'author: nell priya callum',
  'category: teh wrongg choice',
];

test.each(unread)('%s is not read as prose', async (field) => {
  expect(await messages(field, 'Yes.')).toEqual({ shown: [], more: 0 });
});
