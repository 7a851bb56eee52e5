import type { BaseSite } from '../content/base-site.ts';
import { shownFilm } from '../content/blocks/film-figure.ts';
import type { Redirect } from '../content/redirect.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import { type LazyFile, type OutputFile, toLazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { type FeedContent, feeds } from './feeds.ts';
import { filmFacts } from './film-facts.ts';
import { redirectPages } from './redirect-pages.ts';
import { listed, type RoutedPage, sitemap } from './sitemap.ts';

type ListingsOptions = {
  readonly site: BaseSite;
  readonly feed: FeedContent | undefined;
  readonly pages: readonly RoutedPage[];
  readonly former: readonly Redirect[];
  readonly licences: OutputFile;
  /** The business's day, such as `2026-11-21`. */
  readonly day: string;
  readonly code: Digest;
};

/** Sitemap, feeds, robots.txt, security.txt, licences, and redirect pages at former addresses. */
export function listings(options: ListingsOptions): LazyFile[] {
  const { site, feed, pages, former, licences, day, code } = options;
  const { settings } = site;
  const { url: base, email } = settings;
  const paths = new Set(pages.map(({ route: { path } }) => path));
  const films = filmFacts(site.films.map((film) => shownFilm(film, site.media)));
  const small = [robots(base), securityTxt(base, email, day), licences];
  const long = [...sitemap(base, listed(pages, films)), ...(feed ? feeds(feed, settings) : [])];
  return [
    ...long.map((file) => ({ ...file, from: digestOf([file.from, code]) })),
    ...[...small, ...redirectPages(base, former, paths)].map(toLazyFile),
  ];
}

/** `robots.txt`: allows everything, and links to the sitemap. */
export function robots(base: string): OutputFile {
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(base, '/sitemap.xml')}`];
  return { path: 'robots.txt', content: `${lines.join('\n')}\n` };
}

/**
 * `/.well-known/security.txt`: where to report a vulnerability. It must expire within a year; it
 * expires on the first of the month eleven months on, so that it only changes once a month.
 *
 * Source: RFC 9116.
 */
export function securityTxt(base: string, email: string, day: string): OutputFile {
  const path = '.well-known/security.txt';
  const [year = 0, month = 1] = day.split('-').map(Number);
  const expires = new Date(Date.UTC(year, month + 10, 1));
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(base, `/${path}`)}`,
  ];
  return { path, content: `${lines.join('\n')}\n` };
}
