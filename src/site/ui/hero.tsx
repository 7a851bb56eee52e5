import type { ReactNode } from 'react';
import { hero, type OnPier } from '../illustration/hero.ts';
import { Markup } from './markup.tsx';
import { HeadWords } from './page-head.tsx';

type HeroProps = OnPier & {
  label: string;
  title: string;
  lead: string;
  children?: ReactNode;
  /** A note on the chart on the pier. */
  tip?: ReactNode;
};

/**
 * The home page's opening: the headline in the beam, over the pier. The picture comes after the
 * text in the DOM; before it, it would shift while the text loads.
 */
export function Hero({ label, title, lead, children, tip, ...onPier }: HeroProps) {
  return (
    <section className="hero">
      <div className="container">
        <HeadWords {...{ label, title, lead, children }} />
      </div>
      <Markup className="hero__art" html={hero(onPier)} />
      {tip}
    </section>
  );
}
