import { expect, test } from 'vitest';
import { founder } from './founder.ts';

test('the portrait is 480 by 400 on the contact page, and square next to a name', () => {
  expect(founder()).toContain('width="480" height="400" viewBox="0 0 480 400"');
  expect(founder('square')).toMatch(/width="240" height="240" viewBox="\d+ \d+ (\d+) \1"/);
});

test('both crops are the same drawing', () => {
  const drawing = (file: string) => file.slice(file.indexOf('>'));
  expect(drawing(founder('square'))).toBe(drawing(founder()));
});
