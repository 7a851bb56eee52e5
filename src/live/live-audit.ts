import { setImmediate } from 'node:timers/promises';
import { missingCharacters } from '../assets/font.ts';
import { auditFinished } from '../audit/finished-site.ts';
import { atSource, sourcesOf } from '../audit/sources.ts';
import { draftWarnings } from '../content/held.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import { mediaInUse } from '../kinds/media-in-use.ts';
import { unusedMedia } from '../media/media-files.ts';
import { brotliBytes, weigh } from '../output/weight.ts';
import { frameFacts } from '../render/page.ts';
import type { SitePage } from '../render/pages.ts';
import { otherFiles, pageOf } from './live-files.ts';
import type { LoadedSite } from './loaded-site.ts';

export type LiveAudit = {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
};

/**
 * What a build would say of the finished site. It takes turns with requests and changes, page by
 * page, and gives up as soon as there is something newer.
 *
 * @param visited the paths of pages that somebody has open or had; only these are weighed, since
 *   weighing all would take as long as compressing them.
 * @returns undefined if it gave up.
 */
export async function liveAudit(
  root: string,
  loaded: LoadedSite,
  memory: Memory,
  visited: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<LiveAudit | undefined> {
  const { files, site, routes, frame } = loaded;
  const pages: SitePage[] = [];
  for (const route of routes.values()) {
    pages.push(pageOf(route, loaded, memory).page);
    await setImmediate();
    if (isOver()) return undefined;
  }
  const others = await otherFiles(root, loaded, pages, memory);
  const { remember, rememberLater } = memory;
  const sources = sourcesOf(files, [...routes.values()]);
  const { problems, warnings } = await auditFinished({
    base: site.settings.url,
    pages,
    shared: frameFacts(frame, remember),
    files: others.files,
    found: [...frame.problems, ...others.problems],
    sources,
    rememberLater,
  });
  if (isOver()) return undefined;
  const heavy = weights(loaded, memory, visited).map((problem) => atSource(problem, sources));
  const characters = missingCharacters(files, remember);
  const drafts = draftWarnings(site.held);
  const used = new Set([...pages.flatMap(({ media }) => media), ...mediaInUse(site)]);
  const media = [...loaded.media.warnings, ...unusedMedia(used, loaded.media.sources)];
  return {
    problems,
    warnings: [...characters, ...media, ...heavy, ...others.warnings, ...warnings, ...drafts],
  };
}

function weights(loaded: LoadedSite, memory: Memory, visited: ReadonlySet<string>): Problem[] {
  const weighed = [...visited].flatMap((path) => {
    const route = loaded.routes.get(path);
    if (!route) return [];
    const { page, group } = pageOf(route, loaded, memory);
    const bytes = memory.remember(`weight of ${path}`, [group.from], () =>
      brotliBytes(String(group.files()[0]?.make())),
    );
    return [{ path: page.facts.file, bytes }];
  });
  return weigh(weighed).problems;
}
