import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import type { RecipeName } from '../../engine/media/recipes.ts';
import type { PlannedSite, PlanOptions } from '../../engine/stages/planned-site.ts';
import type { LiveOptions } from './messages.ts';

/** One WebP of each photograph, made quickly. */
export const liveRecipe: RecipeName = 'quick';

/**
 * How the live server plans the site: as a build would, but with the pages that a build would hold
 * back. Only files that have changed are parsed, and what all pages share is kept where it may be.
 *
 * @param isCode whether styles or templates may have changed too.
 */
export function livePlan(
  { root, contentRoot, siteUrl, backend, code: running }: LiveOptions,
  memory: Memory,
  previous?: PlannedSite,
  isCode = false,
): PlanOptions {
  return {
    ...{ root, contentRoot, siteUrl, backend, memory, previous },
    code: isCode ? digestOfFiles(root, codePaths) : (previous?.code ?? running),
    day: businessDay(new Date()),
    recipe: liveRecipe,
    showHeld: true,
    noindex: false,
    isDevelopment: false,
  };
}
