import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../e2e/root.ts';
import { calloutTitles } from '../../engine/content/blocks/callout.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = 'content/README.md';
const look = 'src/site/ui/callout.css';

// The first kind has the look of all.
test('every kind of callout is told to staff, and every further one has a look of its own', () => {
  const kinds = Object.keys(calloutTitles);
  const untold = kinds
    .map((kind) => `[!${kind.toUpperCase()}]`)
    .filter((mark) => !read(guide).includes(mark))
    .map((mark) => `Say in ${guide} what ${mark} is for.`);
  const plain = kinds
    .slice(1)
    .filter((kind) => !read(look).includes(`.callout--${kind}`))
    .map((kind) => `Give .callout--${kind} a look in ${look}.`);
  expect([...untold, ...plain]).toEqual([]);
});
