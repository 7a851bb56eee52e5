import { expect, test } from 'vitest';
import { markdown } from '../../../engine/content/markdown.ts';
import { divided } from './divided.ts';

const text = 'Before.\n\n## One\n\nFirst.\n\n### Within\n\nMore.\n\n## Two *words*\n\nLast.';
const { body } = markdown(text, 'x.md');

test.each([
  ['One', '<h2 id="two-words">'],
  ['Within', '<h2 id="two-words">'],
  ['Two *words*', ''],
])('a text is divided at the end of what stands under "%s"', (section, second) => {
  const [before, after] = divided(body, section);
  expect(before.html + after.html).toBe(body.html);
  expect(after.html.slice(0, 19)).toBe(second);
});
