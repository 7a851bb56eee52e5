import { hero } from '../illustration/hero.ts';
import type { Site } from '../kinds/site.ts';
import { Markup } from './markup.tsx';

/** Noon: the headline in the beam, and a note that points at a bar of the picture. */
export function Hero({ site }: { site: Site }) {
  const { title, label, lead, tip } = site.pages.home;
  const study = site.caseStudies.find(({ id }) => id === tip.caseStudy);
  return (
    <section className="hero">
      <Markup className="hero__art" html={hero()} />
      <div className="container">
        <p className="label">{label}</p>
        <h1 tabIndex={-1}>
          {title.split(/(?<=\.) /).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
        <div className="buttons">
          <a className="button" href="/work">
            See our work
          </a>
          <a className="button button--outline" href="/services">
            What we do
          </a>
        </div>
      </div>
      {study && (
        <a className="hero__tip" href={`/work#${study.id}`}>
          {tip.label}
          <b>{tip.figure}</b>
          {tip.cost}
        </a>
      )}
    </section>
  );
}
