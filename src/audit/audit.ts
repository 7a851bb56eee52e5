import type { Problem } from '../kernel/problem.ts';
import { canonicals } from './canonicals.ts';
import { duplicates } from './duplicates.ts';
import { detours, links } from './links.ts';
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
 * The finished site as a visitor, a search engine and a thief would look at it, before anything is
 * put in its place. What a page answers for alone was found when it was made; here pages are
 * compared with each other and with the files that there are.
 */
export function audit(site: SiteFacts): Audit {
  const named = targets(site);
  const shared = site.frame.objections.map((objection) => ({ file: 'every page', ...objection }));
  const alone = site.wholePages.flatMap(({ path, objections }) =>
    objections.map((objection) => ({ file: path, ...objection })),
  );
  const ofPages = [...checks.flatMap((check) => check(site)), ...shared, ...alone];
  return {
    problems: [...links(site, named), ...ofPages.map((one) => atSource(one, site.sources))],
    warnings: detours(site, named),
  };
}
