import type { SourceFile } from '../../engine/content/source-file.ts';
import { distinct, type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { rehearsal } from '../../engine/stages/rehearsal.ts';
import { liveAudit } from './live-audit.ts';
import { type LoadedSite, liveRecipe, loadedSite } from './loaded-site.ts';
import type { LiveOptions } from './messages.ts';

/**
 * What would stop a build of these files, as a build finds it: without the pages that are held back,
 * and on the day when all pages to come are live.
 *
 * @param previous a version of the site, whose frame is used again if it is the same.
 */
export async function buildProblems(
  files: readonly SourceFile[],
  options: LiveOptions,
  memory: Memory,
  previous: LoadedSite | undefined,
): Promise<readonly Problem[]> {
  try {
    const built = { files, showHeld: false };
    const loaded = await loadedSite(options, memory, previous, false, built);
    const audit = await liveAudit(loaded, memory, new Set(), () => false);
    const { contentRoot, siteUrl, backend } = options;
    const ahead = await rehearsal(loaded, {
      ...{ root: loaded.root, contentRoot, siteUrl, backend, day: loaded.day, code: loaded.code },
      ...{ memory, recipe: liveRecipe, noindex: false, isDevelopment: false },
      ...{ showHeld: undefined, stage: () => {} },
    });
    return distinct([...(audit?.problems ?? []), ...ahead]);
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
