import { expect, test } from 'vitest';
import { how } from './how.ts';
import { palette } from './palette.ts';

const all = Object.entries(how);

test.each(all)('the picture of %s has a size of its own, and is light', (_, draw) => {
  expect(draw()).toMatch(/^<svg [^>]*width="752" height="320" viewBox="0 0 752 320">/);
  expect(Buffer.byteLength(draw())).toBeLessThanOrEqual(8192);
});

test.each(all)('the picture of %s has the colours of all others', (_, draw) => {
  const known = new Set<string>(Object.values(palette));
  const used = [...draw().matchAll(/#[0-9A-F]{6}/gi)].map(([colour]) => colour);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});

test('some days of the month stay empty on purpose', () => {
  const chips = how.how().match(/width="58" height="54"/g) ?? [];
  expect(chips.length).toBeGreaterThan(7);
  expect(chips.length).toBeLessThan(21);
});
