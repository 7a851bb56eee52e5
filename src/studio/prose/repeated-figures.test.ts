import { expect, test } from 'vitest';
import { repeatedFigures } from './repeated-figures.ts';

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

test('a figure that two files state is listed with both, and one that names the data is not', () => {
  const files = [
    file('a.md', 'A job leaves £1,350, and 18 jobs cost {{ aspect-bathrooms-each }}.'),
    file('b.md', 'It leaves £1,350. Of 40.9% nobody knows.'),
    file('c.md', '£13,500 is another figure.'),
  ];
  expect(repeatedFigures(files)).toEqual([{ figure: '£1,350', files: ['a.md', 'b.md'] }]);
});
