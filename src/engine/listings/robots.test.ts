import { expect, test } from 'vitest';
import { robots } from './robots.ts';

test('robots.txt has the address of the sitemap', () => {
  expect(robots('https://pierlight.example').content).toContain(
    'Sitemap: https://pierlight.example/sitemap.xml',
  );
});
