import type { Facts } from '../content/facts.ts';
import { hoursInWords } from './opening-hours.ts';
import { fullPrice, type Prices, shortPrice } from './prices.ts';
import type { Settings } from './settings.ts';

/**
 * The facts that texts may use, by name. `content/README.md` lists them, and a test holds the two
 * together.
 */
export function facts({ settings, prices }: { settings: Settings; prices: Prices }): Facts {
  const [small = 0, medium = 0, large = 0] = prices.retainer.map(({ price }) => price);
  return {
    retainer: `${shortPrice(small)} to ${shortPrice(large)} or more a month`,
    'retainer-range': `${shortPrice(small)} to ${shortPrice(large)}+`,
    'small-retainer': shortPrice(small),
    'medium-retainer': shortPrice(medium),
    'large-retainer': shortPrice(large),
    'minimum-ads': fullPrice(prices.minimumAdSpend),
    'smallest-month': fullPrice(small + prices.minimumAdSpend),
    telephone: settings.telephone,
    hours: hoursInWords(settings.openingHours),
    email: settings.email,
  };
}
