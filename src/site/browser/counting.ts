import { onEveryPage } from '../../engine/browser/page-change.ts';
import type { Counter } from '../data/analytics.ts';
import { formSent } from '../forms/form-sent.ts';

/** Defined by the bundler. */
declare const COUNTER: Counter;

const { service, site, url, origin, booking } = COUNTER;

/** A page view or an event. */
type Count = { readonly name?: string; readonly step?: number };

let referrer = document.referrer;
let page = '';

/**
 * Each service's request format. Neither needs its own script, which the policy would have to
 * allow.
 *
 * Sources: Plausible, "Events API reference"; Umami, "Sending stats".
 */
const requests = {
  Plausible: ({ name = 'pageview', step }: Count) => ({
    // Plain text avoids a CORS preflight.
    type: 'text/plain',
    body: { name, url: page, domain: site, referrer, ...(step && { props: { step } }) },
  }),
  Umami: ({ name, step }: Count) => ({
    type: 'application/json',
    body: {
      type: 'event',
      payload: {
        website: site,
        hostname: location.hostname,
        url: page.slice(location.origin.length),
        title: document.title,
        referrer,
        ...(name && { name }),
        ...(step && { data: { step } }),
      },
    },
  }),
} satisfies Record<Counter['service'], (count: Count) => { type: string; body: object }>;

function count(what: Count = {}): void {
  const { type, body } = requests[service](what);
  // `keepalive`, since a click may leave the page. Failures don't matter.
  const options = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  fetch(url, { ...options, headers: { 'content-type': type }, body: JSON.stringify(body) }).catch(
    () => {},
  );
}

/** Without searches; campaign parameters stay. */
function shownPage(): string {
  const { pathname, searchParams } = new URL(location.href);
  const kept = [...searchParams].filter(([name]) => /^utm_|^(ref|source)$/.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}

function countPage(): void {
  referrer = page || referrer;
  page = shownPage();
  furthest = 1;
  count();
}

/** The furthest step of the quiz on this page. */
let furthest = 1;

/** Event names, by form. */
const sent = new Map([
  ['contact', 'Contact form sent'],
  ['quiz', 'Quiz sent'],
]);

// Copies of the site, such as that of `npm start`, count nothing.
if (location.origin === origin) {
  onEveryPage(countPage);
  addEventListener('pageshow', ({ persisted }) => persisted && countPage());

  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (href && href === booking) count({ name: 'Booking' });
    if (href.startsWith('tel:')) count({ name: 'Call' });
  });
  document.addEventListener(formSent, (event) => {
    const name = sent.get((event as CustomEvent<string>).detail);
    if (name) count({ name });
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const step = Number((target as Element).getAttribute('aria-valuenow'));
      if (step > furthest) count({ name: 'Quiz step', step });
      furthest = Math.max(furthest, step);
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-valuenow'] });
}
