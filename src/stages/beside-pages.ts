import { typefacePath } from '../assets/font.ts';
import { type HostFiles, hostFiles } from '../hosts/host-files.ts';
import { hostPolicy } from '../hosts/host-policy.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import { redirects } from '../kinds/redirects.ts';
import { shippedLicences, shippedPackages } from '../listings/licences.ts';
import { listings } from '../listings/listings.ts';
import { frameFiles, type SitePage } from '../render/pages.ts';
import type { PlannedSite } from './planned-site.ts';

/** What is published beside the pages and the pictures on them. */
export type BesidePages = {
  /** Lists, scripts, icons, and what hosts read from the published folder. */
  readonly files: readonly LazyFile[];
  /** For hosts that are configured elsewhere. */
  readonly configuration: HostFiles['configuration'];
  /** What stops a build. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
};

/** @param pages all of them, or none: the sitemap is then empty. */
export async function besidePages(
  { root, site, frame, day, code }: Omit<PlannedSite, 'routes'>,
  pages: readonly SitePage[],
  memory: Memory,
): Promise<BesidePages> {
  const former = redirects(site);
  const host = hostFiles(hostPolicy(former, frame.noindex));
  const packages = shippedPackages(frame.code, typefacePath);
  const licences = await shippedLicences(root, packages, code, memory);
  const lists = listings({ site, pages, former, licences: licences.file, day, code });
  return {
    files: [...frameFiles(frame), ...host.published.map(toLazyFile), ...lists],
    configuration: host.configuration,
    problems: licences.problems,
    warnings: host.problems,
  };
}
