import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { fullPrice, type Prices, shortPrice } from '../../data/prices.ts';
import { schemeAt } from '../../illustration/scheme.ts';
import { faqPage } from '../../seo/json-ld/main-entity.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import type { Routes } from '../family.ts';
import { pictureRow, rowPicture } from '../pictures.ts';
import { singleRoute } from '../single-route.ts';
import { services, servicesPath } from './schema.ts';
import { PlainList, ServiceBlock, type ShownService, shownServices } from './service-block.tsx';

const motif = 'coins';

/** The services, each with what the client gets and asks; then prices and how work goes. */
const routes: Routes = (site) => [
  singleRoute('services', site, {
    name: 'Services',
    motif,
    props: { services: shownServices(site), prices: site.prices },
    element: ({ page, services, prices }, { closing }) => {
      const { title, lead, pricesHeading, pricesLead, body } = page;
      const drawn = services.map(({ id, motif, view }) => ({
        path: `/services#${id}`,
        motif,
        view,
      }));
      const pictures = pictureRow(drawn, { size: 'card', schemeAt });
      const picture = rowPicture({ path: servicesPath, motif }, 0, 'case');
      return (
        <>
          <PageHead label="Services" title={title} lead={lead}>
            <PictureImage picture={picture} eager />
          </PageHead>
          <div className="services">
            <ServiceContents
              services={services}
              prices={{ heading: pricesHeading, from: prices.retainer[0]?.price ?? 0 }}
            />
            {services.map((service, index) => (
              <ServiceBlock key={service.id} service={service} picture={pictures[index]} />
            ))}
            <PriceList heading={pricesHeading} lead={pricesLead} prices={prices} />
            <Markup className="prose services__chapter" html={body.html} />
          </div>
          <Closing closing={closing} scene="light" />
        </>
      );
    },
    metadata: ({ page, services }, { url }) => ({
      type: 'CollectionPage',
      nodes: [
        faqPage(
          absoluteUrl(url, page.path),
          services.flatMap(({ faqs }) => faqs),
        ),
      ],
    }),
  }),
];

type ServiceContentsProps = {
  services: readonly ShownService[];
  prices: { readonly heading: string; readonly from: number };
};

/** Leads to each service, with its price, and to the prices. */
function ServiceContents({ services, prices }: ServiceContentsProps) {
  return (
    <nav aria-label="Services">
      <ol>
        {services.map(({ id, title, price }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {price}
          </li>
        ))}
        <li>
          <a href="#prices">{prices.heading}</a>
          From {shortPrice(prices.from)} a month
        </li>
      </ol>
    </nav>
  );
}

type PriceListProps = { heading: string; lead: string; prices: Prices };

/** The sizes of a retainer beside each other, what is in each and what isn't, and the terms. */
function PriceList({ heading, lead, prices }: PriceListProps) {
  const { retainer, inclusions, terms } = prices;
  return (
    <section className="prices" id="prices">
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <div className="prices__sizes">
        {retainer.map(({ name, price, suits }, size) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>
              <b>{fullPrice(price)}</b> a month
            </p>
            <p className="small">{suits}</p>
            <Folded summary="What is in it">
              <PlainList items={inclusions.map((row) => `${row.label}: ${row.values[size]}`)} />
            </Folded>
          </div>
        ))}
        <div>
          <h3>More of it</h3>
          <PlainList items={inclusions.flatMap(({ more = [] }) => more)} />
        </div>
      </div>
      <Folded summary="All terms">
        <Facts facts={terms} />
      </Folded>
    </section>
  );
}

export const servicesKind = defineKind({
  file: 'content/pages/services.md',
  schema: services,
  path: servicesPath,
  routes,
});
