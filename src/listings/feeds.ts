import type { Feed } from 'feed';
import type { Settings } from '../data/settings.ts';
import { digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import type { PageOf } from '../kinds/kinds.ts';
import type { Site } from '../kinds/site.ts';

/** Where a reader program finds the articles; each page's head names all three. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml', json: '/feed.json' } as const;

/** How many articles a feed holds: a program that reads it monthly misses none. */
const length = 20;

/**
 * The latest articles, whole, as RSS 2.0, Atom 1.0 and JSON Feed. Dates are the articles' own, so
 * that a feed changes when words do and at no other time.
 */
export function feeds({ settings, articles }: Pick<Site, 'settings' | 'articles'>): LazyFile[] {
  const latest = articles.slice(0, length);
  const from = digestOf([settings, latest]);
  let made: Promise<Feed> | undefined;
  const file = (path: string, text: (feed: Feed) => string): LazyFile => ({
    path: path.slice(1),
    from,
    make: async () => {
      made ??= feedOf(settings, latest);
      return text(await made);
    },
  });
  return [
    file(feedPaths.rss, (feed) => wellFormed(feed.rss2())),
    file(feedPaths.atom, (feed) => wellFormed(feed.atom1())),
    file(feedPaths.json, (feed) => feed.json1()),
  ];
}

async function feedOf(settings: Settings, latest: readonly PageOf<'article'>[]): Promise<Feed> {
  const { Feed } = await import('feed');
  const address = (path: string) => absoluteUrl(settings.url, path);
  const feed = new Feed({
    id: address('/insights'),
    link: address('/insights'),
    title: `${settings.name} Insights`,
    description: settings.description,
    language: 'en-GB',
    generator: false,
    updated: time(latest.map(changed).sort().at(-1) ?? '1970-01-01'),
    feedLinks: {
      rss: address(feedPaths.rss),
      atom: address(feedPaths.atom),
      json: address(feedPaths.json),
    },
  });
  for (const article of latest) feed.addItem(item(settings, article));
  return feed;
}

function item(settings: Settings, article: PageOf<'article'>): Parameters<Feed['addItem']>[0] {
  const url = absoluteUrl(settings.url, article.path);
  const author = settings.people.find(({ id }) => id === article.author);
  return {
    id: url,
    link: url,
    title: article.title,
    description: article.excerpt,
    content: withWholeAddresses(article.body.html, url),
    date: time(changed(article)),
    published: time(article.date),
    // RSS knows an author by an e-mail address alone; ours is the one on every page.
    ...(author && { author: [{ name: author.name, email: settings.email }] }),
    category: [article.category, ...article.tags].map((name) => ({ name, term: name })),
  };
}

/** A reader program shows the words far from our site, where `/work` would lead nowhere. */
function withWholeAddresses(html: string, url: string): string {
  return html.replace(/(<a [^>]*?href=")([/#][^"]*)/g, (_, start: string, href: string) => {
    return start + new URL(href, url).href;
  });
}

/**
 * XML as it must be: `feed` leaves "<" in attributes.
 *
 * Source: W3C, Extensible Markup Language (XML) 1.0, section 3.1.
 */
function wellFormed(xml: string): string {
  return xml.replace(/<!\[CDATA\[.*?\]\]>|="[^"]*"/gs, (part) =>
    part.startsWith('<') ? part : part.replaceAll('<', '&lt;'),
  );
}

function changed({ date, updated }: PageOf<'article'>): string {
  return updated ?? date;
}

/** Nine in the morning, as the articles' own metadata says. */
function time(date: string): Date {
  return new Date(`${date}T09:00:00Z`);
}
