import type { BaseSite } from '../content/base-site.ts';
import { digestOfFiles } from '../content/code-files.ts';
import { readContent } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SiteDefinition } from '../define-site.ts';
import { type HostPolicy, hostPolicy } from '../hosts/host-policy.ts';
import { yearOf } from '../kernel/business-day.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import { noindexReason } from '../listings/noindex.ts';
import { redirects } from '../listings/redirects.ts';
import { type ReadMedia, readMedia } from '../media/read-media.ts';
import { encoderSources, type RecipeName } from '../media/recipes.ts';
import { type Frame, type FrameOptions, makeFrame, refreshedFrame } from '../render/frame.ts';
import type { PageRoute } from '../render/page-route.ts';
import { loadSite, routesOf } from './load-site.ts';

type SiteSources = {
  readonly files: readonly SourceFile[];
  readonly media: ReadMedia;
};

/** Everything that is known before pages are made. */
export type PlannedSite = SiteSources & {
  readonly definition: SiteDefinition;
  readonly root: string;
  readonly site: BaseSite;
  /** The business's day, which decides what is held back: `2026-11-21`. */
  readonly day: string;
  readonly routes: readonly PageRoute[];
  readonly routeAt: ReadonlyMap<string, PageRoute>;
  readonly policy: HostPolicy;
  readonly frame: Frame;
  /** Why search engines are asked not to list this copy, if so. */
  readonly noindex: string | undefined;
  readonly code: Digest;
};

export type PlanOptions = Omit<FrameOptions, 'design' | 'site' | 'year' | 'noindex'> & {
  readonly contentRoot: string;
  readonly recipe: RecipeName;
  readonly day: string;
  readonly siteUrl: string | undefined;
  readonly showHeld: boolean | undefined;
  /** Whether search engines are asked not to list the pages; decided by the address if left out. */
  readonly noindex: boolean | undefined;
  readonly stage?: (name: string) => void;
  /** The site before this change, in a live server: its frame is kept if nothing in it has changed. */
  readonly previous?: PlannedSite | undefined;
};

/**
 * Reads the content, unless it is given, checks it, and prepares what all pages share.
 *
 * @throws ProblemsError with every problem in it.
 */
export async function plannedSite(
  definition: SiteDefinition,
  options: PlanOptions,
  files?: readonly SourceFile[],
): Promise<PlannedSite> {
  options.stage?.('read');
  const read = files ?? readContent(options.contentRoot);
  return planFrom(
    definition,
    { files: read, media: await mediaOf(definition, read, options) },
    options,
  );
}

/** What `content/media/` holds. */
export function mediaOf(
  { paper }: SiteDefinition,
  files: readonly SourceFile[],
  { root, recipe, memory }: Pick<PlanOptions, 'root' | 'recipe' | 'memory'>,
): Promise<ReadMedia> {
  const encoder = digestOfFiles(root, encoderSources);
  return readMedia(files, {
    recipe,
    encoder,
    ground: paper,
    rememberLater: memory.rememberLater,
  });
}

/** `plannedSite` for content that has been read already. */
export async function planFrom(
  definition: SiteDefinition,
  { files, media }: SiteSources,
  options: PlanOptions,
): Promise<PlannedSite> {
  const { siteUrl, day, showHeld, memory, stage, root, code } = options;
  stage?.('check');
  const { remember } = memory;
  const site = loadSite(definition, files, {
    siteUrl,
    day,
    showHeld,
    remember,
    media: media.media,
  });
  const routes = routesOf(definition, site);
  stage?.('frame');
  const noindex = noindexReason(site, options.noindex);
  const isHidden = noindex !== undefined;
  const frame = await frameFor(definition, site, { ...options, noindex: isHidden });
  return {
    ...{ definition, root, files, media, site, day, routes, frame, code, noindex },
    routeAt: new Map(routes.map((route) => [route.path, route])),
    policy: hostPolicy(redirects(definition.kinds, site), isHidden),
  };
}

/** What all pages share, made anew only if something in it has changed. */
function frameFor(
  definition: SiteDefinition,
  site: BaseSite,
  options: PlanOptions & { readonly noindex: boolean },
): Frame | Promise<Frame> {
  const { previous, code } = options;
  const year = yearOf(options.day);
  const fromContent = (site: BaseSite) =>
    digestOf([site.settings, definition.layout.from(site), definition.assetsFrom(site)]);
  const isSame =
    previous?.code === code &&
    previous.frame.year === year &&
    fromContent(previous.site) === fromContent(site);
  if (isSame) return refreshedFrame(previous.frame, site);
  return makeFrame({ ...options, design: definition, site, year });
}
