import { expect, test } from 'vitest';
import { robots } from './robots.ts';

test('robots.txt says where the sitemap is', () => {
  expect(robots('https://pierlight.example').content).toContain(
    'Sitemap: https://pierlight.example/sitemap.xml',
  );
});
