import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Prices } from '../../data/prices.ts';
import type { Settings } from '../../data/settings.ts';
import { schemeAt } from '../../illustration/scheme.ts';
import { Closing } from '../../ui/closing.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pictureRow } from '../pictures.ts';
import { chapters } from '../project/story.ts';
import { PriceList } from './price-list.tsx';
import type { services } from './schema.ts';
import { ServiceBlock, type ShownService } from './service-block.tsx';
import { ServiceContents } from './service-contents.tsx';

type ServicesProps = {
  page: PageOf<typeof services>;
  services: readonly ShownService[];
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
      <div className="services">
        <ServiceContents
          services={services}
          pictures={pictures}
          prices={{ heading: pricesHeading, from: prices.retainer[0]?.price ?? 0 }}
        />
        {services.map((service, index) => (
          <ServiceBlock key={service.id} service={service} picture={pictures[index]} />
        ))}
        <PriceList heading={pricesHeading} lead={pricesLead} prices={prices} />
        {chapters(body.html, body.headings).map(({ heading, html }) => (
          <div key={heading} className="services__chapter">
            <Markup className="prose" html={heading} />
            <Folded summary="Read on">
              <Markup className="prose" html={html} />
            </Folded>
          </div>
        ))}
      </div>
      <Closing closing={closing} />
    </>
  );
}
