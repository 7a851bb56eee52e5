import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { routeTable } from '../own-site.ts';

const routes = routeTable(fixtureSite);
const paths = routes.map(({ path }) => path);

test('no address is listed twice', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test('an address renders its own page, and an unknown one the 404 screen', () => {
  const kind = (path: string) => matchRoutes([...routes], path)?.at(-1)?.route.handle.kind;
  expect(kind('/insights')).toBe('insights');
  expect(kind('/insights/content-calendars-that-actually-work')).toBe('article');
  expect(kind('/nowhere/at/all')).toBe('not-found');
});

test('/home and /quiz have / and /contact as their canonical', () => {
  const canonical = (path: string) =>
    routes.find((route) => route.path === path)?.handle.metadata.canonical;
  expect(canonical('/home')).toBe('https://pierlight.example/');
  expect(canonical('/quiz')).toBe('https://pierlight.example/contact');
});

test('thank-you and 404 are not indexed', () => {
  const hidden = routes.filter(({ handle }) => !handle.metadata.indexed).map(({ path }) => path);
  expect(hidden).toEqual(['/thank-you', '*']);
});

test.each(routes)('$path has a title and a description of the right length', ({ handle }) => {
  const { title, description } = handle.metadata;
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});
