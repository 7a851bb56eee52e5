import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import type { RecipeName } from '../../engine/media/recipes.ts';
import type { PlannedSite, PlanOptions } from '../../engine/stages/planned-site.ts';
import type { LiveOptions } from './messages.ts';

/** Encodes one WebP per photograph, fast. */
export const liveRecipe: RecipeName = 'quick';

/**
 * Plans the site as a build would, but including drafts and scheduled pages. Parses only changed
 * files, and reuses the frame where possible.
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
  };
}
