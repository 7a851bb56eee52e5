import { setImmediate } from 'node:timers/promises';
import type { Audit } from '../audit/audit.ts';
import type { Memory } from '../kernel/remember.ts';
import { brotliBytes, type Weight } from '../output/weight.ts';
import type { SitePage } from '../render/pages.ts';
import { besidePages } from '../stages/beside-pages.ts';
import { siteAudit } from '../stages/site-audit.ts';
import { pageOf } from './live-files.ts';
import type { LoadedSite } from './loaded-site.ts';

/**
 * What a build would say of the finished site. It takes turns with requests and changes, page by
 * page, and gives up as soon as there is something newer.
 *
 * @param visited the paths of pages that somebody has open or had; only these are weighed, since
 *   weighing all would take as long as compressing them.
 * @returns undefined if it gave up.
 */
export async function liveAudit(
  loaded: LoadedSite,
  memory: Memory,
  visited: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<Audit | undefined> {
  const pages: SitePage[] = [];
  for (const route of loaded.routes) {
    pages.push(pageOf(route, loaded, memory).page);
    await setImmediate();
    if (isOver()) return undefined;
  }
  const beside = await besidePages(loaded, pages, memory);
  await setImmediate();
  const weights = weightsOf(loaded, memory, visited);
  await setImmediate();
  if (isOver()) return undefined;
  const found = await siteAudit(loaded, { pages, beside, found: [], weights }, memory);
  return isOver() ? undefined : found;
}

function weightsOf(loaded: LoadedSite, memory: Memory, visited: ReadonlySet<string>): Weight[] {
  return [...visited].flatMap((path) => {
    const route = loaded.routeAt.get(path);
    if (!route) return [];
    const { page, group } = pageOf(route, loaded, memory);
    const bytes = memory.remember(`weight of ${path}`, [group.from], () =>
      brotliBytes(String(group.files()[0]?.make())),
    );
    return [{ path: page.facts.file, bytes }];
  });
}
