import type { SourceFile } from '../../engine/content/source-file.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { distinct, type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import { type PlanOptions, plannedSite } from '../../engine/stages/planned-site.ts';
import { scheduledAudit } from '../../engine/stages/scheduled-audit.ts';
import { liveAudit } from './live-audit.ts';

/** The problems that a build would report: without drafts, but with every scheduled page live. */
export async function buildProblems(
  definition: SiteDefinition,
  files: readonly SourceFile[],
  plan: PlanOptions,
): Promise<readonly Problem[]> {
  const options = { ...plan, showHeld: false };
  try {
    const planned = await plannedSite(definition, options, files);
    const audit = await liveAudit(planned, plan.memory, new Set(), () => false);
    return distinct([...(audit?.problems ?? []), ...(await scheduledAudit(planned, options))]);
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
