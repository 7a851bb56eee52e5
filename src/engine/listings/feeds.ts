import type { Feed } from 'feed';
import type { BaseSite } from '../content/base-site.ts';
import type { Body } from '../content/markdown.ts';
import type { ShownPhotograph } from '../content/shown-photograph.ts';
import { digestOf } from '../kernel/digest.ts';
import { escapeHtml } from '../kernel/html.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { photographMarkup } from '../kernel/photograph.ts';
import { feedHtml } from './feed-html.ts';

/** The paths of the feeds; each page's head links to all three. */
const feedPaths = { rss: '/feed.xml', atom: '/atom.xml', json: '/feed.json' } as const;

/** The number of items in a feed: enough for a reader that checks once a month. */
export const maxFeedItems = 20;

export type FeedContent = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly path: string;
  /** The latest `maxFeedItems`, newest first. */
  readonly items: readonly FeedItem[];
};

type FeedItem = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: Body;
  readonly cover?: ShownPhotograph | undefined;
  /** ISO dates. */
  readonly published: string;
  readonly updated?: string | undefined;
  readonly author?: string | undefined;
  readonly categories: readonly string[];
};

type Settings = Pick<BaseSite['settings'], 'url' | 'email'>;

/**
 * The latest items in full, as RSS 2.0, Atom 1.0 and JSON Feed. All dates come from the items, so
 * that a feed only changes when an item does.
 */
export function feeds(content: FeedContent, { url, email }: Settings): LazyFile[] {
  const from = digestOf([url, email, content]);
  let made: Promise<Feed> | undefined;
  const file = (path: string, text: (feed: Feed) => string): LazyFile => ({
    path: path.slice(1),
    from,
    make: async () => {
      made ??= feedOf(content, { url, email });
      return text(await made);
    },
  });
  return [
    file(feedPaths.rss, (feed) => wellFormed(feed.rss2())),
    file(feedPaths.atom, (feed) => wellFormed(feed.atom1())),
    file(feedPaths.json, (feed) => feed.json1()),
  ];
}

async function feedOf(content: FeedContent, settings: Settings): Promise<Feed> {
  const { Feed } = await import('feed');
  const address = (path: string) => absoluteUrl(settings.url, path);
  const { path, title, description, language, items } = content;
  const feed = new Feed({
    id: address(path),
    link: address(path),
    ...{ title, description, language },
    generator: false,
    updated: time(items.map(changed).sort().at(-1) ?? '1970-01-01'),
    feedLinks: {
      rss: address(feedPaths.rss),
      atom: address(feedPaths.atom),
      json: address(feedPaths.json),
    },
  });
  for (const one of items) feed.addItem(itemOf(one, settings));
  return feed;
}

function itemOf(item: FeedItem, { url: base, email }: Settings): Parameters<Feed['addItem']>[0] {
  const url = absoluteUrl(base, item.path);
  const { title, description, author } = item;
  return {
    ...{ id: url, link: url, title, description },
    content: withAbsoluteLinks(coverTag(item.cover) + feedHtml(item.body.html), url),
    date: time(changed(item)),
    published: time(item.published),
    // RSS requires an author's e-mail address; this one is on every page already.
    ...(author && { author: [{ name: author, email }] }),
    category: item.categories.map((name) => ({ name, term: name })),
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

function changed({ published, updated }: FeedItem): string {
  return updated ?? published;
}

/** 09:00 UTC, as in JSON-LD. */
function time(date: string): Date {
  return new Date(`${date}T09:00:00Z`);
}
