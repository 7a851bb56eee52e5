import { fullPrice, type Prices } from '../../data/prices.ts';
import { Facts } from '../../ui/facts.tsx';

type PriceListProps = { heading: string; lead: string; prices: Prices };

/** The sizes of a retainer beside each other, what is in each and what isn't, and the terms. */
export function PriceList({ heading, lead, prices: { retainer, terms } }: PriceListProps) {
  return (
    <section className="prices" id="prices">
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <div className="prices__sizes">
        {retainer.map(({ name, price, suits, includes, excludes }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>
              <b>{fullPrice(price)}</b> a month
            </p>
            <p className="small">{suits}</p>
            <List items={includes} />
            <p>Not included:</p>
            <List items={excludes} />
          </div>
        ))}
      </div>
      <Facts facts={terms} />
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
