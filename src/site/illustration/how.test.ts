import { expect, test } from 'vitest';
import { how } from './how.ts';
import { palette } from './palette.ts';

const all = Object.entries(how);

test.each(all)('the picture of %s has its own size and is small', (_, draw) => {
  expect(draw()).toMatch(/^<svg [^>]*width="752" height="320" viewBox="0 0 752 320">/);
  expect(Buffer.byteLength(draw())).toBeLessThanOrEqual(8192);
});

test.each(all)('the picture of %s uses the colours of all others', (_, draw) => {
  const known = new Set<string>(Object.values(palette));
  const used = [...draw().matchAll(/#[0-9A-F]{6}/gi)].map(([colour]) => colour);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});

test('some days in the calendar are left empty', () => {
  const chips = how.how().match(/width="58" height="54"/g) ?? [];
  expect(chips.length).toBeGreaterThan(7);
  expect(chips.length).toBeLessThan(21);
});
