import { expect, test } from 'vitest';
import { withShortName } from './short-name.ts';

const form = { items: { properties: { id: { unique: true as const }, name: {} } } };
const at = [0, 'id'];
const typed = { at: [0, 'name'], value: 'Robin Reed' };
const after = (id: string, name: string, saved?: string) =>
  withShortName(typed, form, [{ id, name }], saved === undefined ? [] : [{ id: saved }]).slice(1);

test('the short name of a new item follows the name that is typed', () => {
  expect(after('', '')).toEqual([{ at, value: 'robin-reed' }]);
  expect(after('robin', 'Robin')).toEqual([{ at, value: 'robin-reed' }]);
});

test('a short name that was typed or saved stays', () => {
  expect(after('rob', 'Robin')).toEqual([]);
  expect(after('robin', 'Robin', 'robin')).toEqual([]);
});
