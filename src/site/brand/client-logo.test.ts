import { expect, test } from 'vitest';
import { palette } from '../illustration/palette.ts';
import { clientLogo } from './client-logo.ts';

const svg =
  '<svg viewBox="0 0 100 100" width="100" fill="#c00"><path stroke="none" d="M0 0h9v9z"/></svg>';
const logo = { svg, viewBox: [0, 0, 100, 100] } as const;

test('a square logo is as high as its frame and stands in the middle of it', () => {
  const drawn = clientLogo(logo, false);
  expect(drawn).toContain(
    '<svg x="102" y="0" width="60" height="60" viewBox="0 0 100 100" fill="#c00">',
  );
  expect(drawn).toContain('width="264" height="60"');
});

test('a logo in one colour is all ink, but for what is not painted', () => {
  const drawn = clientLogo(logo, true);
  expect(drawn).not.toContain('#c00');
  expect(drawn.match(new RegExp(palette.ink, 'g'))).toHaveLength(2);
  expect(drawn).toContain('stroke="none"');
});
