import type { OutputFile } from '../../kernel/output-file.ts';
import type { Problem } from '../../kernel/problem.ts';
import { canonicals } from './canonicals.ts';
import { duplicates } from './duplicates.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { inline } from './inline.ts';
import { detours, links } from './links.ts';
import { orphans } from './orphans.ts';
import { pictures } from './pictures.ts';
import { type Hidden, secrets } from './secrets.ts';
import { siteFacts } from './site-facts.ts';
import { atSource, type Sources } from './sources.ts';
import { targets } from './targets.ts';

export type Audit = {
  /** These stop the build. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
};

const checks = [orphans, duplicates, canonicals, pictures, headings, ids, inline];

/**
 * The finished site as a visitor, a search engine and a thief would look at it, before anything
 * is written. Each page is read once; the checks look at what was found in it.
 *
 * @param base the site's address.
 * @param sources the content of the pages, so that problems name what to mend.
 */
export function audit(
  files: readonly OutputFile[],
  base: string,
  hidden: Hidden,
  sources: Sources = { files: [], ofPage: new Map() },
): Audit {
  const site = siteFacts(files, base, sources);
  const named = targets(site);
  const ofPages = [...checks.flatMap((check) => check(site)), ...secrets(files, hidden)];
  return {
    problems: [...links(site, named), ...ofPages.map((problem) => atSource(problem, sources))],
    warnings: detours(site, named),
  };
}
