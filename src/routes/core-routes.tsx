import type { ReactElement } from 'react';
import { archive } from '../content/archive.ts';
import { type CorePageName, secondAddresses } from '../content/kinds.ts';
import { projectLink } from '../content/project-link.ts';
import type { Site } from '../content/site.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { About } from '../pages/about.tsx';
import { Contact } from '../pages/contact.tsx';
import { Home } from '../pages/home.tsx';
import { Insights } from '../pages/insights.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Privacy } from '../pages/privacy.tsx';
import { Services } from '../pages/services.tsx';
import { shareCard } from '../pages/share-card.ts';
import type { Subject } from '../pages/subject.ts';
import { ThankYou } from '../pages/thank-you.tsx';
import { Work } from '../pages/work.tsx';
import { describe, shareImage } from '../seo/describe.ts';
import { faqPage } from '../seo/json-ld/faq-page.ts';
import { itemList } from '../seo/json-ld/item-list.ts';
import { organization, organizationWithFounder } from '../seo/json-ld/organization.ts';
import { person } from '../seo/json-ld/person.ts';
import type { WebPageType } from '../seo/json-ld/web-page.ts';
import type { PageRoute } from './page-route.ts';

type Facts = Required<Parameters<typeof describe>[0]>;

type CoreRow = {
  /** The name in the breadcrumbs; the home page has none. */
  crumb?: string;
  type?: WebPageType;
  indexed?: false;
  main?: Facts['main'];
  nodes?: Facts['nodes'];
  organization?: Facts['organization'];
  /** What the bars of its share picture are made of. */
  motif: MotifName;
  element: ReactElement;
};

/** The pages that exist once, and the second addresses that two of them have. */
export function coreRoutes(site: Site, subjects: ReadonlyMap<string, Subject>): PageRoute[] {
  const rows = coreRows(site, subjects);
  // Object.entries widens the keys to string; they are the table's own.
  const routes = (Object.entries(rows) as [CorePageName, CoreRow][]).map(([name, row]) =>
    coreRoute(site, name, row),
  );
  const second = Object.entries(secondAddresses).flatMap(([path, first]) =>
    routes
      .filter((route) => route.path === first)
      .map((route) => ({ ...route, path, handle: { ...route.handle, canonical: false } })),
  );
  return [...routes, ...second];
}

function coreRoute(site: Site, name: CorePageName, row: CoreRow): PageRoute {
  const { path, title, metaTitle, description, keywords, source } = site.pages[name];
  const address = path === '*' ? '/404' : path;
  const metadata = describe({
    settings: site.settings,
    path: address,
    title: metaTitle,
    headline: title,
    description,
    keywords,
    indexed: row.indexed ?? true,
    ...(row.type && { type: row.type }),
    ...(row.crumb && { trail: [{ name: row.crumb, path: address }] }),
    ...(row.main && { main: row.main }),
    ...(row.nodes && { nodes: row.nodes }),
    ...(row.organization && { organization: row.organization }),
  });
  const share = shareCard({ path: address, title }, row);
  const handle = { kind: name, metadata, source: source.file, share, canonical: true };
  return { path, element: row.element, handle };
}

function coreRows(
  site: Site,
  subjects: ReadonlyMap<string, Subject>,
): Record<CorePageName, CoreRow> {
  const { settings, caseStudies, articles, services } = site;
  const { url, people } = settings;
  const at = (path: string) => absoluteUrl(url, path);
  const founder = people.filter(({ id }) => id === settings.founder);
  return {
    home: {
      motif: 'posts',
      organization: organization(settings, shareImage(url, '/')),
      element: <Home site={site} subjects={subjects} url={at('/')} />,
    },
    work: {
      crumb: 'Work',
      motif: 'frames',
      type: 'CollectionPage',
      main: itemList(
        url,
        at('/work'),
        caseStudies.map((study) => ({ title: study.title, path: projectLink(study) })),
      ),
      element: <Work site={site} subjects={subjects} />,
    },
    services: {
      crumb: 'Services',
      motif: 'coins',
      type: 'CollectionPage',
      nodes: [
        faqPage(
          at('/services'),
          services.flatMap(({ faqs }) => faqs),
        ),
      ],
      element: <Services site={site} />,
    },
    about: {
      crumb: 'About',
      motif: 'houses',
      type: 'AboutPage',
      organization: organizationWithFounder(settings),
      nodes: founder.map((one) => person(url, one)),
      element: <About site={site} />,
    },
    insights: {
      crumb: 'Insights',
      motif: 'lens',
      type: 'CollectionPage',
      main: itemList(url, at('/insights'), archive(articles)[0] ?? []),
      element: <Insights site={site} subjects={subjects} url={at('/insights')} />,
    },
    contact: {
      crumb: 'Contact',
      motif: 'letters',
      type: 'ContactPage',
      element: <Contact site={site} />,
    },
    'thank-you': {
      crumb: 'Thank you',
      motif: 'cups',
      indexed: false,
      element: <ThankYou site={site} />,
    },
    'not-found': {
      crumb: 'Not found',
      motif: 'sails',
      indexed: false,
      element: <NotFound site={site} />,
    },
    privacy: { crumb: 'Privacy', motif: 'boxes', element: <Privacy site={site} /> },
  };
}
