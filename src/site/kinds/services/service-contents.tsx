import { shortPrice } from '../../data/prices.ts';
import type { ShownService } from './service-block.tsx';

type ServiceContentsProps = {
  services: readonly ShownService[];
  prices: { readonly heading: string; readonly from: number };
};

/** Leads to each service, with its price, and to the prices. */
export function ServiceContents({ services, prices }: ServiceContentsProps) {
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
