import { z } from 'zod';
import type { Facts } from '../../engine/content/facts.ts';
import { countingNotice } from './analytics.ts';
import { bookingNotice } from './booking.ts';
import { fullPrice, shortPrice } from './money.ts';
import { hoursInWords } from './opening-hours.ts';
import { outcome, outcomeInWords } from './outcome.ts';
import { prices } from './prices.ts';
import { recipientsNotice } from './recipients.ts';
import { settings } from './settings.ts';
import { onOneLine } from './telephone.ts';

const proving = z.object({ caseStudy: z.object({ outcome }) });

const stating = z.object({
  settings: z.object(
    settings.pick({
      telephone: true,
      openingHours: true,
      email: true,
      booking: true,
      recipients: true,
      analytics: true,
    }).shape,
  ),
  prices: z.object(prices.pick({ retainer: true, minimumAdSpend: true }).shape),
  projects: z.record(z.string(), z.union([proving, z.object({ draft: z.literal(true) })])),
});

type Stating = z.infer<typeof stating>;

/** The facts that texts may use. A test compares them with the list in `content/README.md`. */
export function facts({ settings, prices, projects }: Stating): Facts {
  const [small = 0, medium = 0, large = 0] = prices.retainer.map(({ price }) => price);
  return {
    retainer: `${shortPrice(small)} to ${shortPrice(large)} or more a month`,
    'retainer-range': `${shortPrice(small)} to ${shortPrice(large)}+`,
    'small-retainer': shortPrice(small),
    'medium-retainer': shortPrice(medium),
    'large-retainer': shortPrice(large),
    'minimum-ads': fullPrice(prices.minimumAdSpend),
    'smallest-month': fullPrice(small + prices.minimumAdSpend),
    telephone: onOneLine(settings.telephone),
    hours: hoursInWords(settings.openingHours),
    email: settings.email,
    'booking-notice': bookingNotice(settings.booking),
    recipients: recipientsNotice(settings.recipients),
    'counting-notice': countingNotice(settings.analytics),
    ...Object.assign({}, ...Object.entries(projects).map(proven)),
  };
}

/** Named after its page: `calm-dog-each` and, for both counts, `calm-dog-each-later`. */
function proven([id, project]: [string, Stating['projects'][string]]): Facts {
  // A draft may lack its figures.
  if (!('caseStudy' in project)) return {};
  const { later, ...first } = outcomeInWords(project.caseStudy.outcome);
  const { when, ...last } = later ?? { when: '' };
  return Object.fromEntries([
    ...Object.entries(first).map(([name, words]) => [`${id}-${name}`, words]),
    ...Object.entries(last).map(([name, words]) => [`${id}-${name}-later`, words]),
  ]);
}

export const statedFacts = {
  from: ['settings', 'prices', 'projects'],
  schema: stating,
  make: facts,
} as const;
