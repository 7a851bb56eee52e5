import { expect, test } from 'vitest';
import { pictogramMarks } from '../../engine/content/blocks/block.ts';
import { pictogramImage, pictogramNamed } from './pictogram-picture.ts';

test.each(pictogramMarks)('the files of %s follow from the markup that shows them', (mark) => {
  const files = [...pictogramImage(mark, [3, 5]).matchAll(/\/assets\/([^"]+)"/g)];
  expect(files).toHaveLength(2);
  for (const [, file = ''] of files)
    expect(pictogramNamed(file)?.draw()).toMatch(/^<svg .*<\/svg>$/);
});

test('each thing counted has one mark', () => {
  const drawn = pictogramNamed('pictogram_tables_184_8_4_4_by_13.svg')?.draw() ?? '';
  const chairs = drawn.match(/a13 13 0 1 1 26 0/g);
  expect(chairs).toHaveLength(200);
});

test('a file that is no pictogram’s shows none', () => {
  for (const file of ['pictogram_swans_1_by_2.svg', 'pictogram_fish_by_2.svg', 'chart_1_2.svg']) {
    expect(pictogramNamed(file)).toBeUndefined();
  }
});
