import type { Problem } from '../kernel/problem.ts';
import { faultyTargets, indirectLinks, links } from './links.ts';
import { siteProblems } from './site-checks.ts';
import type { SiteFacts } from './site-facts.ts';
import { atSource } from './sources.ts';

export type Audit = {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
};

/**
 * Compares the pages with each other and with the files of the build, before anything is published.
 * Checks of a single page ran when it was made, and their results are in its facts.
 */
export function audit(site: SiteFacts): Audit {
  const named = faultyTargets(site);
  const shared = site.frame.objections.map((objection) => ({ file: 'every page', ...objection }));
  const ofSinglePages = site.contentPages.flatMap(({ path, objections }) =>
    objections.map((objection) => ({ file: path, ...objection })),
  );
  const found = [...siteProblems(site), ...shared, ...ofSinglePages];
  return {
    problems: [...links(site, named), ...found.map((one) => atSource(one, site.sources))],
    warnings: indirectLinks(site, named),
  };
}
