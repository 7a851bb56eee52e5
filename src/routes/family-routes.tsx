import type { Article, Project, Site } from '../content/site.ts';
import type { Source } from '../content/source-file.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { Article as ArticlePage } from '../pages/article.tsx';
import { Audience } from '../pages/audience.tsx';
import { Location } from '../pages/location.tsx';
import { Project as ProjectPage } from '../pages/project.tsx';
import { Sector } from '../pages/sector.tsx';
import { Service } from '../pages/service.tsx';
import { shareCard } from '../pages/share-card.ts';
import type { Subject } from '../pages/subject.ts';
import { describe, shareImage } from '../seo/describe.ts';
import { articleNode } from '../seo/json-ld/article.ts';
import { creativeWork } from '../seo/json-ld/creative-work.ts';
import { faqPage } from '../seo/json-ld/faq-page.ts';
import { person } from '../seo/json-ld/person.ts';
import { serviceNode } from '../seo/json-ld/service.ts';
import type { Breadcrumb } from '../seo/metadata.ts';
import type { PageKind, PageRoute } from './page-route.ts';

type Subjects = ReadonlyMap<string, Subject>;

/** The pages of which there are many: one for each Markdown file of a family's folder. */
export function familyRoutes(site: Site, subjects: Subjects): PageRoute[] {
  const { articles, projects, servicePages, locations, sectors, audiences } = site;
  return [
    ...articles.map((article) => articleRoute(site, article, subjects)),
    ...projects.map((project) => projectRoute(site, project, subjects)),
    ...servicePages.map((page) => {
      const element = <Service site={site} page={page} subjects={subjects} />;
      const parent = [{ name: 'Services', path: '/services' }];
      return offerRoute(site, page, { kind: 'service', parent, element });
    }),
    ...locations.map((page) => {
      const element = <Location site={site} page={page} subjects={subjects} />;
      return offerRoute(site, page, { kind: 'location', areaServed: page.place, element });
    }),
    ...sectors.map((page) => {
      const element = <Sector site={site} page={page} subjects={subjects} />;
      return offerRoute(site, page, { kind: 'sector', element });
    }),
    ...audiences.map((page) => {
      const element = <Audience site={site} page={page} subjects={subjects} />;
      return offerRoute(site, page, { kind: 'audience', element });
    }),
  ];
}

function articleRoute(site: Site, article: Article, subjects: Subjects): PageRoute {
  const { settings } = site;
  const { path, title, metaTitle, excerpt, keywords, date, updated, category, tags } = article;
  const url = absoluteUrl(settings.url, path);
  const image = shareImage(settings.url, path);
  const author = settings.people.filter(({ id }) => id === article.author);
  const metadata = describe({
    settings,
    path,
    title: metaTitle ?? title,
    headline: title,
    description: excerpt,
    keywords,
    type: 'ItemPage',
    trail: [
      { name: 'Insights', path: '/insights' },
      { name: title, path },
    ],
    article: {
      publishedTime: date,
      ...(updated && { modifiedTime: updated }),
      author: author[0]?.name ?? settings.name,
      section: category,
      tags,
    },
    main: articleNode({ base: settings.url, url, image, article }),
    nodes: author.map((one) => person(settings.url, one)),
  });
  return {
    path,
    element: <ArticlePage site={site} article={article} subjects={subjects} url={url} />,
    handle: {
      kind: 'article',
      metadata,
      source: article.source.file,
      share: shareCard(article, subjects.get(path)),
      lastModified: updated ?? date,
      canonical: true,
    },
  };
}

function projectRoute(site: Site, project: Project, subjects: Subjects): PageRoute {
  const { settings } = site;
  const { path, title, metaTitle, description, keywords, date } = project;
  const url = absoluteUrl(settings.url, path);
  const image = shareImage(settings.url, path);
  const metadata = describe({
    settings,
    path,
    title: metaTitle,
    headline: title,
    description,
    keywords,
    type: 'ItemPage',
    trail: [
      { name: 'Work', path: '/work' },
      { name: title, path },
    ],
    main: creativeWork({ base: settings.url, url, name: title, description, image, date }),
  });
  return {
    path,
    element: <ProjectPage site={site} project={project} subjects={subjects} />,
    handle: {
      kind: 'project',
      metadata,
      source: project.source.file,
      share: shareCard(project, subjects.get(path)),
      lastModified: date,
      canonical: true,
    },
  };
}

type OfferPage = {
  readonly path: string;
  readonly source: Source;
  readonly name: string;
  readonly title: string;
  readonly motif: MotifName;
  readonly metaTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly faqs: readonly { readonly q: string; readonly a: string }[];
};

type Offer = {
  kind: PageKind;
  /** The page above it; none but Home, where left out. */
  parent?: readonly Breadcrumb[];
  /** The whole country, where left out. */
  areaServed?: string;
  element: PageRoute['element'];
};

/** A page that offers a service to somebody somewhere: service, location, sector, audience. */
function offerRoute(site: Site, page: OfferPage, offer: Offer): PageRoute {
  const { settings } = site;
  const { path, name, title, metaTitle, description, keywords, faqs } = page;
  const url = absoluteUrl(settings.url, path);
  const { kind, parent = [], areaServed = 'UK', element } = offer;
  // The tab's title says what is offered; the headline only makes one curious.
  const offered = metaTitle.replace(/ \| [^|]*$/, '');
  const metadata = describe({
    settings,
    path,
    title: metaTitle,
    headline: title,
    description,
    keywords,
    trail: [...parent, { name, path }],
    main: serviceNode({ base: settings.url, url, name: offered, description, areaServed }),
    nodes: [faqPage(url, faqs)],
  });
  const share = shareCard(page, page);
  const source = page.source.file;
  return { path, element, handle: { kind, metadata, source, share, canonical: true } };
}
