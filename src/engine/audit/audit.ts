import type { Problem } from '../kernel/problem.ts';
import { canonicals } from './canonicals.ts';
import { duplicates } from './duplicates.ts';
import { indirectLinks, links } from './links.ts';
import { orphans } from './orphans.ts';
import type { SiteFacts } from './site-facts.ts';
import { atSource } from './sources.ts';
import { targets } from './targets.ts';

export type Audit = {
  /** These stop the build. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
};

const checks = [orphans, duplicates, canonicals];

/**
 * Checks the finished site before anything is published. Checks of a single page ran when the page
 * was made, and their results are in its facts; the checks here compare pages with each other and
 * with the files of the build.
 */
export function audit(site: SiteFacts): Audit {
  const named = targets(site);
  const shared = site.frame.objections.map((objection) => ({ file: 'every page', ...objection }));
  const ofSinglePages = site.contentPages.flatMap(({ path, objections }) =>
    objections.map((objection) => ({ file: path, ...objection })),
  );
  const found = [...checks.flatMap((check) => check(site)), ...shared, ...ofSinglePages];
  return {
    problems: [...links(site, named), ...found.map((one) => atSource(one, site.sources))],
    warnings: indirectLinks(site, named),
  };
}
