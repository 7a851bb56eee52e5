import type { Feed } from 'feed';
import type { Settings } from '../../site/data/settings.ts';
import type { PageOf } from '../../site/kinds/kinds.ts';
import type { Site } from '../../site/kinds/site.ts';
import { type ShownPhotograph, shownPhotograph } from '../content/shown-photograph.ts';
import { digestOf } from '../kernel/digest.ts';
import { escapeHtml } from '../kernel/html.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { photographMarkup } from '../kernel/photograph.ts';
import { feedHtml } from './feed-html.ts';

/** The paths of the feeds; each page's head links to all three. */
const feedPaths = { rss: '/feed.xml', atom: '/atom.xml', json: '/feed.json' } as const;

/** The number of articles in a feed: enough for a reader that checks once a month. */
const maxItems = 20;

type FeedSource = Pick<Site, 'settings' | 'articles' | 'media'>;
type Latest = {
  readonly article: PageOf<'article'>;
  readonly cover: ShownPhotograph | undefined;
};

/**
 * The latest articles in full, as RSS 2.0, Atom 1.0 and JSON Feed. All dates come from the articles,
 * so that a feed only changes when an article does.
 */
export function feeds({ settings, articles, media }: FeedSource): LazyFile[] {
  const latest = articles.slice(0, maxItems).map((article) => ({
    article,
    cover: article.cover && shownPhotograph(article.cover, media),
  }));
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

async function feedOf(settings: Settings, latest: readonly Latest[]): Promise<Feed> {
  const { Feed } = await import('feed');
  const address = (path: string) => absoluteUrl(settings.url, path);
  const feed = new Feed({
    id: address('/insights'),
    link: address('/insights'),
    title: `${settings.name} Insights`,
    description: settings.description,
    language: 'en-GB',
    generator: false,
    updated: time(
      latest
        .map(({ article }) => changed(article))
        .sort()
        .at(-1) ?? '1970-01-01',
    ),
    feedLinks: {
      rss: address(feedPaths.rss),
      atom: address(feedPaths.atom),
      json: address(feedPaths.json),
    },
  });
  for (const one of latest) feed.addItem(item(settings, one));
  return feed;
}

function item(settings: Settings, { article, cover }: Latest): Parameters<Feed['addItem']>[0] {
  const url = absoluteUrl(settings.url, article.path);
  const author = settings.people.find(({ id }) => id === article.author);
  return {
    id: url,
    link: url,
    title: article.title,
    description: article.excerpt,
    content: withAbsoluteLinks(coverTag(cover) + feedHtml(article.body.html), url),
    date: time(changed(article)),
    published: time(article.date),
    // RSS requires an author's e-mail address; this one is on every page already.
    ...(author && { author: [{ name: author.name, email: settings.email }] }),
    category: [article.category, ...article.tags].map((name) => ({ name, term: name })),
  };
}

function coverTag(cover: ShownPhotograph | undefined): string {
  if (!cover) return '';
  const { src, width, height } = photographMarkup(cover.photograph, 'cover').img;
  return `<p><img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(cover.alt)}"></p>`;
}

/** Makes links, photographs and films absolute: feed readers show the text outside the site. */
function withAbsoluteLinks(html: string, url: string): string {
  const { origin } = new URL(url);
  return html
    .replace(/(<a [^>]*?href=")([/#][^"]*)/g, (_, start: string, href: string) => {
      return start + new URL(href, url).href;
    })
    .replace(/<(img|source|video|track) [^>]*>/g, (tag) =>
      tag.replace(/(?<=[",])\/assets\/media\//g, `${origin}/assets/media/`),
    );
}

/**
 * Escapes "<" in attributes, where `feed` leaves it unescaped.
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

/** 09:00 UTC, as in the articles' JSON-LD. */
function time(date: string): Date {
  return new Date(`${date}T09:00:00Z`);
}
