import type { Prices } from '../../data/prices.ts';
import type { Service } from '../../data/service.ts';
import type { Settings } from '../../data/settings.ts';
import type { Picture } from '../../illustration/picture.ts';
import { schemeAt } from '../../illustration/scheme.ts';
import { Closing } from '../../ui/closing.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PageOf } from '../kinds.ts';
import { pictureRow } from '../pictures.ts';
import { PriceList } from './price-list.tsx';

type NamedService = Service & {
  /** The short name of the page that says more. */
  pageName: string | undefined;
};

type ServicesProps = {
  page: PageOf<'services'>;
  services: readonly NamedService[];
  prices: Prices;
  closing: Settings['closing'];
};

/** The five services, each with what the client gets and asks; then prices and how work goes. */
export function Services({ page, services, prices, closing }: ServicesProps) {
  const { title, lead, pricesHeading, pricesLead, body } = page;
  const drawn = services.map(({ id, motif, view }) => ({ path: `/services#${id}`, motif, view }));
  const pictures = pictureRow(drawn, { size: 'card', schemeAt });
  return (
    <>
      <PageHead label="Services" title={title} lead={lead} />
      <div className="services container">
        <nav aria-label="Services">
          <ol>
            {services.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#prices">{pricesHeading}</a>
            </li>
          </ol>
        </nav>
        {services.map((service, index) => (
          <ServiceBlock key={service.id} service={service} picture={pictures[index]} />
        ))}
        <PriceList heading={pricesHeading} lead={pricesLead} prices={prices} />
        <Prose body={body} />
      </div>
      <Closing closing={closing} />
    </>
  );
}

type ServiceBlockProps = { service: NamedService; picture: Picture | undefined };

function ServiceBlock({ service, picture }: ServiceBlockProps) {
  const { id, title, description, details, outcomes, whatYouGet, faqs, page } = service;
  return (
    <section className="services__service" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{description}</p>
        <p>{details}</p>
        {service.pageName && (
          <a className="link" href={page}>
            How {service.pageName} works
          </a>
        )}
        {picture && <PictureImage picture={picture} />}
      </div>
      <div>
        <h3>Outcomes</h3>
        <List items={outcomes} />
        <h3>What you get</h3>
        <List items={whatYouGet} />
        <h3>FAQs</h3>
        <Faqs faqs={faqs} />
      </div>
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="services__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
