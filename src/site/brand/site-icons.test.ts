import { expect, test } from 'vitest';
import { faviconDrawing, ico } from './site-icons.ts';

test('favicon.ico holds one picture of 32 px, where its entry says', () => {
  const png = new TextEncoder().encode(faviconDrawing);
  const file = Buffer.from(ico(png));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18)).toString()).toBe(faviconDrawing);
});
