import type { Problem } from '../kernel/problem.ts';
import { sitePages } from '../render/pages.ts';
import { besidePages } from './beside-pages.ts';
import { type PlannedSite, type PlanOptions, planFrom } from './planned-site.ts';
import { auditFinished } from './site-audit.ts';

/**
 * The problems that the site will have once all scheduled pages are live. They go live while nobody
 * is looking, so that site is audited today; none of it is written.
 */
export async function scheduledAudit(
  today: PlannedSite,
  options: PlanOptions,
): Promise<readonly Problem[]> {
  const day = today.site.held
    .flatMap(({ until = [] }) => until)
    .sort()
    .at(-1);
  if (day === undefined) return [];
  const { memory } = options;
  const { stage: _, ...silent } = options;
  const later = { ...silent, showHeld: undefined, marksHeld: undefined, day };
  const plan = await planFrom(today.definition, today, later);
  const making = { frame: plan.frame, memory, plain: true };
  const pages = await sitePages(plan.routes, making, async () => {});
  const beside = await besidePages(plan, pages, memory);
  return (await auditFinished(plan, { pages, beside }, memory)).problems;
}
