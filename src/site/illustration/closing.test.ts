import { expect, test } from 'vitest';
import { closing, closingLamp } from './closing.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';

const looks: Look = { skin: 'tan', hair: 'bob', colour: 'black', clothes: 'yellow', ground: 'sea' };
const team = Array.from({ length: 6 }, () => looks);

test('the night scene is small enough to load late', () => {
  expect(Buffer.byteLength(closing(team))).toBeLessThanOrEqual(12_288);
});

test('the sky is left to the page, so that the light is behind the tower', () => {
  expect(closing(team)).not.toContain(`<rect fill="${palette.ink}" x="0"`);
});

test('the stylesheet has the position of the lamp', () => {
  const lamp = closing(team).match(/<circle fill="#FFC93A" cx="([^"]*)" cy="([^"]*)"/);
  expect(Number(lamp?.[1])).toBe(closingLamp.x);
  expect(Math.abs(Number(lamp?.[2]) - closingLamp.y)).toBeLessThan(1);
});

test('some windows are lit', () => {
  const panes = closing(team).match(/h18v22h-18z/g) ?? [];
  expect(panes.length).toBeGreaterThan(30);
});
