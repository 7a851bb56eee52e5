import { hostFiles } from '../hosts/host-files.ts';
import { toLazyFile } from '../kernel/output-file.ts';
import type { Memory } from '../kernel/remember.ts';
import { contentIdFile } from '../listings/content-id.ts';
import { shippedLicences, shippedPackages } from '../listings/licences.ts';
import { listings } from '../listings/listings.ts';
import { frameFiles, type SitePage } from '../render/pages.ts';
import type { PlannedSite } from './planned-site.ts';

export type BesidePages = Awaited<ReturnType<typeof besidePages>>;

/**
 * All files but pages and the pictures on them: feeds, sitemap, scripts, icons, hosts' configuration.
 *
 * @param pages all pages; without them the sitemap is empty.
 */
export async function besidePages(plan: PlannedSite, pages: readonly SitePage[], memory: Memory) {
  const { definition, root, files, site, media, frame, policy, day, code } = plan;
  const former = policy.redirects;
  const host = hostFiles(policy);
  const packages = shippedPackages(frame.code, definition.typeface?.path);
  const licences = await shippedLicences(root, packages, code, memory);
  const feed = definition.feed?.(site);
  const lists = listings({ site, feed, pages, former, licences: licences.file, day, code });
  const downloads = frame.own.downloads(media.sources, memory.rememberBytes);
  const small = [...host.published, contentIdFile(files, site.held, memory)];
  return {
    files: [...frameFiles(frame), ...small.map(toLazyFile), ...lists, ...downloads],
    configuration: host.configuration,
    problems: licences.problems,
    warnings: host.problems,
  };
}
