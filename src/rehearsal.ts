import { auditFinished } from './audit/finished-site.ts';
import { sourcesOf } from './audit/sources.ts';
import type { SourceFile } from './content/source-file.ts';
import type { LazyFile } from './kernel/output-file.ts';
import type { Problem } from './kernel/problem.ts';
import { routeTable } from './kinds/route-table.ts';
import { loadSite, type Site } from './kinds/site.ts';
import { type FrameOptions, makeFrame } from './render/frame.ts';
import { frameFacts } from './render/page.ts';
import { frameFiles, type SitePage, sitePages } from './render/pages.ts';

type Rehearsal = {
  /** Today's site. */
  readonly site: Site;
  readonly files: readonly SourceFile[];
  readonly siteUrl: string | undefined;
  readonly framing: Omit<FrameOptions, 'site'>;
  /** The files beside the pages and what all pages share. */
  readonly others: (site: Site, pages: readonly SitePage[]) => readonly LazyFile[];
};

/**
 * What would be wrong with the site when all pages to come are live. They go live while nobody is
 * looking, so it is audited today; nothing of it is written.
 */
export async function rehearsal(options: Rehearsal): Promise<Problem[]> {
  const { files, siteUrl, others } = options;
  const { memory } = options.framing;
  const { remember, rememberLater } = memory;
  const day = options.site.held
    .flatMap(({ until = [] }) => until)
    .sort()
    .at(-1);
  if (day === undefined) return [];
  const site = loadSite(files, { siteUrl, day, remember, media: options.site.media });
  const routes = routeTable(site);
  const frame = await makeFrame({ ...options.framing, site });
  const shared = frameFacts(frame, remember);
  const making = { frame, shared, remember, plain: true };
  const pages = await sitePages(routes, making, async () => {});
  const { problems } = await auditFinished({
    ...{ base: site.settings.url, pages, shared, rememberLater },
    files: [...frameFiles(frame), ...others(site, pages)],
    found: frame.problems,
    sources: sourcesOf(files, routes),
  });
  return [...problems];
}
