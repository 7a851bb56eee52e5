import { useContext } from 'react';
import { z } from 'zod';
import { siteAddress } from '../content/base-url.ts';
import type { Page } from '../content/content-page.ts';
import { film } from '../content/film.ts';
import { aliases, draft, text } from '../content/parts.ts';
import { redirect } from '../content/redirect.ts';
import type { SiteOf } from '../content/site-of.ts';
import { defineKind } from '../content/tables.ts';
import { defineSite } from '../define-site.ts';
import { digestOf } from '../kernel/digest.ts';
import { absoluteUrl, shareAsset } from '../kernel/path.ts';
import { type Drawn, type PageRoute, pageRoute } from '../render/page-route.ts';
import { PictureCollector } from '../render/picture-collector.ts';
import type { SiteAssets } from '../render/site-design.ts';
import { WidgetRoot } from '../widgets/widget-root.tsx';

/**
 * The smallest site that uses all that the engine does: two kinds of page, a widget, a drawing, a
 * feed. The engine's tests build it, so that they need nothing of any real site.
 */

const settings = z.strictObject({ name: text(40), url: siteAddress, email: z.email() });
const described = { title: text(80), description: text(160) };

type Shown = Page<{ readonly title: string; readonly description: string }>;
type Plan<Props> = Parameters<typeof pageRoute<Props, Site['settings']>>[0];

/** A page's route. @param address the page's own, where it is not the path. */
function routeTo<Props extends { readonly page: Shown }>(
  plan: Pick<Plan<Props>, 'kind' | 'path' | 'settings' | 'props' | 'element' | 'lastModified'>,
  address = plan.path,
): PageRoute {
  const { path, settings, props } = plan;
  const { title, description, source } = props.page;
  const indexed = path !== '*';
  const asset = shareAsset(address).replace('png', 'svg');
  const share = { asset, title, picture: square(address) };
  const canonical = absoluteUrl(settings.url, address);
  const ogImage = absoluteUrl(settings.url, `/assets/${asset}`);
  return pageRoute({
    ...{ ...plan, source, share, indexed, canonical: path !== '/home', marked: address },
    metadata: () => ({
      ...{ title, description, keywords: [], canonical, ogType: 'website', ogImage },
      ...{ ogImageAlt: title, breadcrumbs: [], indexed },
      structuredData: { '@context': 'https://schema.org', '@graph': [] },
    }),
  });
}

const home = defineKind({
  file: 'content/pages/home.md',
  schema: z.strictObject(described),
  path: '/',
  second: '/home',
  routes: ({ pages, notes, settings }: Site): readonly PageRoute[] => {
    const props = { page: pages.home, notes: notes.map(({ path, title }) => ({ path, title })) };
    const element = ({ page, notes }: typeof props) => (
      <>
        <h1>{page.title}</h1>
        <Picture seed="home" />
        <ul className="notes">
          {notes.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
        <WidgetRoot name="counter" className="counter" props={{ from: 0 }} />
      </>
    );
    return ['/', '/home'].map((path) =>
      routeTo({ kind: 'home', path, settings, props, element }, '/'),
    );
  },
});

const missing = defineKind({
  file: 'content/pages/missing.md',
  schema: z.strictObject(described),
  path: '*',
  routes: ({ pages, settings }: Site): readonly PageRoute[] => {
    const props = { page: pages.missing };
    const element = () => <h1>{pages.missing.title}</h1>;
    return [routeTo({ kind: 'missing', path: '*', settings, props, element }, '/404')];
  },
});

const note = defineKind({
  folder: 'content/notes',
  list: 'notes',
  isListed: true,
  schema: z.strictObject({ ...described, date: z.iso.date(), aliases, draft }),
  path: (_, name) => `/notes/${name}`,
  publishedOn: ({ date }: { readonly date: string }) => date,
  routes: ({ notes, settings }: Site): readonly PageRoute[] =>
    notes.map((page) =>
      routeTo({
        ...{ kind: 'note', path: page.path, settings, lastModified: page.date, props: { page } },
        element: () => (
          <article>
            <h1>{page.title}</h1>
            <a href="/">All notes</a>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown, checked. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: page.body.html }} />
          </article>
        ),
      }),
    ),
});

const tables = {
  data: {
    settings: { file: 'content/site.json', schema: settings },
    films: { file: 'content/films.json', schema: z.array(film) },
    redirects: { file: 'content/redirects.json', schema: z.array(redirect) },
  },
  facts: { from: ['settings'], schema: z.object({}), make: () => ({ year: '2026' }) },
  kinds: { home, missing, note },
  drawings: { chart: () => '', pictogram: () => '' },
  ownIds: { names: ['main', 'page-status'], pattern: /^$/ },
  menus: 'content/site.json',
  hint: 'Notes are .md files in content/notes.',
} as const;

interface Site extends SiteOf<typeof tables> {}

/** A drawing of nothing in particular, whose file has the name that it is seeded with. */
function square(seed: string): Drawn {
  return { name: `square-${seed.replaceAll('/', '-')}`, options: { seed } };
}

const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${words}</title></svg>`;

function Picture({ seed }: { seed: string }) {
  const picture = square(seed);
  useContext(PictureCollector)(picture);
  return <img src={`/assets/${picture.name}.svg`} alt="A square" width="8" height="8" />;
}

const assets: SiteAssets = {
  shared: [{ name: 'icon.svg', from: digestOf('icon'), make: () => svg('Icon') }],
  files: [],
  app: { path: 'site.webmanifest', content: '{"icons":[{"src":"/assets/icon.svg"}]}' },
  picture: ({ name, options }) => ({
    ...{ name: `${name}.svg`, from: digestOf(options), make: () => svg(name) },
  }),
  pictureNamed: () => undefined,
  card: ({ asset, title }) => ({ name: asset, from: digestOf(title), make: () => svg(title) }),
  downloads: () => [],
};

/** Holds its `content/`. */
export const tinyFolder = import.meta.dirname;

const folder = 'src/engine/tiny-site';

export const tinySite = defineSite<Site, undefined>({
  ...tables,
  shared: () => undefined,
  template: `${folder}/document.template`,
  paper: '#ffffff',
  layout: {
    element: ({ settings }, { year, children }) => (
      <>
        <header>
          <nav>
            <a href="/">{settings.name}</a>
          </nav>
        </header>
        <main id="main">{children}</main>
        <p id="page-status" role="status" />
        <footer>{year}</footer>
      </>
    ),
    links: () => ['/'],
    from: () => [],
  },
  widgets: { counter: async () => (await import('./widgets/counter.tsx')).Counter },
  browser: {
    entry: `${folder}/browser/entry.ts`,
    runtime: `${folder}/browser/hydrate.tsx`,
    widget: (name) => `${folder}/widgets/${name}.tsx`,
    styles: [`${folder}/styles/*.css`],
  },
  assets: () => assets,
  assetsFrom: () => [],
  feed: ({ settings, notes }) => ({
    ...{ title: settings.name, description: 'Notes.', language: 'en-GB', path: '/' },
    items: notes.map(({ path, title, description, body, date }) => ({
      ...{ path, title, description, body, published: date, categories: [] },
    })),
  }),
});
