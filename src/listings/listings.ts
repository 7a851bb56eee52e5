import { type Digest, digestOf } from '../kernel/digest.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import type { Site } from '../kinds/site.ts';
import { feeds } from './feeds.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { type ListedPage, sitemap } from './sitemap.ts';

type ListingsOptions = {
  readonly site: Site;
  readonly pages: readonly ListedPage[];
  /** The date of the build. */
  readonly date: Date;
  /** The digest of the code, on which the files' content depends too. */
  readonly code: Digest;
};

/** The files that machines read: sitemap, feeds, `robots.txt` and `security.txt`. */
export function listings({ site, pages, date, code }: ListingsOptions): LazyFile[] {
  const { url: base, email } = site.settings;
  const small = [robots(base), securityTxt({ base, email, date })];
  const long = [...sitemap(base, pages), ...feeds(site)];
  return [
    ...long.map((file) => ({ ...file, from: digestOf([file.from, code]) })),
    ...small.map(toLazyFile),
  ];
}
