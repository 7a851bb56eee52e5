import type { Person, Settings } from '../data/settings.ts';
import type { Digest } from '../kernel/digest.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { describe, shareImage } from '../seo/describe.ts';
import { articleNode } from '../seo/json-ld/article.ts';
import { creativeWork } from '../seo/json-ld/creative-work.ts';
import { faqPage } from '../seo/json-ld/faq-page.ts';
import { person } from '../seo/json-ld/person.ts';
import { serviceNode } from '../seo/json-ld/service.ts';
import type { Breadcrumb, PageMetadata } from '../seo/metadata.ts';
import { neighbours } from './article/neighbours.ts';
import { Article as ArticlePage } from './article/page.tsx';
import { Audience } from './audience/page.tsx';
import { Location } from './location/page.tsx';
import { type PageKind, type PageRoute, pageRoute } from './page-route.ts';
import { Project as ProjectPage } from './project/page.tsx';
import { Sector } from './sector/page.tsx';
import { Service } from './service/page.tsx';
import { shareCard } from './share-card.ts';
import type { Article, Project, Site } from './site.ts';
import type { Subject } from './subject.ts';

type Subjects = ReadonlyMap<string, Subject>;

/** The pages of which there are many: one for each Markdown file of a family's folder. */
export function familyRoutes(site: Site, subjects: Subjects, rest: Digest): PageRoute[] {
  const { projects, servicePages, locations, sectors, audiences } = site;
  return [
    ...articleRoutes(site, subjects),
    ...projects.map((project) => projectRoute(site, project, subjects, rest)),
    ...servicePages.map((page) => {
      const element = () => <Service site={site} page={page} subjects={subjects} />;
      const parent = [{ name: 'Services', path: '/services' }];
      return offerRoute(site, page, { kind: 'service', parent, element, rest }, subjects);
    }),
    ...locations.map((page) => {
      const element = () => <Location site={site} page={page} subjects={subjects} />;
      return offerRoute(
        site,
        page,
        { kind: 'location', areaServed: page.place, element, rest },
        subjects,
      );
    }),
    ...sectors.map((page) => {
      const element = () => <Sector site={site} page={page} subjects={subjects} />;
      return offerRoute(site, page, { kind: 'sector', element, rest }, subjects);
    }),
    ...audiences.map((page) => {
      const element = () => <Audience site={site} page={page} subjects={subjects} />;
      return offerRoute(site, page, { kind: 'audience', element, rest }, subjects);
    }),
  ];
}

function articleRoutes(site: Site, subjects: Subjects): PageRoute[] {
  const near = neighbours(site.articles);
  const { settings } = site;
  const people = new Map(settings.people.map((person) => [person.id, person]));
  const known = (path: string) => {
    const subject = subjects.get(path);
    if (!subject) throw new Error(`${path} is no subject.`);
    return subject;
  };
  return site.articles.map((article) => {
    const { path, date, updated } = article;
    const author = people.get(article.author);
    const subject = known(path);
    const more = (near.get(path) ?? []).map(({ path }) => known(path));
    return pageRoute({
      path,
      kind: 'article',
      props: { article, subject, author, more, settings },
      share: shareCard(article, subject),
      lastModified: updated ?? date,
      metadata: articleMetadata,
      element: (props) => (
        <ArticlePage
          {...props}
          isFounder={author?.id === settings.founder}
          url={absoluteUrl(settings.url, path)}
        />
      ),
    });
  });
}

type ArticleParts = { article: Article; author: Person | undefined; settings: Settings };

function articleMetadata({ article, author, settings }: ArticleParts): PageMetadata {
  const { path, title, metaTitle, excerpt, keywords, date, updated, category, tags } = article;
  const url = absoluteUrl(settings.url, path);
  const image = shareImage(settings.url, path);
  return describe({
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
      author: author?.name ?? settings.name,
      section: category,
      tags,
    },
    main: articleNode({ base: settings.url, url, image, article }),
    nodes: author ? [person(settings.url, author)] : [],
  });
}

function projectRoute(site: Site, project: Project, subjects: Subjects, rest: Digest): PageRoute {
  const { settings } = site;
  const { path, title, metaTitle, description, keywords, date } = project;
  return pageRoute({
    path,
    kind: 'project',
    props: { project, rest, related: relatedSubjects(project, subjects) },
    share: shareCard(project, subjects.get(path)),
    lastModified: date,
    element: () => <ProjectPage site={site} project={project} subjects={subjects} />,
    metadata: () => {
      const url = absoluteUrl(settings.url, path);
      const image = shareImage(settings.url, path);
      return describe({
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
    },
  });
}

function relatedSubjects(
  { related }: { related: readonly string[] },
  subjects: Subjects,
): (Subject | undefined)[] {
  return related.map((path) => subjects.get(path));
}

type OfferPage = {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly motif: MotifName;
  readonly metaTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly related: readonly string[];
  readonly faqs: readonly { readonly q: string; readonly a: string }[];
};

type Offer = {
  kind: PageKind;
  /** The page above it; none but Home, where left out. */
  parent?: readonly Breadcrumb[];
  /** The whole country, where left out. */
  areaServed?: string;
  element: () => PageRoute['element'];
  /** What it shows of other files. */
  rest: Digest;
};

/** A page that offers a service to somebody somewhere: service, location, sector, audience. */
function offerRoute(site: Site, page: OfferPage, offer: Offer, subjects: Subjects): PageRoute {
  const { settings } = site;
  const { path, name, title, metaTitle, description, keywords, faqs } = page;
  const { kind, parent = [], areaServed = 'UK', element, rest } = offer;
  return pageRoute({
    path,
    kind,
    props: { page, rest, related: relatedSubjects(page, subjects) },
    share: shareCard(page, page),
    element,
    metadata: () => {
      const url = absoluteUrl(settings.url, path);
      // The tab's title says what is offered; the headline only makes one curious.
      const offered = metaTitle.replace(/ \| [^|]*$/, '');
      return describe({
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
    },
  });
}
