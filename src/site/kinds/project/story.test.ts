import { expect, test } from 'vitest';
import { markdown } from '../../../engine/content/markdown.ts';
import { chapters } from './story.ts';

const told = (text: string) => chapters(markdown(text, 'x.md').body);

test('a text is divided at its headings, and no word of it is lost', () => {
  const text = 'Before.\n\n## One\n\nFirst.\n\n### Within\n\nMore.\n\n## Two *words*\n\nLast.';
  const parts = told(text);
  expect(parts.map(({ name }) => name)).toEqual(['', 'One', 'Two *words*']);
  expect(parts[1]?.html).toMatch(/^<p>First.*More\.<\/p>$/s);
  const whole = markdown(text, 'x.md').body.html.replaceAll(/\s/g, '');
  expect(
    parts
      .map(({ heading, html }) => heading + html)
      .join('')
      .replaceAll(/\s/g, ''),
  ).toBe(whole);
});

test('a text that begins with a heading has nothing before it', () => {
  expect(told('## One\n\nFirst.').map(({ name }) => name)).toEqual(['One']);
});
