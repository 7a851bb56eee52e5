import { expect, test } from 'vitest';
import { closing, closingLamp } from './closing.ts';
import { palette } from './palette.ts';

test('the night scene is small enough to load late', () => {
  expect(Buffer.byteLength(closing())).toBeLessThanOrEqual(8192);
});

test('the sky is left to the page, so that the beam can turn behind the tower', () => {
  expect(closing()).not.toContain(`<rect fill="${palette.ink}" x="0"`);
});

test('the stylesheet has the position of the lamp', () => {
  const lamp = closing().match(/<circle fill="#FFC93A" cx="([^"]*)" cy="([^"]*)"/);
  expect(Number(lamp?.[1])).toBe(closingLamp.x);
  expect(Math.abs(Number(lamp?.[2]) - closingLamp.y)).toBeLessThan(1);
});

test('some windows are lit', () => {
  const panes = closing().match(/h18v22h-18z/g) ?? [];
  expect(panes.length).toBeGreaterThan(30);
});
