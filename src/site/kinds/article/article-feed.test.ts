import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../../e2e/fixtures/fixture-site.ts';
import { feeds, maxFeedItems } from '../../../engine/listings/feeds.ts';
import { articleFeed } from './article-feed.ts';

async function contentsOf(site: typeof fixtureSite): Promise<ReadonlyMap<string, string>> {
  const made = feeds(articleFeed(site), site.settings).map(
    async ({ path, make }) => [path, String(await make())] as const,
  );
  return new Map(await Promise.all(made));
}

const files = await contentsOf(fixtureSite);
const text = (path: string) => files.get(path) ?? '';

type Entry = Record<string, unknown>;

/** Parses an XML feed: attribute names start with @, repeated elements become a list. */
function parsed(path: string): Record<string, Record<string, unknown>> {
  expect(XMLValidator.validate(text(path)), path).toBe(true);
  const repeated = ['item', 'entry', 'category', 'link'];
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name, _, __, isAttribute) => repeated.includes(name) && !isAttribute,
  });
  return parser.parse(text(path));
}

const channel = parsed('feed.xml').rss?.channel as Entry & { item: Entry[] };
const atom = parsed('atom.xml').feed as Entry & { entry: Entry[] };
const json = JSON.parse(text('feed.json')) as Entry & { items: Entry[] };

const newest = fixtureSite.articles[0];
if (!newest) throw new Error('There are no articles.');
const address = (path: string) => `https://pierlight.example${path}`;
const addresses = fixtureSite.articles.map(({ path }) => address(path));

test('every feed has the latest articles, newest first', () => {
  expect(channel.item.map(({ guid }) => (guid as Entry)['#text'])).toEqual(addresses);
  expect(atom.entry.map(({ id }) => id)).toEqual(addresses);
  expect(json.items.map(({ url }) => url)).toEqual(addresses);
});

test('an old article is in no feed, so that a change of it changes none', async () => {
  const many = Array.from({ length: maxFeedItems }, () => newest);
  const old = { ...newest, title: 'Long ago' };
  const made = await contentsOf({ ...fixtureSite, articles: [...many, old] });
  for (const [path, feed] of made) expect(feed, path).not.toContain('Long ago');
});

// Source: the RSS 2.0 specification, and what its advisory board recommends.
test('the RSS feed has everything that the format requires and readers expect', () => {
  for (const name of ['title', 'link', 'description', 'lastBuildDate', 'language'])
    expect(channel[name], name).toBeTruthy();
  expect(channel['atom:link']).toMatchObject({ '@href': address('/feed.xml'), '@rel': 'self' });
  for (const { title, link, pubDate, author } of channel.item) {
    expect(title).toBeTruthy();
    expect([link].flat()).toHaveLength(1);
    expect(pubDate).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(author).toMatch(/^\S+@\S+\.\w+ \(.+\)$/);
  }
});

// Source: RFC 4287.
test('the Atom feed has everything that the format requires', () => {
  const self = (atom.link as Entry[]).filter((link) => link['@rel'] === 'self');
  expect(self.map((link) => link['@href'])).toEqual([address('/atom.xml')]);
  for (const { title, updated, author, category, content } of atom.entry) {
    expect(title).toBeTruthy();
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((author as Entry).name).toBeTruthy();
    for (const one of category as Entry[]) expect(one['@term']).toBeTruthy();
    expect(content).toMatchObject({ '@type': 'html' });
  }
});

// Source: JSON Feed 1.
test('the JSON feed has everything that the format requires', () => {
  expect(json.version).toBe('https://jsonfeed.org/version/1');
  expect(json.feed_url).toBe(address('/feed.json'));
  for (const { id, title } of json.items) expect(id && title).toBeTruthy();
});

const texts: [format: string, html: unknown[]][] = [
  ['RSS', channel.item.map((item) => item['content:encoded'])],
  ['Atom', atom.entry.map(({ content }) => (content as Entry)['#text'])],
  ['JSON', json.items.map((item) => item.content_html)],
];
test.each(texts)('%s has whole articles, with absolute links to our site', (_, html) => {
  expect(html).toHaveLength(addresses.length);
  expect(html[0]).toContain(`>${newest.body.headings[0]?.text}</h2>`);
  const links = html.flatMap((one) => [...String(one).matchAll(/href="([^"]*)"/g)]);
  expect(links.length).toBeGreaterThan(20);
  for (const [, href] of links) expect(href).toMatch(/^(https:\/\/|mailto:)/);
});

test('a feed changes with the articles, not with the build date', () => {
  expect(atom.updated).toBe(
    atom.entry
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
});

test('a feed stays valid XML whatever is typed into a title or a tag', async () => {
  const title = 'Tea & <b>]]></b> \u{1F375}';
  const odd = { ...newest, title, tags: ['"a" < b & c', 'd>'] };
  const made = await contentsOf({ ...fixtureSite, articles: [odd] });
  for (const path of ['feed.xml', 'atom.xml']) {
    const xml = made.get(path) ?? '';
    expect(XMLValidator.validate(xml), path).toBe(true);
    expect(xml).toContain('\u{1F375}');
    expect(xml).not.toMatch(/="[^"]*<[^"]*"/);
  }
  expect(made.get('feed.xml')).toContain('"a" &lt; b &amp; c</category>');
  expect(made.get('atom.xml')).toContain('term="&quot;a&quot; &lt; b &amp; c"');
  expect(JSON.parse(made.get('feed.json') ?? '').items[0].tags).toContain('"a" < b & c');
});
