import { type LazyFile, whole } from '../kernel/output-file.ts';
import type { Site } from '../kinds/site.ts';
import { feeds } from './feeds.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { type ListedPage, sitemap } from './sitemap.ts';

type ListingsOptions = {
  readonly site: Site;
  readonly pages: readonly ListedPage[];
  /** The day of the build. */
  readonly date: Date;
};

/** What machines read to find pages, and whom to write to. */
export function listings({ site, pages, date }: ListingsOptions): LazyFile[] {
  const { url: base, email } = site.settings;
  const small = [robots(base), securityTxt({ base, email, date })];
  return [...sitemap(base, pages), ...feeds(site), ...small.map(whole)];
}
