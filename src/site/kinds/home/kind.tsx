import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { splitMetric } from '../../data/metric.ts';
import { shareImage } from '../../seo/describe.ts';
import { organization } from '../../seo/json-ld/agency.ts';
import { describePage } from '../describe-page.ts';
import { heroChart } from '../hero-chart.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import type { Site } from '../site.ts';
import type { Subjects } from '../subject.ts';
import { Home } from './page.tsx';
import type { Poster } from './posters.tsx';
import type { FeaturedProject } from './projects.tsx';
import { home } from './schema.ts';

/** The testimonials in the carousel: more would neither fit on a phone nor arrive at once. */
const shownTestimonials = 3;

/** Source: specification, section 2. */
const second = '/home';

const routes: Routes = (site, subjects) => {
  const { settings } = site;
  // The newest stand last in their file.
  const testimonials = site.testimonials.slice(-shownTestimonials);
  const page = site.pages.home;
  const clients = site.clients.map(({ id, name }) => ({ id, name }));
  const projects = featuredProjects(site, subjects);
  const chart = heroChart(site);
  const route = (path: string) =>
    pageRoute({
      kind: 'home',
      path,
      source: page.source,
      canonical: path === page.path,
      marked: page.path,
      props: { page, clients, posters: posters(site), projects, testimonials, chart },
      settings,
      share: shareCard(page, { motif: 'posts' }),
      element: (props, { url, closing }) => (
        <Home {...props} url={absoluteUrl(url, page.path)} closing={closing} />
      ),
      metadata: ({ page }, settings) =>
        describePage(page, settings, {
          organization: organization(settings, shareImage(settings.url, page.path)),
        }),
    });
  return [route(page.path), route(second)];
};

/** As `services.json` first names them; pages that it does not name come last. */
function posters({ services, servicePages }: Site): Poster[] {
  const named = [...services.map(({ page }) => page), ...servicePages.map(({ path }) => path)];
  return servicePages
    .toSorted((a, b) => named.indexOf(a.path) - named.indexOf(b.path))
    .map(({ path, name, cardText, motif, view }) => ({ path, name, cardText, motif, view }));
}

function featuredProjects(site: Site, subjects: Subjects): FeaturedProject[] {
  const studies = new Map(site.caseStudies.map((study) => [study.id, study]));
  return site.featuredProjects.map((project) => {
    const written = studies.get(project.image)?.metrics[0];
    const metric = written === undefined ? undefined : splitMetric(written);
    return { ...project, subject: subjects.get(project.link), metric };
  });
}

export const homeKind = defineKind({
  file: 'content/pages/home.md',
  schema: home,
  path: '/',
  second,
  routes,
});
