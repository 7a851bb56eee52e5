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
