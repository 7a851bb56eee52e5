import { z } from 'zod';
import { sitePath, text } from '../../../engine/content/parts.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { heading, headingOver, lead, pieceKind, singlePage } from '../../data/page-fields.ts';
import { shareImage } from '../../seo/describe.ts';
import { organization } from '../../seo/json-ld/agency.ts';
import { Closing } from '../../ui/closing.tsx';
import { Hero } from '../../ui/hero.tsx';
import { LogoStrip } from '../../ui/logo-strip.tsx';
import { Markup } from '../../ui/markup.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { heroChart } from '../hero-chart.ts';
import { PlayedPiece } from '../project/pieces.tsx';
import { shownPiece } from '../shown-exhibit.ts';
import { type SingleKind, singleKind } from '../single-kind.ts';
import {
  featuredProjects,
  How,
  Lantern,
  Projects,
  proofOf,
  servicesOf,
  Testimonials,
} from './sections.tsx';

const tab = z.strictObject({
  name: text(20).meta({ title: 'Tab', description: 'The word on the tab.' }),
  title: text(80).describe('The title of what the tab shows.'),
  text: text(400).describe('The description under that title.'),
});

const work = z.strictObject({
  project: sitePath.describe('The project’s page, such as /projects/calm-dog.'),
  piece: pieceKind.describe('One of its pieces. A storyboard plays as a film.'),
});

const schema = z.strictObject({
  ...singlePage,
  label: text(60).meta({
    title: 'Line over the title',
    description: 'The small line over the headline.',
  }),
  lead,
  tip: z
    .strictObject({
      project: sitePath.describe('The page of the project that it tells of.'),
      figure: text(30).describe('The figure, with what it counts and whose it is.'),
      cost: text(30).describe('What each one cost.'),
    })
    .meta({
      title: 'Note in the picture',
      description: 'The note on what stands on the pier in the picture.',
    }),
  introHeading: heading.meta({
    title: 'Heading of the introduction',
    description: 'The heading of the introduction, which is the text of this page.',
  }),
  work: work
    .optional()
    .meta({ title: 'Work', description: 'A client’s work beside the introduction.' }),
  servicesHeading: headingOver('the services'),
  projectsHeading: headingOver('the projects'),
  testimonialsHeading: headingOver('the clients’ words'),
  howHeading: headingOver('the three tabs'),
  how: z
    .strictObject({
      goal: tab.describe('The first tab: what we aim for.'),
      how: tab.describe('The second tab, which is open at first: how we go about it.'),
      proof: tab
        .extend({
          project: sitePath.describe('The project whose two years it shows.'),
        })
        .describe('The third tab: how you see that it worked.'),
    })
    .meta({ title: 'How we work', description: 'The three tabs of "How we work".' }),
});

/** In the carousel: more would neither fit on a phone nor load at once. */
const shownTestimonials = 3;

/** The page's background goes from dawn at the top to night at the end. */
export const homeKind: SingleKind<typeof schema> = singleKind('home', {
  schema,
  path: '/',
  // Source: specification, section 2.
  second: '/home',
  motif: 'posts',
  props: (site, subjects, { work, how }) => ({
    clients: site.clients.map(({ id, name }) => ({ id, name })),
    services: servicesOf(site),
    projects: featuredProjects(site, subjects),
    work: work && shownPiece(work.project, work.piece, site),
    proof: proofOf(how.proof.project, site),
    // The newest are last in their file.
    testimonials: site.testimonials.slice(-shownTestimonials),
    chart: heroChart(site),
  }),
  element: ({ page, chart, work, ...shown }, { url, closing }) => (
    <>
      <Hero
        label={page.label}
        title={page.title}
        lead={page.lead}
        chart={chart}
        tip={
          <a className="hero__tip" href={`/work#${page.tip.project.replace(/^.*\//, '')}`}>
            <b>{page.tip.figure}</b>
            {page.tip.cost}
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
      <LogoStrip clients={shown.clients} />
      <section className="intro">
        <h2 className="label">{page.introHeading}</h2>
        <Markup className="intro__text" html={page.body.html} />
        <div className="intro__share">
          Share
          <Widget name="share-bar" props={{ url: absoluteUrl(url, '/'), title: page.title }} />
        </div>
        {work && (
          <figure className="animatic">
            <PlayedPiece piece={work.piece} alone="" />
          </figure>
        )}
      </section>
      <Lantern title={page.servicesHeading} services={shown.services} />
      <Projects title={page.projectsHeading} projects={shown.projects} />
      <Testimonials title={page.testimonialsHeading} testimonials={shown.testimonials} />
      <How {...page} proof={shown.proof} />
      <Closing closing={closing} />
    </>
  ),
  metadata: (_, settings) => ({
    organization: organization(settings, shareImage(settings.url, '/')),
  }),
});
