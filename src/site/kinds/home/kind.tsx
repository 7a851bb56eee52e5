import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import { shareImage } from '../../seo/describe.ts';
import { organization } from '../../seo/json-ld/agency.ts';
import { Closing } from '../../ui/closing.tsx';
import { Hero } from '../../ui/hero.tsx';
import { LogoStrip } from '../../ui/logo-strip.tsx';
import { Markup } from '../../ui/markup.tsx';
import { Widget } from '../../widgets/widget.tsx';
import type { Routes } from '../family.ts';
import { heroChart } from '../hero-chart.ts';
import { PlayedPiece } from '../project/pieces.tsx';
import { shownPiece } from '../shown-exhibit.ts';
import { singleRoute } from '../single-route.ts';
import type { Site } from '../site.ts';
import { How } from './how.tsx';
import { Posters, postersOf } from './posters.tsx';
import { featuredProjects, Projects } from './projects.tsx';
import { home } from './schema.ts';
import { Testimonials } from './testimonials.tsx';

type HomePage = Site['pages']['home'];

/** The testimonials in the carousel: more would neither fit on a phone nor arrive at once. */
const shownTestimonials = 3;

/** Source: specification, section 2. */
const second = '/home';

/** One day on the pier: dawn at the top, sunset with the quotes, dusk, and night at the end. */
const routes: Routes = (site, subjects) => {
  const { path, work } = site.pages.home;
  const props = {
    clients: site.clients.map(({ id, name }) => ({ id, name })),
    posters: postersOf(site),
    projects: featuredProjects(site, subjects),
    work: work && shownPiece(work.project, work.piece, site),
    // The newest stand last in their file.
    testimonials: site.testimonials.slice(-shownTestimonials),
    chart: heroChart(site),
  };
  const route = (at: { second?: string }) =>
    singleRoute('home', site, {
      ...at,
      marked: path,
      motif: 'posts',
      props,
      element: (
        { page, clients, posters, work, projects, testimonials, chart },
        { url, closing },
      ) => (
        <>
          <HomeHero page={page} chart={chart} />
          <LogoStrip clients={clients} />
          <Intro page={page} work={work} url={absoluteUrl(url, path)} />
          <Posters title={page.servicesHeading} posters={posters} />
          <Projects title={page.projectsHeading} projects={projects} />
          <Testimonials title={page.testimonialsHeading} testimonials={testimonials} />
          <How page={page} />
          <Closing closing={closing} />
        </>
      ),
      metadata: (_, settings) => ({
        organization: organization(settings, shareImage(settings.url, path)),
      }),
    });
  return [route({}), route({ second })];
};

type HomeHeroProps = {
  page: HomePage;
  /** The figures that its note is about; the key says what one thing stands for. */
  chart: Chart | undefined;
};

/** The headline, and a note on the picture with its key. */
function HomeHero({ page: { title, label, lead, tip }, chart }: HomeHeroProps) {
  return (
    <Hero
      label={label}
      title={title}
      lead={lead}
      chart={chart}
      tip={
        <a className="hero__tip" href={`/work#${tip.caseStudy}`}>
          {tip.label}
          <b>{tip.figure}</b>
          {tip.cost}
          <br />
          {chart?.key}
        </a>
      }
    >
      <div className="buttons">
        <a className="button" href="/work">
          See our work
        </a>
        <a className="button button--outline" href="/services">
          What we do
        </a>
      </div>
    </Hero>
  );
}

type IntroProps = { page: HomePage; work: ReturnType<typeof shownPiece>; url: string };

/** Who we are, in the page's own text, and ways to share it; beside it, a client's work. */
function Intro({ page, work, url }: IntroProps) {
  return (
    <section className="intro container section">
      <h2 className="label">{page.introHeading}</h2>
      <Markup className="intro__text" html={page.body.html} />
      <div className="intro__share">
        <span>Share</span>
        <Widget name="share-bar" props={{ url, title: page.title }} />
      </div>
      {work && (
        <figure className="animatic intro__work">
          <PlayedPiece piece={work.piece} alone />
          <figcaption className="small">
            <b>{work.piece.figure}</b>
            <a href={work.from.path}>{work.from.client}</a>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

export const homeKind = defineKind({
  file: 'content/pages/home.md',
  schema: home,
  path: '/',
  second,
  routes,
});
