import { useContext } from 'react';
import { z } from 'zod';
import { siteAddress } from '../content/base-url.ts';
import { film } from '../content/film.ts';
import { aliases, draft, text } from '../content/parts.ts';
import { redirect } from '../content/redirect.ts';
import type { SiteOf } from '../content/site-of.ts';
import { defineKind } from '../content/tables.ts';
import { defineSite } from '../define-site.ts';
import { digestOf } from '../kernel/digest.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { type Drawn, type PageRoute, pageRoute } from '../render/page-route.ts';
import { PictureCollector } from '../render/picture-collector.ts';
import type { SiteAssets } from '../render/site-design.ts';
import type { PageMetadata } from '../seo/metadata.ts';
import { WidgetRoot } from '../widgets/widget-root.tsx';

/**
 * The smallest site that uses all that the engine does: two kinds of page, a widget, a drawing, a
 * feed. The engine's tests build it, so that they need nothing of any real site.
 */

type Routes = (site: Site) => readonly PageRoute[];

const settings = z.strictObject({
  name: text(40),
  url: siteAddress,
  email: z.email(),
  openingHours: z.array(z.never()).optional(),
});

const homeSchema = z.strictObject({ title: text(80), description: text(160) });

const homeRoutes: Routes = (site) => {
  const { pages, notes, settings } = site;
  const route = (path: string) =>
    pageRoute({
      ...{ kind: 'home', path, source: pages.home.source, settings },
      ...{ canonical: path === '/', marked: '/' },
      props: { page: pages.home, notes: notes.map(({ path, title }) => ({ path, title })) },
      share: shareOf('/', pages.home.title),
      element: ({ page, notes }) => (
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
      ),
      metadata: ({ page }, settings) => described(settings.url, '/', page),
    });
  return [route('/'), route('/home')];
};

const homeKind = defineKind({
  file: 'content/pages/home.md',
  schema: homeSchema,
  path: '/',
  second: '/home',
  routes: homeRoutes,
});

const missingRoutes: Routes = ({ pages: { missing }, settings }) => [
  pageRoute({
    ...{ kind: 'missing', path: '*', source: missing.source, settings, indexed: false },
    props: { missing },
    share: shareOf('/404', missing.title),
    element: ({ missing }) => <h1>{missing.title}</h1>,
    metadata: ({ missing }, settings) => ({
      ...described(settings.url, '/404', missing),
      indexed: false,
    }),
  }),
];

const missingKind = defineKind({
  file: 'content/pages/missing.md',
  schema: homeSchema,
  path: '*',
  routes: missingRoutes,
});

const noteRoutes: Routes = ({ notes, settings }) =>
  notes.map((note) =>
    pageRoute({
      ...{ kind: 'note', path: note.path, source: note.source, settings },
      lastModified: note.date,
      props: { note },
      share: shareOf(note.path, note.title),
      element: ({ note }) => (
        <article>
          <h1>{note.title}</h1>
          <a href="/">All notes</a>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown, checked. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: note.body.html }} />
        </article>
      ),
      metadata: ({ note }, settings) => described(settings.url, note.path, note),
    }),
  );

const noteKind = defineKind({
  folder: 'content/notes',
  list: 'notes',
  isListed: true,
  schema: z.strictObject({
    title: text(80),
    description: text(160),
    date: z.iso.date(),
    aliases,
    draft,
  }),
  path: (_, name) => `/notes/${name}`,
  publishedOn: ({ date }: { readonly date: string }) => date,
  routes: noteRoutes,
});

const tables = {
  data: {
    settings: { file: 'content/site.json', schema: settings },
    films: { file: 'content/films.json', schema: z.array(film) },
    redirects: { file: 'content/redirects.json', schema: z.array(redirect) },
  },
  facts: { from: ['settings'], schema: z.object({}), make: () => ({ year: '2026' }) },
  kinds: { home: homeKind, missing: missingKind, note: noteKind },
  drawings: { chart: () => '' },
  ownIds: { names: ['main', 'page-status'], pattern: /^$/ },
  menus: 'content/site.json',
  hint: 'Notes are .md files in content/notes.',
} as const;

interface Site extends SiteOf<typeof tables> {}

function described(
  base: string,
  path: string,
  { title, description }: { readonly title: string; readonly description: string },
): PageMetadata {
  const canonical = absoluteUrl(base, path);
  return {
    ...{ title, description, keywords: [], canonical, ogType: 'website' },
    ...{ ogImage: absoluteUrl(base, `/assets/${shareOf(path, title).asset}`), ogImageAlt: title },
    structuredData: { '@context': 'https://schema.org', '@graph': [] },
    ...{ breadcrumbs: [], indexed: true },
  };
}

function shareOf(path: string, title: string) {
  const asset = `share-${path.slice(1).replaceAll('/', '_') || 'home'}.svg`;
  return { asset, title, picture: square(path) };
}

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
  pictureFrom: (options) => square((options as { seed: string }).seed),
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
