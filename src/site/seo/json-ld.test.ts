import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { rendering } from '../../e2e/units/rendering.ts';
import { britishDate } from '../../engine/kernel/text.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { headTags } from '../../engine/seo/head.ts';
import { routeTable } from '../own-site.ts';

type Value = string | number | Node | Value[];
type Node = { [property: string]: Value };

const routes = routeTable(fixtureSite);
const surroundings = { ...rendering, site: fixtureSite };
const base = fixtureSite.settings.url;

/** A page as a search engine sees it: its graph, and what a reader sees. */
const pages = routes.map((route) => {
  const { document } = new Window();
  document.head.innerHTML = headTags(route.handle.metadata, fixtureSite.settings.name);
  document.body.innerHTML = renderPage(route, surroundings).body;
  const script = document.head.querySelector('[type="application/ld+json"]');
  const graph: Node[] = JSON.parse(script?.textContent ?? '')['@graph'];
  const text = clean(`${document.title} ${document.body.textContent}`);
  const links = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
  const faqs = [...document.querySelectorAll('.faqs summary')].map((question) =>
    clean(question.textContent),
  );
  return { path: route.path, kind: route.handle.kind, graph, text, links, faqs };
});

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const pageOf = (path: string) => {
  const page = pages.find((page) => page.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

const typesOf = ({ graph }: { graph: Node[] }) => graph.map((node) => String(node['@type']));

/** Every object in a graph that has a type, at any depth. */
function typed(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object') return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(typed)];
}

/** What Google and schema.org require of each type, and what they recommend. */
const properties: Record<string, string[]> = {
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'inLanguage'],
  AboutPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'breadcrumb'],
  ContactPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'breadcrumb'],
  CollectionPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'breadcrumb'],
  ItemPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'breadcrumb', 'mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['@id', 'name', 'url'],
  ProfessionalService: [
    ...['@id', 'name', 'url', 'address', 'image', 'logo', 'email', 'description', 'legalName'],
    ...['sameAs', 'telephone', 'geo', 'openingHoursSpecification'],
  ],
  PostalAddress: [
    ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ],
  BreadcrumbList: ['@id', 'itemListElement'],
  ItemList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['@id', 'name', 'description', 'url', 'areaServed', 'provider'],
  Article: [
    ...['@id', 'headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    ...['description', 'mainEntityOfPage'],
  ],
  Person: ['@id', 'name', 'url', 'jobTitle', 'worksFor'],
  CreativeWork: ['@id', 'name', 'description', 'image', 'datePublished', 'creator'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

test('every JSON-LD object has all required and recommended properties of its type', () => {
  const lacking = pages.flatMap(({ path, graph }) =>
    typed(graph).flatMap((node) => {
      const type = String(node['@type']);
      return (properties[type] ?? [])
        .filter((name) => !node[name])
        .map((name) => `Give the ${type} of ${path} a property "${name}".`);
    }),
  );
  expect(lacking).toEqual([]);
});

test('every JSON-LD type of ours is tested, and none claims reviews or ratings', () => {
  const nodes = pages.flatMap(({ graph }) => typed(graph));
  const used = new Set(nodes.map((node) => String(node['@type'])));
  const untested = [...used].filter((type) => !properties[type]);
  const cures = untested.map(
    (type) => `List in \`properties\` what search engines want of ${type}.`,
  );
  expect(cures).toEqual([]);
  expect(Object.keys(properties).filter((type) => !used.has(type))).toEqual([]);
  expect([...used].filter((type) => /Review|Rating/.test(String(type)))).toEqual([]);
});

const kinds: [kind: string, types: string[]][] = [
  ['home', ['ProfessionalService', 'WebPage']],
  ['about', ['AboutPage', 'Person']],
  ['contact', ['ContactPage']],
  ['work', ['CollectionPage', 'ItemList']],
  ['insights', ['CollectionPage', 'ItemList']],
  ['services', ['CollectionPage', 'FAQPage']],
  ['article', ['ItemPage', 'Article', 'Person']],
  ['project', ['ItemPage', 'CreativeWork']],
  ['service', ['WebPage', 'Service', 'FAQPage']],
  ['location', ['WebPage', 'Service', 'FAQPage']],
  ['sector', ['WebPage', 'Service', 'FAQPage']],
  ['audience', ['WebPage', 'Service', 'FAQPage']],
];

test.each(kinds)('every %s page says what it is', (kind, types) => {
  const all = pages.filter((page) => page.kind === kind);
  expect(all.length).toBeGreaterThan(0);
  for (const page of all) expect(typesOf(page)).toEqual(expect.arrayContaining(types));
});

test('FAQs are in JSON-LD exactly as a page shows them', () => {
  const asked = pages.map(({ path, graph }) => {
    const questions = typed(graph).filter((node) => node['@type'] === 'Question');
    return [path, questions.map(({ name }) => name)];
  });
  expect(asked).toEqual(pages.map(({ path, faqs }) => [path, faqs]));
  expect(pages.filter(({ faqs }) => faqs.length > 0).length).toBeGreaterThan(20);
});

test('only Home claims the agency’s office', () => {
  const claiming = pages.filter((page) => typesOf(page).includes('ProfessionalService'));
  expect(claiming.map(({ path }) => path)).toEqual(['/', '/home']);
});

test('every @id in a graph is defined once in that graph, and all objects are connected', () => {
  for (const { path, graph } of pages) {
    const ids = graph.map((node) => String(node['@id']));
    expect(new Set(ids).size, path).toBe(ids.length);
    const named = (node: Node) =>
      [...JSON.stringify(node).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
    expect(
      graph.flatMap(named).filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
    const joined = new Set(ids.slice(0, 1));
    // Iterating a Set includes items added meanwhile: follow every reference in both directions.
    for (const id of joined) {
      for (const node of graph) {
        const own = String(node['@id']);
        if (own === id) for (const other of named(node)) joined.add(other);
        else if (named(node).includes(id)) joined.add(own);
      }
    }
    expect(joined.size, path).toBe(ids.length);
  }
});

test('an article’s dates have a UTC offset, and its author a URL', () => {
  for (const { graph } of pages.filter(({ kind }) => kind === 'article')) {
    const article = graph.find((node) => node['@type'] === 'Article');
    expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/);
    expect(article?.dateModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/);
    expect(String(article?.headline).length).toBeLessThanOrEqual(110);
    const author = graph.find((node) => node['@type'] === 'Person');
    expect(author?.url).toBe(`${base}/about`);
  }
});

test('positions in a list count from one', () => {
  for (const { path, graph } of pages) {
    for (const list of typed(graph).filter((node) => 'itemListElement' in node)) {
      const positions = (list.itemListElement as Node[]).map(({ position }) => position);
      expect(positions, path).toEqual(positions.map((_, at) => at + 1));
    }
  }
});

/** The properties of each type that must be visible on the page, as text or as a link. */
const visible: Record<string, (node: Node) => Value[]> = {
  ProfessionalService: ({ name, legalName, email, sameAs }) => [
    ...[name, legalName, email].map((value) => value ?? ''),
    ...[sameAs ?? []].flat(),
  ],
  Organization: ({ name, foundingDate = '' }) => [name ?? '', foundingDate],
  PostalAddress: ({ streetAddress, addressLocality, addressRegion, postalCode }) =>
    [streetAddress, addressLocality, addressRegion, postalCode].map((value) => value ?? ''),
  Person: ({ name, jobTitle }) => [name ?? '', jobTitle ?? ''],
  Article: ({ headline, datePublished, dateModified, articleSection }) => [
    ...[headline ?? '', articleSection ?? ''],
    ...[datePublished, dateModified].map((date) => britishDate(String(date).slice(0, 10))),
  ],
  CreativeWork: ({ name, datePublished }) => [
    name ?? '',
    britishDate(String(datePublished).slice(0, 10)),
  ],
  Service: ({ name, areaServed }) => [name ?? '', areaServed ?? ''],
  Question: ({ name }) => [name ?? ''],
  Answer: ({ text }) => [text ?? ''],
};

test('everything claimed in JSON-LD is visible on the page', () => {
  const invisible = pages.flatMap(({ path, graph, text, links }) =>
    typed(graph).flatMap((node) =>
      (visible[String(node['@type'])]?.(node) ?? [])
        .map((claim) => clean(String(claim)))
        .filter((claim) => !text.includes(claim) && !links.includes(claim))
        .map((claim) => `${path}: ${node['@type']} ${claim}`),
    ),
  );
  expect(invisible).toEqual([]);
});

test('every item of a JSON-LD list is linked from its page', () => {
  for (const path of ['/work', '/insights']) {
    const { graph, links } = pageOf(path);
    const list = graph.find((node) => node['@type'] === 'ItemList');
    const items = (list?.itemListElement ?? []) as Node[];
    expect(items.length).toBeGreaterThan(2);
    for (const { url } of items) expect(links).toContain(String(url).slice(base.length));
  }
});

test.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028', '"\\'])(
  'text such as %j cannot break out of the graph',
  (nasty) => {
    const [route] = routes;
    if (!route) throw new Error('There are no routes.');
    const structuredData = { '@context': 'https://schema.org', '@graph': [{ name: nasty }] };
    const { document } = new Window();
    document.head.innerHTML = headTags(
      // Not a graph of ours: only its text matters here.
      { ...route.handle.metadata, structuredData: structuredData as never },
      'Pierlight',
    );
    const scripts = document.head.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(structuredData);
  },
);
