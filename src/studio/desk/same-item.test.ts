import { expect, test } from 'vitest';
import { withSameItem } from './same-item.ts';

const properties = {
  company: { from: 'clients.name' },
  logo: { from: 'clients.id' },
  author: { from: 'people.id' },
};
const form = { items: { properties } };
const choice = (value: string) => ({ value, title: value });
const names = {
  'clients.name': [choice('Calm Dog'), choice('Salt & Grass')],
  'clients.id': [choice('calm-dog'), choice('saltgrass')],
  'people.id': [choice('nell'), choice('tom')],
};
const follows = (company: string, logo: string, name = 'company', value = 'Salt & Grass') =>
  withSameItem({ at: [0, name], value }, form, [{ company, logo }], names).slice(1);
const logo = [{ at: [0, 'logo'], value: 'saltgrass' }];

test('the logo of a client that is chosen is chosen with it', () => {
  expect(follows('', '')).toEqual(logo);
  expect(follows('', 'FILL IN: the client whose logo is shown')).toEqual(logo);
  expect(follows('Calm Dog', 'calm-dog')).toEqual(logo);
  expect(follows('Salt & Grass', '', 'logo', 'calm-dog')).toEqual([]);
  expect(follows('', '', 'logo', 'calm-dog')).toEqual([{ at: [0, 'company'], value: 'Calm Dog' }]);
});

test('a logo of another client that somebody has chosen stays', () => {
  expect(follows('Calm Dog', 'saltgrass')).toEqual([]);
  expect(follows('', 'calm-dog')).toEqual([]);
  expect(follows('Calm Dog', 'calm-dog', 'company', 'No client')).toEqual([]);
});
