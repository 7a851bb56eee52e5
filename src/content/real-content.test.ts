import { expect, test } from 'vitest';
import { realSite as site } from '../e2e/real-content.ts';
import { articleCategories } from './schema/article.ts';

/** Sections 3 and 9 of the specification. */
test('the site has the entities that the specification counts', () => {
  expect(site.testimonials).toHaveLength(3);
  expect(site.caseStudies).toHaveLength(4);
  expect(site.featuredProjects).toHaveLength(3);
  expect(site.services).toHaveLength(5);
  expect(site.clients).toHaveLength(10);
  expect(site.servicePages).toHaveLength(4);
  expect(site.articles.length).toBeGreaterThanOrEqual(10);
  expect(site.articles.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
});

test('the five services bear their names', () => {
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

test('the values and the timeline are those of the specification', () => {
  expect(site.pages.about.values.map(({ name }) => name)).toEqual([
    'Be useful',
    'Be honest',
    'Be fast',
  ]);
  expect(site.pages.work.specialties.timeline.map(({ year }) => year)).toEqual([2019, 2022, 2024]);
});

test('the thank-you steps are those of the specification', () => {
  expect(site.pages['thank-you'].steps.map(({ title }) => title)).toEqual([
    'Initial Review',
    'Strategy Session',
    'Tailored Proposal',
  ]);
});

test('every article category has an article', () => {
  const used = new Set(site.articles.map(({ category }) => category));
  expect(articleCategories.filter((category) => !used.has(category))).toEqual([]);
});

test('a project page repeats the figures of its case study exactly', () => {
  for (const project of site.projects) {
    const study = site.caseStudies.find(({ id }) => id === project.caseStudy);
    for (const metric of study?.metrics ?? []) {
      const figure = metric.split(' ')[0]?.replace('+', '') ?? '';
      expect(project.body.html, `${project.path} lacks ${figure}`).toContain(figure);
    }
  }
});

test.each(site.articles)('the article $path has 900 to 1,400 words', ({ body }) => {
  expect(body.words).toBeGreaterThanOrEqual(900);
  expect(body.words).toBeLessThanOrEqual(1400);
});

test.each(site.projects)('the project $path has at least 500 words', ({ body }) => {
  expect(body.words).toBeGreaterThanOrEqual(500);
});

const others = [...site.servicePages, ...site.locations, ...site.sectors, ...site.audiences];

test.each(others)('the page $path has at least 400 words', ({ body }) => {
  expect(body.words).toBeGreaterThanOrEqual(400);
});

test('no two pages share a sentence of eight words or more', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { path, body } of [...site.articles, ...site.projects, ...others]) {
    const text = body.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const sentence of text.split(/(?<=[.?]) /).filter((part) => part.split(' ').length >= 8)) {
      const other = seen.get(sentence);
      if (other && other !== path) shared.push(`${other} and ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(shared).toEqual([]);
});

test('the company’s details are the same wherever the law wants them', () => {
  const { legalName, number, registeredIn, address } = site.settings.company;
  const { html } = site.pages.privacy.body;
  for (const detail of [legalName, number, registeredIn, address.street, address.postcode]) {
    expect(html).toContain(detail);
  }
  const post = `${legalName}, ${address.street}, ${address.town} ${address.postcode}`;
  expect(site.pages.contact.body.html).toContain(post);
});

test('every e-mail address in the texts is the one that we read', () => {
  const texts = JSON.stringify([site.pages, site.articles, site.projects, others]);
  const addresses = new Set(texts.match(/[\w.+-]+@[\w-]+(\.\w+)+/g));
  expect([...addresses]).toEqual([site.settings.email]);
});
