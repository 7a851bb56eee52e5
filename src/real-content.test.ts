import { expect, test } from 'vitest';
import { hostedBackend } from './e2e/fixtures/hosted-backend.ts';
import { promisedAddresses } from './e2e/fixtures/promised-addresses.ts';
import { realFiles, realSite as site } from './e2e/fixtures/real-content.ts';
import { root } from './e2e/root.ts';
import { compositions } from './e2e/units/compositions.ts';
import { temporaryFolder } from './e2e/units/temporary-folder.ts';
import { build } from './engine/build.ts';
import { pageBudget } from './engine/output/weight.ts';
import { fullPrice, shortPrice } from './site/data/money.ts';
import { outcomeInWords } from './site/data/outcome.ts';
import { routeTable } from './site/own-site.ts';
import { site as definition } from './site/site.ts';
import { pieces } from './studio/prose/findings.ts';
import { habits } from './studio/prose/sentence-rules.ts';

/*
 * The only test of the published content: it builds, and it has what the specification and the law
 * require. All other tests use the frozen content in e2e/fixtures, so that staff may add and change
 * text; `npm run prose` checks that.
 */

const folder = temporaryFolder();

/** Whatever has a date is published by then. */
const lastDay = new Date('2099-12-31');

test('the real content builds, passes the audit, and as it ships its pages are within the size budget', async () => {
  const { pages, heaviest } = await build(definition, {
    root,
    out: folder,
    date: lastDay,
    backend: hostedBackend,
  });
  expect(pages).toBeGreaterThanOrEqual(promisedAddresses.length);
  expect(heaviest?.bytes, heaviest?.path).toBeLessThanOrEqual(pageBudget);
}, 120_000);

test('every address in the specification is a page', () => {
  const paths = new Set(routeTable(site).map(({ path }) => path));
  expect(promisedAddresses.filter((path) => !paths.has(path))).toEqual([]);
});

