import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what was used longest ago is dropped, so that memory does not grow with saves', () => {
  const recent = new Recent<number>(2);
  recent.set('first', 1);
  recent.set('second', 2);
  recent.get('first');
  recent.set('third', 3);
  expect(['first', 'second', 'third'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
});
