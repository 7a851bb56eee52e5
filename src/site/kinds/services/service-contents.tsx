import { shortPrice } from '../../data/prices.ts';
import type { Picture } from '../../illustration/picture.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { PieceImage } from '../project/pieces.tsx';
import type { ShownService } from './service-block.tsx';

type ServiceContentsProps = {
  services: readonly ShownService[];
  pictures: readonly (Picture | undefined)[];
  prices: { readonly heading: string; readonly from: number };
};

/** Leads to each service, with a look at its work and its price, and to the prices. */
export function ServiceContents({ services, pictures, prices }: ServiceContentsProps) {
  return (
    <nav aria-label="Services">
      <ol>
        {services.map((service, index) => (
          <li key={service.id}>
            <a href={`#${service.id}`}>
              <Glimpse service={service} picture={pictures[index]} />
              {service.title}
            </a>
            {service.price}
          </li>
        ))}
        <li>
          <a href="#prices">
            <b aria-hidden="true">{shortPrice(prices.from)}</b>
            {prices.heading}
          </a>
        </li>
      </ol>
    </nav>
  );
}

type GlimpseProps = { service: ShownService; picture: Picture | undefined };

/** A detail of what the service shows below. */
function Glimpse({ service: { shown }, picture }: GlimpseProps) {
  if (shown?.kind === 'figures') return <b aria-hidden="true">{shown.figures.at(-1)?.figure}</b>;
  // A film would be one more to play.
  if (shown) return shown.piece.film ? null : <PieceImage piece={{ ...shown.piece, alt: '' }} />;
  return picture && <PictureImage picture={picture} />;
}
