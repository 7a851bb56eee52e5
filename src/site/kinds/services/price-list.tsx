import { fullPrice, type Prices } from '../../data/prices.ts';
import { Facts } from '../../ui/facts.tsx';
import { Folded } from '../../ui/folded.tsx';
import { PlainList } from './plain-list.tsx';

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
            <Folded summary="What is in it">
              <PlainList items={includes} />
              <p>Not included:</p>
              <PlainList items={excludes} />
            </Folded>
          </div>
        ))}
      </div>
      <Facts facts={terms} />
    </section>
  );
}
