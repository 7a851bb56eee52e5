import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Chart } from '../../illustration/series-layout.ts';
import { Hero } from '../../ui/hero.tsx';
import type { home } from './schema.ts';

type HomeHeroProps = {
  page: Pick<PageOf<typeof home>, 'title' | 'label' | 'lead' | 'tip'>;
  /** The figures that its note tells of; the key says what one thing stands for. */
  chart: Chart | undefined;
};

/** The headline, a line for each sentence, and a note on the picture, with its key. */
export function HomeHero({ page, chart }: HomeHeroProps) {
  const { title, label, lead, tip } = page;
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
