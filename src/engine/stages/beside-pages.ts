import { join } from 'node:path';
import { mediaKit } from '../../site/brand/media-kit.ts';
import { ownKit } from '../../site/kinds/about/media-kit.ts';
import { typefacePath } from '../assets/font.ts';
import { readBytes } from '../content/reader.ts';
import { type HostFiles, hostFiles } from '../hosts/host-files.ts';
import { hostPolicy } from '../hosts/host-policy.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import { photographPath } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import { shippedLicences, shippedPackages } from '../listings/licences.ts';
import { listings } from '../listings/listings.ts';
import { redirects } from '../listings/redirects.ts';
import { mediaFiles } from '../media/media-files.ts';
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
  plan: Omit<PlannedSite, 'routes'>,
  pages: readonly SitePage[],
  memory: Memory,
): Promise<BesidePages> {
  const { root, site, frame, day, code } = plan;
  const former = redirects(site);
  const host = hostFiles(hostPolicy(former, frame.noindex));
  const packages = shippedPackages(frame.code, typefacePath);
  const licences = await shippedLicences(root, packages, code, memory);
  const lists = listings({ site, pages, former, licences: licences.file, day, code });
  return {
    files: [
      ...[...frameFiles(frame), ...host.published.map(toLazyFile), ...lists],
      ...kitOf(plan, memory),
    ],
    configuration: host.configuration,
    problems: licences.problems,
    warnings: host.problems,
  };
}

/** The media kit, unless there is one in `content/media/`. */
function kitOf(
  { root, site, frame, media }: Omit<PlannedSite, 'routes'>,
  { rememberBytes: remember }: Memory,
): LazyFile[] {
  if (ownKit(site.media)) return [];
  const photographs = site.settings.people.flatMap(({ id, shown }) => {
    if (!shown) return [];
    const path = photographPath(shown, Math.min(shown.width, widest), 'jpg');
    const made = mediaFiles(new Set([path]), media.sources, { recipe: 'full', remember });
    return made.map((file) => [id, file] as const);
  });
  const typeface = readBytes(join(root, typefacePath));
  const { code } = frame.drawing;
  return [mediaKit(site, { typeface, code, photographs: new Map(photographs), remember })];
}

/** px: enough for half a page in print. */
const widest = 2000;
