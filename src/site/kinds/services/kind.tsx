import { z } from 'zod';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { shortPrice } from '../../data/money.ts';
import { closing, heading, lead, singlePage } from '../../data/page-fields.ts';
import type { Prices } from '../../data/prices.ts';
import { picture } from '../../illustration/picture.ts';
import { schemeAt } from '../../illustration/scheme.ts';
import { faqPage } from '../../seo/json-ld/main-entity.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Markup } from '../../ui/markup.tsx';
import { CoverHead } from '../cover-head.tsx';
import { pictureRow } from '../pictures.ts';
import { type SingleKind, singleKind } from '../single-kind.ts';
import { PlainList, ServiceBlock, shownServices } from './service-block.tsx';

const schema = z.strictObject({
  ...singlePage,
  closing,
  lead,
  pricesHeading: heading.meta({
    title: 'Heading over the prices',
    description: 'What stands over the sizes of a retainer.',
  }),
  pricesLead: lead.meta({
    title: 'Introduction to the prices',
    description: 'One to three sentences under that heading.',
  }),
});

const motif = 'coins';

const coins = picture({
  seed: 'services',
  scheme: 'noon',
  size: 'screen',
  composition: { view: 'wide', motif, deck: 0.84 },
});

/** Prices and how the work goes; then services with what the client gets and pays. */
export const servicesKind: SingleKind<typeof schema> = singleKind('services', {
  schema,
  name: 'Services',
  motif,
  props: (site) => ({ services: shownServices(site), prices: site.prices }),
  element: ({ page, services, prices }, { closing }) => {
    const { path, title, lead, pricesHeading, pricesLead, body } = page;
    const drawn = services.map((service) => ({ ...service, path: `${path}#${service.id}` }));
    const pictures = pictureRow(drawn, { size: 'card', schemeAt });
    return (
      <>
        <CoverHead label="Services" title={title} lead={lead} picture={coins} />
        <div className="services">
          <PriceList heading={pricesHeading} lead={pricesLead} weeks={body.html} prices={prices} />
          <nav className="dark" aria-label="Services">
            <ol>
              {services.map(({ id, title, price }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a> {price}
                </li>
              ))}
            </ol>
          </nav>
          {services.map((service, index) => (
            <ServiceBlock key={service.id} service={service} picture={pictures[index]} />
          ))}
        </div>
        <Closing closing={closing} title={page.closing} scene="boat" above="tide" />
      </>
    );
  },
  metadata: ({ page, services }, { url }) => {
    const faqs = services.flatMap(({ faqs }) => faqs);
    return { type: 'CollectionPage', nodes: [faqPage(absoluteUrl(url, page.path), faqs)] };
  },
});

type PriceListProps = { heading: string; lead: string; weeks: string; prices: Prices };

/** The sizes of a retainer side by side, the first invoices, what each size includes, and the terms. */
function PriceList({ heading, lead, weeks, prices }: PriceListProps) {
  const { retainer, inclusions, terms } = prices;
  return (
    <section className="prices dark" id="prices">
      <h2>{heading}</h2>
      <p className="lead">{lead} A square is a post, a row a week; yellow is film.</p>
      <div className="prices__sizes">
        {retainer.map(({ name, price, suits }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>
              <b>{shortPrice(price)}</b> a month
            </p>
            <i />
            <p className="small">{suits}</p>
          </div>
        ))}
      </div>
      <Markup className="prices__weeks" html={weeks} />
      <Folded summary="What each size includes">
        <table>
          <thead>
            <tr>
              {retainer.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {inclusions.map(({ label, values }) => (
            <tbody key={label}>
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {label}
                </th>
              </tr>
              <tr>
                {values.map((value, size) => (
                  <td key={retainer[size]?.name}>{value}</td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        <h3>Add to any size</h3>
        <PlainList items={inclusions.flatMap(({ more = [] }) => more)} />
      </Folded>
      <Folded summary="All terms">
        <Facts facts={terms} />
      </Folded>
    </section>
  );
}
