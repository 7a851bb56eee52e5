import { composition } from '../../data/service.ts';
import type { Picture } from '../../illustration/picture.ts';
import { Faqs } from '../../ui/faqs.tsx';
import { Folded } from '../../ui/folded.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { PieceImage } from '../project/pieces.tsx';
import { shownWork } from '../shown-exhibit.ts';
import type { Site } from '../site.ts';

export function shownServices(site: Site) {
  const names = new Map(site.servicePages.map(({ path, name }) => [path, name]));
  return site.services.map((service) => ({
    ...service,
    pageName: names.get(service.page),
    shown: service.work && shownWork(service.work, site),
  }));
}

export type ShownService = ReturnType<typeof shownServices>[number];

type ServiceBlockProps = { service: ShownService; picture: Picture | undefined };

/** A service beside the work that proves it; its class selects one of the layouts. */
export function ServiceBlock({ service, picture }: ServiceBlockProps) {
  const { id, title, description, price, page, pageName, outcomes, shown } = service;
  return (
    <section className={`services__service services__service--${composition(service)}`} id={id}>
      <h2>{title}</h2>
      <div>
        <p className="lead">{description}</p>
        <a className="link" href="#prices">
          {price}
        </a>
        {pageName && (
          <a className="link" href={page}>
            How {pageName} works
          </a>
        )}
      </div>
      <figure className="services__work">
        {shown ? <Work {...shown} /> : picture && <PictureImage picture={picture} />}
      </figure>
      <Folded summary="Outcomes, what you get, and FAQs">
        <div className="services__more">
          <p>{service.details}</p>
          <div>
            <h3>Outcomes</h3>
            <PlainList items={outcomes} />
          </div>
          <div>
            <h3>What you get</h3>
            <PlainList items={service.whatYouGet} />
          </div>
          <div>
            <h3>FAQs</h3>
            <Faqs faqs={service.faqs} />
          </div>
        </div>
      </Folded>
    </section>
  );
}

/** A piece with its result and client, or figures as columns, the last one as a line across them. */
function Work({ from, figures = [], piece }: NonNullable<ReturnType<typeof shownWork>>) {
  const sums = figures.map(({ figure }) => Number(/\d[\d.]*/.exec(figure)?.[0]));
  const top = Math.max(...sums) * 1.06;
  return (
    <>
      {piece ? (
        <PieceImage piece={{ ...piece, alt: piece.caption }} />
      ) : (
        <>
          <svg viewBox={`0 0 20 ${top}`} preserveAspectRatio="none" aria-hidden="true">
            {sums.map((sum, at) => (
              <path
                key={sum}
                d={sums[at + 1] ? `M${at * 10} ${top}v-${sum}h10v${sum}z` : `M0 ${top - sum}h20`}
              />
            ))}
          </svg>
          {figures.map(({ figure, counts }) => (
            <p key={counts}>
              <b>{figure}</b> {counts}
            </p>
          ))}
        </>
      )}
      <figcaption>
        {piece && <strong>{piece.figure}</strong>} <a href={from.path}>{from.client}</a>
      </figcaption>
    </>
  );
}

/** Short sentences one below the other, each under a rule. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
