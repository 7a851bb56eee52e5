import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import type { Testimonial } from '../../data/testimonial.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import { Closing } from '../../ui/closing.tsx';
import { LogoStrip, type LogoStripProps } from '../../ui/logo-strip.tsx';
import { HomeHero } from './home-hero.tsx';
import { How } from './how.tsx';
import { Intro } from './intro.tsx';
import { type Poster, Posters } from './posters.tsx';
import { type FeaturedProject, Projects } from './projects.tsx';
import type { home } from './schema.ts';
import { Testimonials } from './testimonials.tsx';

type HomeProps = LogoStripProps & {
  page: PageOf<typeof home>;
  posters: readonly Poster[];
  projects: readonly FeaturedProject[];
  testimonials: readonly Testimonial[];
  chart: Chart | undefined;
  url: string;
  closing: Settings['closing'];
};

/** One day on the pier: dawn at the top, sunset with the quotes, dusk, and night at the end. */
export function Home(props: HomeProps) {
  const { page, clients, posters, projects, testimonials, chart, url, closing } = props;
  return (
    <>
      <HomeHero page={page} chart={chart} />
      <LogoStrip clients={clients} />
      <Intro page={page} url={url} />
      <Posters title={page.servicesHeading} posters={posters} />
      <Projects title={page.projectsHeading} projects={projects} />
      <Testimonials title={page.testimonialsHeading} testimonials={testimonials} />
      <How page={page} />
      <Closing closing={closing} />
    </>
  );
}
