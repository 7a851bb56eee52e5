import { join } from 'node:path';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { pageFacts } from '../audit/page-facts.ts';
import { parsedSheet } from '../bundle/parsed-sheet.ts';
import type { BaseSite } from '../content/base-site.ts';
import { digest } from '../kernel/digest.ts';
import { Memory } from '../kernel/remember.ts';
import { tinySite } from '../tiny-site/tiny-site.tsx';
import { WidgetRoot } from '../widgets/widget-root.tsx';
import { makeFrame } from './frame.ts';
import { makePage } from './page.ts';
import { type PageRoute, pageRoute } from './page-route.ts';
import type { SiteAssets, SiteDesign } from './site-design.ts';

const code = {
  entry: '"/assets/late-abc123.js"',
  files: [],
  chunks: ['browser/hydrate.tsx', 'widgets/counter.tsx'].map((path) => ({
    ...{ name: `${path.slice(-9, -4)}-abc123.js`, text: '', imports: [], contains: [] },
    source: `src/engine/tiny-site/${path}`,
  })),
  sources: [],
};
const css = 'p{d:1}.wide{d:2}.narrow{d:3}button{d:4}footer{d:5}span{d:6}';
const sheets = [parsedSheet({ block: 'base', css })];
const memory = Object.assign(new Memory(digest('')), {
  // What esbuild would make.
  rememberLater: async () => ({ sheets, print: '', code }),
});
const settings = { name: 'Tiny', url: 'https://tiny.example', email: 'hello@tiny.example' };
const drawnAt = (file: string) => ({ name: file.replace('.svg', ''), options: { seed: file } });

const frame = await makeFrame({
  root: join(import.meta.dirname, '../../..'),
  design: {
    ...(tinySite as unknown as SiteDesign),
    assets: (site, workshop): SiteAssets => ({
      ...(tinySite as unknown as SiteDesign).assets(site, workshop),
      pictureNamed: (file) => (file.startsWith('drawn-') ? drawnAt(file) : undefined),
    }),
  },
  site: { settings } as unknown as BaseSite,
  ...{ year: 2026, backend: undefined, noindex: false },
  ...{ code: digest(''), memory },
});
const shared = frame.facts();
const made = (element: ReactElement) => makePage(routeTo(element), frame);

const whole = made(
  <>
    <h1 className="wide">Restaurants of the town: hotels</h1>
    <WidgetRoot name="counter" props={{ from: 3 }} />
    <h2 id="more">A &amp; b</h2>
    <p>
      src="/assets/drawn-words.svg" and class="narrow" <a href="#more">are words</a>
    </p>
    <img src="/assets/drawn-one.svg" alt="" width="8" height="8" />
    <img src="/assets/media/pier-1a2b3c-800.jpg" alt="" width="8" className="colour-a3b" />
    <img src="/assets/none.svg" alt="None" width="8" height="8" />
  </>,
);

test('what the audit knows of a page is what its file says', () => {
  const { ids, links, ...own } = pageFacts('test/index.html', whole.content);
  expect({ ...whole.page.facts, ids: [], links: [] }).toEqual({
    ...own,
    ...{ ids: [], links: [] },
    assets: own.assets.filter((asset) => !shared.assets.includes(asset)),
  });
  expect(whole.page.facts.ids).toEqual(ids.filter((id) => !shared.ids.includes(id)));
  expect(whole.page.facts.links).toEqual(links.filter((link) => !shared.links.includes(link)));
});

test('a picture is drawn because an <img> names it, and words about it draw none', () => {
  expect([...whole.drawn.values()].map(({ name }) => name)).toEqual(['drawn-one.svg']);
  expect(whole.content).toMatch(/<img src="\/assets\/drawn-one-\w{6}\.svg"/);
  expect(whole.page.pictures[1]).toBe('assets/media/pier-1a2b3c-800.jpg');
  expect(whole.page.media).toEqual(['assets/media/pier-1a2b3c-800.jpg']);
});

test('an asset that nothing makes and a picture without a size are reported of their page', () => {
  expect(whole.page.problems).toEqual([
    {
      file: '/test',
      code: 'broken-link',
      message: 'shows /assets/none.svg, which nothing makes.',
    },
  ]);
  expect(whole.page.facts.objections.map(({ message }) => message)).toEqual([
    'shows /assets/media/pier-1a2b3c-800.jpg without height.',
  ]);
});

test('a page has the styles of its own markup, of its widgets and of the layout around it', () => {
  const [, style] = /<style>(.*)<\/style>/.exec(whole.content) ?? [];
  expect(style).toBe('p{d:1}.wide{d:2}button{d:4}footer{d:5}span{d:6}.colour-a3b{background:#a3b}');
});

function routeTo(element: ReactElement): PageRoute {
  const metadata = {
    ...{ title: 'Test', description: 'A test.', keywords: [], ogType: 'website' as const },
    ...{
      canonical: `${settings.url}/test`,
      ogImageAlt: '',
      ogImage: `${settings.url}/assets/s.svg`,
    },
    ...{ breadcrumbs: [], indexed: true },
    structuredData: { '@context': 'https://schema.org' as const, '@graph': [] },
  };
  return pageRoute({
    ...{ kind: 'test', path: '/test', props: {}, settings, element: () => element },
    source: { file: 'content/pages/test.md', line: () => 1 },
    share: { asset: 's.svg', title: 'Test', picture: drawnAt('s.svg') },
    metadata: () => metadata,
  });
}
