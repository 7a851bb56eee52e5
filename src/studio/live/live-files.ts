import type { Memory } from '../../engine/kernel/remember.ts';
import { frameFacts } from '../../engine/render/page.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import { sitePage } from '../../engine/render/pages.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';

/** A page and its files, of which nothing is made yet that is known already. */
export function pageOf(
  route: PageRoute,
  { frame }: PlannedSite,
  { remember }: Memory,
): ReturnType<typeof sitePage> {
  return sitePage(route, { frame, shared: frameFacts(frame, remember), remember, plain: false });
}
