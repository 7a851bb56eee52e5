import { typefacePath } from '../assets/font.ts';
import { hostFiles } from '../hosts/host-files.ts';
import { hostPolicy } from '../hosts/host-policy.ts';
import type { FileGroup } from '../kernel/output-file.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import type { Memory } from '../kernel/remember.ts';
import type { PageRoute } from '../kinds/page-route.ts';
import { shippedLicences, shippedPackages } from '../listings/licences.ts';
import { listings } from '../listings/listings.ts';
import { frameFacts } from '../render/page.ts';
import { frameFiles, type SitePage, sitePage } from '../render/pages.ts';
import type { LoadedSite } from './loaded-site.ts';

/** A page and its files, of which nothing is made yet that is known already. */
export function pageOf(
  route: PageRoute,
  { frame }: LoadedSite,
  { remember }: Memory,
): { page: SitePage; group: FileGroup } {
  const shared = frameFacts(frame, remember);
  return sitePage(route, { frame, shared, remember, plain: false });
}

/**
 * Everything that a build publishes beside the pages, with the pictures on them: lists, scripts,
 * icons.
 *
 * @param pages all of them, or none: the sitemap is then empty.
 */
export async function otherFiles(
  root: string,
  { site, frame, former, day, code }: LoadedSite,
  pages: readonly SitePage[],
  memory: Memory,
) {
  const packages = shippedPackages(frame.code, typefacePath);
  const licences = await shippedLicences(root, packages, code, memory);
  const lists = listings({ site, pages, former, licences: licences.file, day, code });
  const host = hostFiles(hostPolicy(former, false));
  const files: LazyFile[] = [...frameFiles(frame), ...host.published.map(toLazyFile), ...lists];
  return { files, problems: licences.problems, warnings: host.problems };
}
