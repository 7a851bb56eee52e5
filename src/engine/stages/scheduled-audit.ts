import { auditFinished } from '../audit/finished-site.ts';
import { sourcesOf } from '../audit/sources.ts';
import type { Problem } from '../kernel/problem.ts';
import { frameFacts } from '../render/page.ts';
import { sitePages } from '../render/pages.ts';
import { besidePages } from './beside-pages.ts';
import { type PlannedSite, type PlanOptions, planFrom } from './planned-site.ts';

/**
 * The problems that the site will have once all scheduled pages are live. They go live while nobody
 * is looking, so that site is audited today; none of it is written.
 */
export async function scheduledAudit(today: PlannedSite, options: PlanOptions): Promise<Problem[]> {
  const day = today.site.held
    .flatMap(({ until = [] }) => until)
    .sort()
    .at(-1);
  if (day === undefined) return [];
  const { memory } = options;
  const { remember, rememberLater } = memory;
  const { stage: _, ...silent } = options;
  const plan = await planFrom(today.definition, today, {
    ...silent,
    ...{ showHeld: undefined, marksHeld: undefined, day },
  });
  const { files, routes, frame, site } = plan;
  const making = {
    frame,
    shared: frameFacts(frame, remember),
    remember,
    rememberLater,
    plain: true,
  };
  const pages = await sitePages(routes, making, async () => {});
  const beside = await besidePages(plan, pages, memory);
  const { problems } = await auditFinished({
    ...{ base: site.settings.url, pages, shared: making.shared, rememberLater },
    files: beside.files,
    found: frame.problems,
    sources: sourcesOf(files, routes),
  });
  return [...problems];
}
