import { expect, test } from 'vitest';
import { categoryChips, firstOfCategory } from './chips.tsx';

const items = [{ category: 'Video' }, { category: 'Paid Media' }, { category: 'Video' }];

test('chips show the count of each category and link to its first item, or to the list', () => {
  expect(categoryChips(['Paid Media', 'Strategy', 'Video'], items)).toEqual([
    { name: 'All', count: 3, href: '#all' },
    { name: 'Paid Media', count: 1, href: '#category-paid-media' },
    { name: 'Strategy', count: 0, href: '#all' },
    { name: 'Video', count: 2, href: '#category-video' },
  ]);
  expect(items.map((_, index) => firstOfCategory(items, index))).toEqual([
    'category-video',
    'category-paid-media',
    undefined,
  ]);
});
