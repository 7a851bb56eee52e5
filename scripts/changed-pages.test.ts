import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../src/e2e/units/temporary-folder.ts';
import { changedPages } from './changed-pages.ts';

/** A built site of these pages: by file, what is in `<main>`. Scripts differ each time. */
function built(pages: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(onTestFinished);
  for (const [name, main] of Object.entries(pages)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    const head = `<head><title>Page</title><script src="${folder}"></script></head>`;
    writeFileSync(file, `${head}<body><main id="main">${main}</main><footer>${folder}</footer>`);
    writeFileSync(`${file}.br`, 'b'.repeat(main.length));
  }
  return folder;
}

test('pages that changed, came or went are listed, with their weights', () => {
  const before = built({
    'index.html': 'Hello',
    'work/index.html': 'Work',
    'old/index.html': 'Old',
  });
  const after = built({
    'index.html': 'Hello',
    'work/index.html': 'More work',
    'new/index.html': 'New',
  });
  expect(
    changedPages(before, after),
  ).toBe(`**Pages:** 1 changed, 1 new, 1 gone. Bytes are with brotli.

| page | before | after |
| --- | ---: | ---: |
| /new |  | 3 |
| /old | 3 |  |
| /work | 4 | 9 |
`);
});

test('a change of code, or of an asset’s name, is no change of a page', () => {
  const before = built({ 'index.html': '<img src="/assets/pier-1a2b3c.svg">' });
  const after = built({ 'index.html': '<img src="/assets/pier-9z8y7x.svg">' });
  expect(changedPages(before, after)).toBe('No page has changed.\n');
});

test('the text is short enough for a comment, however many pages there are', () => {
  const pages = (word: string) =>
    Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`page-${at}/index.html`, word]));
  const text = changedPages(built(pages('one')), built(pages('two')));
  expect(text).toContain('And 875 more.');
  expect(text.length).toBeLessThan(2000);
});
