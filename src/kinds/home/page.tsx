import { Closing } from '../../ui/closing.tsx';
import { Hero } from '../../ui/hero.tsx';
import { LogoStrip } from '../../ui/logo-strip.tsx';
import type { Site } from '../site.ts';
import type { Subject } from '../subject.ts';
import { How } from './how.tsx';
import { Intro } from './intro.tsx';
import { Posters } from './posters.tsx';
import { Projects } from './projects.tsx';
import { Testimonials } from './testimonials.tsx';

type HomeProps = { site: Site; subjects: ReadonlyMap<string, Subject>; url: string };

/** One day on the pier: noon at the top, dusk with the quotes, night at the end. */
export function Home({ site, subjects, url }: HomeProps) {
  return (
    <>
      <Hero site={site} />
      <LogoStrip clients={site.clients} />
      <Intro page={site.pages.home} url={url} />
      <Posters site={site} subjects={subjects} />
      <Projects site={site} subjects={subjects} />
      <Testimonials site={site} />
      <How site={site} />
      <Closing closing={site.settings.closing} />
    </>
  );
}
