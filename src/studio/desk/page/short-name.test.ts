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

test('the short name of an item without a name follows its title', () => {
  const form = { items: { properties: { id: { unique: true as const }, title: {} } } };
  const typed = { at: [0, 'title'], value: 'Full sails' };
  expect(withShortName(typed, form, [{ id: '', title: '' }], []).slice(1)).toEqual([
    { at, value: 'full-sails' },
  ]);
});

test('a short name that was typed or saved stays', () => {
  expect(after('rob', 'Robin')).toEqual([]);
  expect(after('robin', 'Robin', 'robin')).toEqual([]);
});
