import { expect, test } from 'vitest';
import { requestedPath } from './requested-path.ts';

const cases: [url: string, path: string | undefined][] = [
  ['/work?a=1', '/work'],
  ['//work', '/work'],
  ['/%77ork', '/work'],
  ['/x/../work', '/work'],
  ['/%E0%A4%A', undefined],
];

test.each(cases)('a request for %s is one for %s', (url, path) => {
  expect(requestedPath(url).path).toBe(path);
});
