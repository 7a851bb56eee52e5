import type { FileGroup } from '../kernel/output-file.ts';
import type { Memory } from '../kernel/remember.ts';
import type { PageRoute } from '../kinds/page-route.ts';
import { frameFacts } from '../render/page.ts';
import { type SitePage, sitePage } from '../render/pages.ts';
import type { LoadedSite } from './loaded-site.ts';

/** A page and its files, of which nothing is made yet that is known already. */
export function pageOf(
  route: PageRoute,
  { frame }: LoadedSite,
  { remember }: Memory,
): { page: SitePage; group: FileGroup } {
  return sitePage(route, { frame, shared: frameFacts(frame, remember), remember, plain: false });
}
