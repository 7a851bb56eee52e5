import { routeTable } from '../../site/kinds/route-table.ts';
import { loadSite, type Site } from '../../site/kinds/site.ts';
import { digestOfFiles } from '../content/code-files.ts';
import { readContent } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import { yearOf } from '../kernel/business-day.ts';
import type { Digest } from '../kernel/digest.ts';
import { noindexReason } from '../listings/noindex.ts';
import { type ReadMedia, readMedia } from '../media/read-media.ts';
import { encoderSources, type RecipeName } from '../media/recipes.ts';
import { type Frame, type FrameOptions, makeFrame } from '../render/frame.ts';
import type { PageRoute } from '../render/page-route.ts';

/** The content as it lies on the disk. */
export type SiteSources = {
  readonly files: readonly SourceFile[];
  /** What `content/media/` holds, and what its files are made from. */
  readonly media: ReadMedia;
};

/** All that is known of a site before its pages are made. */
export type PlannedSite = SiteSources & {
  /** The project's folder. */
  readonly root: string;
  readonly site: Site;
  /** The business's day, which decides what is held back: `2026-11-21`. */
  readonly day: string;
  readonly routes: readonly PageRoute[];
  readonly frame: Frame;
  /** The digest of the code and styles. */
  readonly code: Digest;
};

export type PlanOptions = Omit<FrameOptions, 'site' | 'year' | 'noindex'> & {
  /** The folder that holds `content/`. */
  readonly contentRoot: string;
  /** How photographs are encoded. */
  readonly recipe: RecipeName;
  readonly day: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl: string | undefined;
  /** Whether held pages are in the site's lists as if they were published. */
  readonly showHeld: boolean | undefined;
  /** Whether search engines are asked not to list the pages; decided by the address if left out. */
  readonly noindex: boolean | undefined;
  /** Called with the name of each stage as it begins. */
  readonly stage: (name: string) => void;
};

/** Reads the content, checks it, and prepares what all pages share. */
export async function plannedSite(options: PlanOptions): Promise<PlannedSite> {
  const { root, contentRoot, recipe, memory } = options;
  options.stage('read');
  const files = readContent(contentRoot);
  const encoder = digestOfFiles(root, encoderSources);
  const { rememberLater } = memory;
  const media = await readMedia(files, { recipe, encoder, rememberLater });
  return planFrom({ files, media }, options);
}

/**
 * The same for content that has been read already.
 *
 * @throws ProblemsError with every problem in it.
 */
export async function planFrom(
  { files, media }: SiteSources,
  options: PlanOptions,
): Promise<PlannedSite> {
  const { siteUrl, day, showHeld, memory, stage, root, code } = options;
  stage('check');
  const { remember } = memory;
  const site = loadSite(files, { siteUrl, day, showHeld, remember, media: media.media });
  const routes = routeTable(site);
  stage('frame');
  const noindex = noindexReason(site, options.noindex) !== undefined;
  const frame = await makeFrame({ ...options, site, year: yearOf(day), noindex });
  return { root, files, media, site, day, routes, frame, code };
}
