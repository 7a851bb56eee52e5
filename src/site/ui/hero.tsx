import type { ReactNode } from 'react';
import { hero, type OnPier } from '../illustration/hero.ts';
import { Markup } from './markup.tsx';

type HeroProps = OnPier & {
  label: string;
  title: string;
  lead: string;
  children?: ReactNode;
  /** A note on what stands on the pier. */
  tip?: ReactNode;
};

/**
 * Dawn over the pier, with the headline in the beam. The picture stands at the foot, so it comes
 * after the words: were it first, it would move while they arrive.
 */
export function Hero({ label, title, lead, children, tip, ...onPier }: HeroProps) {
  return (
    <section className="hero">
      <div className="container">
        <p className="label">{label}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Markup className="hero__art" html={hero(onPier)} />
      {tip}
    </section>
  );
}
