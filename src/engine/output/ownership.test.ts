import { expect, test } from 'vitest';
import { plan, readOwnership } from './ownership.ts';

const built = (files: string[], earlier: string[] = []) => ({ files, earlier });

test('an old asset stays for one more build, for tabs that are open', () => {
  const second = plan(built(['assets/a-1.js']), ['assets/a-2.js']);
  expect(second.deleted).toEqual([]);
  expect(second.after).toEqual(built(['assets/a-2.js'], ['assets/a-1.js']));
  const third = plan(second.after, ['assets/a-3.js']);
  expect(third.deleted).toEqual(['assets/a-1.js']);
  expect(third.after.earlier).toEqual(['assets/a-2.js']);
});

test('building the same again keeps the assets that open tabs need', () => {
  const again = plan(built(['assets/a-2.js', 'index.html'], ['assets/a-1.js']), [
    'assets/a-2.js',
    'other/index.html',
  ]);
  expect(again.deleted).toEqual(['index.html']);
  expect(again.after.earlier).toEqual(['assets/a-1.js']);
});

test('an asset that is used again is no longer due for deletion', () => {
  const back = plan(built(['assets/a-2.js'], ['assets/a-1.js']), ['assets/a-1.js']);
  expect(back.deleted).toEqual([]);
  expect(back.after).toEqual(built(['assets/a-1.js'], ['assets/a-2.js']));
});

test('after an interrupted build, both old and new files count as the build’s own', () => {
  expect(plan(built(['a.html']), ['b.html']).before.files).toEqual(['a.html', 'b.html']);
});

test.each([
  undefined,
  '',
  '{"files":',
  '[]',
  '{"files":"index.html"}',
  '{"files":["../outside","/etc/passwd","a/../../b","..","\\\\\\\\server\\\\x",7]}',
])('a list that says %j owns nothing', (text) => {
  expect(readOwnership(text)).toEqual(built([]));
});
