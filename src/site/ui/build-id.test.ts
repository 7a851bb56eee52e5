import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { buildId, type Common } from '../../engine/bundle/build-id.ts';
import { renderLayout } from '../../engine/render/render-page.tsx';
import { layout as design } from '../site-layout.tsx';

const common: Common = {
  code: ['run()', 'tabs-1.js'],
  styles: ['a{}', 'b{}'],
  template: '<html>',
  layout: '<header>',
  policy: "default-src 'none'",
};

const changes: [what: string, change: Partial<Common>][] = [
  ['code', { code: ['run()', 'tabs-2.js'] }],
  ['a style', { styles: ['a{}', 'b{d:1}'] }],
  ['where one style ends and the next begins', { styles: ['a{}b', '{}'] }],
  ['the document’s template', { template: '<html lang="en">' }],
  ['the layout', { layout: '<header class="x">' }],
  ['where forms may send to', { policy: "default-src 'self'" }],
];

test.each(changes)('a change of %s makes open tabs load the next page in full', (_, change) => {
  expect(buildId({ ...common, ...change })).not.toBe(buildId(common));
});

const { settings, navigation, articles } = fixtureSite;
const layout = (change: Partial<typeof fixtureSite>) => {
  const site = { ...fixtureSite, ...change };
  const { before, after } = renderLayout('/404', { layout: design, site, year: 2026 });
  return `${before}<main id="main"></main>${after}`;
};

test('the build ID covers navigation and footer, and no page’s own content', () => {
  const small = [...navigation.small, { name: 'A new link', href: '/work' }];
  expect(layout({ navigation: { ...navigation, small } })).not.toBe(layout({}));
  expect(layout({ settings: { ...settings, tagline: 'Another' } })).not.toBe(layout({}));
  expect(layout({ articles: articles.slice(1) })).toBe(layout({}));
  expect(layout({})).not.toContain('aria-current');
  expect(layout({})).toContain('<main id="main"></main>');
});
