import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { readContent } from '../../engine/content/reader.ts';
import type { Redirect } from '../../engine/content/redirect.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { type HeaderRule, hostPolicy } from '../../engine/hosts/host-policy.ts';
import { businessDay, yearOf } from '../../engine/kernel/business-day.ts';
import { digestOf } from '../../engine/kernel/digest.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { redirects } from '../../engine/listings/redirects.ts';
import { readMedia } from '../../engine/media/read-media.ts';
import type { RecipeName } from '../../engine/media/recipes.ts';
import { makeFrame, refreshedFrame } from '../../engine/render/frame.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { routeTable } from '../../site/kinds/route-table.ts';
import { loadSite, type Site } from '../../site/kinds/site.ts';
import type { LiveOptions } from './messages.ts';

/**
 * The site as it was when its content last had no problem, with the pages that a build would hold
 * back. Nothing of it is rendered yet.
 */
export type LoadedSite = PlannedSite & {
  readonly routeAt: ReadonlyMap<string, PageRoute>;
  readonly former: readonly Redirect[];
  readonly rules: readonly HeaderRule[];
};

type Shown = { readonly files?: readonly SourceFile[]; readonly showHeld?: boolean };

/** One WebP of each photograph, made quickly. */
export const liveRecipe: RecipeName = 'quick';

/**
 * Reads the content and prepares all that pages share. Only files that have changed are parsed, and
 * the frame is made again only if something in it has changed.
 *
 * @param previous the site before, if there is one.
 * @param isCode whether styles or templates may have changed too.
 * @param shown the content, if it is not what is on the disk, and whether held pages are listed.
 * @throws ProblemsError with every problem in the content.
 */
export async function loadedSite(
  { root, contentRoot, siteUrl, backend, code: running }: LiveOptions,
  memory: Memory,
  previous: LoadedSite | undefined,
  isCode: boolean,
  { files = readContent(contentRoot), showHeld = true }: Shown = {},
): Promise<LoadedSite> {
  const day = businessDay(new Date());
  const { remember, rememberLater } = memory;
  const media = await readMedia(files, { recipe: liveRecipe, encoder: running, rememberLater });
  const shown = { day, showHeld, media: media.media };
  const site = loadSite(files, { siteUrl, remember, ...shown });
  const code = isCode ? digestOfFiles(root, codePaths) : (previous?.code ?? running);
  const year = yearOf(day);
  const kind = { backend, noindex: false, isDevelopment: false };
  const options = { root, site, year, ...kind, code, memory };
  const isSame =
    previous?.code === code && previous.day === day && isSameFrame(previous.site, site);
  const frame = isSame ? refreshedFrame(previous.frame, site) : await makeFrame(options);
  const former = redirects(site);
  const routes = routeTable(site);
  const routeAt = new Map(routes.map((route) => [route.path, route]));
  const { rules } = hostPolicy(former, false);
  return { root, files, site, media, day, routes, routeAt, frame, former, rules, code };
}

/** Whether all that the frame takes from the content is the same. */
function isSameFrame(one: Site, other: Site): boolean {
  const parts = ({ settings, navigation, audiences, clients, media }: Site) => {
    const notes = audiences.map(({ path, note }) => [path, note]);
    const logos = clients.map(({ logo }) => media.files.get(logo.file ?? ''));
    return digestOf([settings, navigation, notes, clients, logos]);
  };
  return parts(one) === parts(other);
}
