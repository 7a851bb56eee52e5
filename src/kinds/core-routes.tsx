import type { ReactElement } from 'react';
import { projectLink } from '../data/project-link.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { describe, shareImage } from '../seo/describe.ts';
import { faqPage } from '../seo/json-ld/faq-page.ts';
import { itemList } from '../seo/json-ld/item-list.ts';
import { organization, organizationWithFounder } from '../seo/json-ld/organization.ts';
import { person } from '../seo/json-ld/person.ts';
import type { WebPageType } from '../seo/json-ld/web-page.ts';
import { About } from './about/page.tsx';
import { Contact } from './contact/page.tsx';
import { Home } from './home/page.tsx';
import { archive, articleEntries, articleSummary } from './insights/archive.ts';
import { Insights } from './insights/page.tsx';
import { type CorePageName, secondAddresses } from './kinds.ts';
import { NotFound } from './not-found/page.tsx';
import { type PageRoute, pageRoute } from './page-route.ts';
import { Privacy } from './privacy/page.tsx';
import { Services } from './services/page.tsx';
import { shareCard } from './share-card.ts';
import type { Article, Site } from './site.ts';
import type { Subject } from './subject.ts';
import { ThankYou } from './thank-you/page.tsx';
import { Work } from './work/page.tsx';

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
  /** What it shows of the articles. */
  articles?: unknown;
  element: ReactElement;
  /** What its second address shows, where that differs. */
  second?: ReactElement;
};

/** The pages that exist once, and the second addresses that two of them have. */
export function coreRoutes(
  site: Site,
  subjects: ReadonlyMap<string, Subject>,
  rest: Digest,
): PageRoute[] {
  const rows = coreRows(site, subjects);
  // Object.entries widens the keys to string; they are the table's own.
  const routes = (Object.entries(rows) as [CorePageName, CoreRow][]).map(([name, row]) =>
    coreRoute(site, name, row, rest),
  );
  const second = Object.entries(secondAddresses).flatMap(([path, first]) =>
    routes
      .filter((route) => route.path === first)
      .map((route) => at(path, route, rows[route.handle.kind as CorePageName])),
  );
  return [...routes, ...second];
}

/** A page under a second address. */
function at(path: string, route: PageRoute, { second }: CoreRow): PageRoute {
  const { handle } = route;
  return pageRoute({
    path,
    kind: handle.kind,
    props: { first: handle.from },
    share: handle.share,
    indexed: handle.indexed,
    canonical: false,
    element: () => second ?? route.element,
    metadata: () => handle.metadata,
  });
}

function coreRoute(site: Site, name: CorePageName, row: CoreRow, rest: Digest): PageRoute {
  const { path, title, metaTitle, description, keywords } = site.pages[name];
  const address = path === '*' ? '/404' : path;
  const { indexed = true } = row;
  return pageRoute({
    path,
    kind: name,
    props: { rest, articles: row.articles },
    share: shareCard({ path: address, title }, row),
    indexed,
    element: () => row.element,
    metadata: () =>
      describe({
        settings: site.settings,
        path: address,
        title: metaTitle,
        headline: title,
        description,
        keywords,
        indexed,
        ...(row.type && { type: row.type }),
        ...(row.crumb && { trail: [{ name: row.crumb, path: address }] }),
        ...(row.main && { main: row.main }),
        ...(row.nodes && { nodes: row.nodes }),
        ...(row.organization && { organization: row.organization }),
      }),
  });
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
      articles: insightsOf(articles),
      element: <Insights site={site} subjects={subjects} url={at('/insights')} />,
    },
    contact: {
      crumb: 'Contact',
      motif: 'letters',
      type: 'ContactPage',
      element: <Contact site={site} first="form" />,
      second: <Contact site={site} first="quiz" />,
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

/** What /insights tells of articles: the newest and the featured, and how many there are of each. */
function insightsOf(articles: readonly Article[]): unknown {
  const shown = [...(archive(articles)[0] ?? []), ...articles.filter(({ featured }) => featured)];
  const counts = Map.groupBy(articles, ({ category }) => category);
  return [
    shown.map(articleSummary),
    [...counts].map(([category, { length }]) => [category, length]),
    articles.length,
    // The page names the index, whose name follows from it.
    digestOf(articleEntries(articles)),
  ];
}