/** Sections 3 and 9 of the specification. */
test('the site has at least as many entities of each kind as the specification says', () => {
  expect(site.testimonials.length).toBeGreaterThanOrEqual(3);
  expect(site.caseStudies.length).toBeGreaterThanOrEqual(4);
  expect(site.featuredProjects).toHaveLength(3);
  expect(site.services).toHaveLength(5);
  expect(site.clients.length).toBeGreaterThanOrEqual(10);
  expect(site.servicePages).toHaveLength(4);
  expect(site.articles.length).toBeGreaterThanOrEqual(10);
  expect(site.articles.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
});

test('the featured projects have the specification’s three categories', () => {
  expect(site.featuredProjects.map(({ category }) => category).toSorted()).toEqual([
    'Brand Strategy',
    'Social Campaign',
    'Social Media',
  ]);
});

test('the five services have the specification’s names', () => {
  expect(site.services.map(({ title }) => title)).toEqual([
    'Social Media Strategy & Management',
    'Content Creation & Community Management',
    'Paid Advertising (Meta/Google)',
    'Video & Content Production',
    'Analytics & Performance Tracking',
  ]);
});

test('Who We Help has its eight items and the footer its three columns', () => {
  expect(site.navigation.whoWeHelp.items.map(({ href }) => href.split('/').at(-1))).toEqual([
    ...['small-businesses', 'smes', 'big-brands', 'consulting', 'social-media-management'],
    ...['startups', 'hospitality', 'gyms'],
  ]);
  expect(site.navigation.footer.map(({ title }) => title)).toEqual([
    'Navigation',
    'Sectors',
    'Locations',
  ]);
});

test('the values and the timeline are the specification’s', () => {
  expect(site.pages.about.values.map(({ name }) => name)).toEqual([
    'Be useful',
    'Be honest',
    'Be fast',
  ]);
  expect(site.pages.work.specialties.timeline.map(({ year }) => year)).toEqual([2019, 2022, 2024]);
});

test('the thank-you steps are the specification’s', () => {
  expect(site.pages['thank-you'].steps.map(({ title }) => title)).toEqual([
    'Initial Review',
    'Strategy Session',
    'Tailored Proposal',
  ]);
});

test('a project page repeats the figures of its case study exactly', () => {
  for (const { path, body, caseStudy } of site.projects) {
    for (const metric of caseStudy.metrics) {
      const figure = metric.split(' ')[0]?.replace('+', '') ?? '';
      expect(body.html, `${path} lacks ${figure}`).toContain(figure);
    }
  }
});

test('every sum in a case study’s results is worked out from its outcome', () => {
  for (const { id, outcome, metrics } of site.caseStudies) {
    const { later, ...first } = outcomeInWords(outcome);
    const known: string[] = [...Object.values(first), ...Object.values(later ?? {})];
    const sums = metrics.flatMap((metric) => metric.match(/£[\d,.]*\d/g) ?? []);
    expect([id, sums.filter((sum) => !known.includes(sum))]).toEqual([id, []]);
  }
});

/** The text of a page by its address, tags and all, with what stands beside it. */
function htmlAt(address: string): string {
  const { servicePages, locations, sectors, audiences, projects, articles, pages } = site;
  const all = [...servicePages, ...locations, ...sectors, ...audiences, ...projects, ...articles];
  const page = all.find(({ path }) => path === address);
  const beside = page && 'exhibits' in page ? JSON.stringify(page.exhibits) : '';
  return (page ?? pages.services).body.html + beside;
}

test('the sums for buyers follow from the prices', () => {
  const { retainer, minimumAdSpend: ads, inclusions } = site.prices;
  const [small = 0, medium = 0, large = 0] = retainer.map(({ price }) => price);
  const more = inclusions.flatMap(({ more: text }) => text?.match(/£(\d+)/)?.[1] ?? []).map(Number);
  const [account = 0, filmingDay = 0] = more;
  /** Ads run from week 4 to the review, ten of a year’s 52 weeks. */
  const tenWeeks = (adsOfAMonth: number) => (adsOfAMonth * 12 * 10) / 52;
  const nine = large + 2 * account + filmingDay;
  const covers = (pounds: number) => String(Math.ceil(pounds / 18));

  const sums: [address: string, ...said: string[]][] = [
    ['/services', [small, medium, large].map((price) => shortPrice(3 * price)).join(', ')],
    ['/sectors/trades-marketing', fullPrice(3 * small + Math.floor(tenWeeks(200) / 10) * 10)],
    ['/sectors/hospitality-marketing', fullPrice(nine), fullPrice((nine + 2000) * 12)],
    ['/sectors/hospitality-marketing', fullPrice(large + 6 * account + 2 * filmingDay)],
    ['/sectors/hospitality-marketing', covers(nine + 2000)],
    ['/sectors/hospitality-marketing', fullPrice(medium + ads), covers(medium + ads)],
    ['/who-we-help/hospitality', covers(small)],
  ];
  for (const [address, ...said] of sums) {
    for (const sum of said) {
      expect(htmlAt(address).replace(' or ', ', '), address).toContain(sum);
    }
  }
});

test('whatever the texts call a verdict, or none, obeys our own rule', () => {
  const told: [address: string, more: number, fewer: number, isVerdict: boolean][] = [
    ['/services/paid-media', 24, 12, true],
    ['/services/paid-media', 60, 40, true],
    ['/who-we-help/startups', 34, 16, true],
    ['/projects/calm-dog', 11, 4, false],
    ['/projects/durham-kit-launch', 82, 50, true],
    ['/insights/the-3-second-rule-why-your-content-is-failing', 45, 25, true],
    ['/insights/sports-marketing-in-2024-building-fan-communities-that-last', 90, 60, true],
    ['/insights/edtech-marketing-2024-student-acquisition-that-actually-works', 32, 16, true],
    ['/insights/trades-marketing-2024-lead-generation-that-actually-books-jobs', 30, 18, false],
    ['/insights/trades-marketing-2024-lead-generation-that-actually-books-jobs', 36, 10, true],
  ];
  for (const [address, more, fewer, isVerdict] of told) {
    const html = htmlAt(address);
    expect([address, html.includes(`${more}`), html.includes(`${fewer}`)]).toEqual([
      address,
      true,
      true,
    ]);
    const obeys = fewer >= 10 && more - fewer >= 2 * Math.sqrt(more + fewer);
    expect([address, more, fewer, obeys]).toEqual([address, more, fewer, isVerdict]);
  }
});

test('the company’s details are the same everywhere the law requires them', () => {
  const { legalName, number, registeredIn, address } = site.settings.company;
  const { html } = site.pages.privacy.body;
  for (const detail of [legalName, number, registeredIn, address.street, address.postcode]) {
    expect(html).toContain(detail);
  }
  const post = `${legalName}, ${address.street}, ${address.town} ${address.postcode}`;
  expect(site.pages.contact.body.html).toContain(post);
});

test('every e-mail address in the texts is our own', () => {
  const texts = JSON.stringify([
    ...[site.pages, site.articles, site.projects],
    ...[site.servicePages, site.locations, site.sectors, site.audiences],
  ]);
  const addresses = new Set(texts.match(/[\w.+-]+@[\w-]+(\.\w+)+/g));
  expect([...addresses]).toEqual([site.settings.email]);
});

test('the texts have few of the habits that content/README.md asks writers to drop', () => {
  const found = realFiles
    .flatMap(pieces)
    .flatMap(({ text }) => habits.flatMap(({ pattern }) => text.match(pattern) ?? []));
  expect(found.length, found.join(', ')).toBeLessThanOrEqual(16);
});

test('words are struck out on five pages at most', () => {
  const { servicePages, locations, sectors, audiences, projects, articles, pages } = site;
  const all = [servicePages, locations, sectors, audiences, projects, articles].flat();
  const struck = [...all, ...Object.values(pages)]
    .filter((page) => /<del>|"struck":\[/.test(JSON.stringify(page)))
    .map(({ path }) => path);
  expect(struck.length, struck.join(', ')).toBeLessThanOrEqual(5);
});

test('no page shows one composition of a picture twice', async () => {
  const repeated = (await compositions(site)).filter(
    ([, keys]) => new Set(keys).size < keys.length,
  );
  expect(repeated).toEqual([]);
});
