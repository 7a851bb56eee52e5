import { setImmediate } from 'node:timers/promises';
import type { Audit } from '../../engine/audit/audit.ts';
import { inspectionOf } from '../../engine/audit/secrets.ts';
import type { LazyFile } from '../../engine/kernel/output-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { brotliBytes, type Weight } from '../../engine/output/weight.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import { type SitePage, sitePage } from '../../engine/render/pages.ts';
import { besidePages } from '../../engine/stages/beside-pages.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { siteAudit } from '../../engine/stages/site-audit.ts';

/** Pictures and fonts are slow to make and contain no words to check. */
const hasWords = /(\.(html|js|css|txt|xml|json|svg|webmanifest)|\/_\w+|^_\w+)$/;

/**
 * Runs a build's checks on the finished site in small steps, so that requests aren't delayed, and
 * stops when there is a newer version.
 *
 * @param visited paths of opened pages: only these are measured, since compressing is slow.
 * @returns undefined if it was stopped.
 */
export async function liveAudit(
  loaded: PlannedSite,
  memory: Memory,
  visited: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<Audit | undefined> {
  const pages: SitePage[] = [];
  const found: Problem[] = [];
  const inspection = await inspectionOf(loaded.root, loaded.site.settings);
  const inspect = async ({ path, from, make }: LazyFile) => {
    const look = async () => inspection.look(path, await make());
    const inputs = [from, inspection.digest];
    found.push(...(await memory.rememberLater(`secrets in ${path}`, inputs, look)));
  };
  for (const route of loaded.routes) {
    const { page, document } = pageOf(route, loaded, memory);
    pages.push(page);
    await inspect(document);
    await setImmediate();
    if (isOver()) return undefined;
  }
  const beside = await besidePages(loaded, pages, memory);
  for (const file of beside.files) {
    if (hasWords.test(file.path)) await inspect(file);
  }
  await setImmediate();
  const weights = weightsOf(loaded, memory, visited);
  await setImmediate();
  if (isOver()) return undefined;
  const audit = await siteAudit(loaded, { pages, beside, found }, weights, memory);
  return isOver() ? undefined : audit;
}

/** Lazy: reuses what is cached and makes the rest on demand. */
export function pageOf(route: PageRoute, { frame }: PlannedSite, memory: Memory) {
  return sitePage(route, { frame, memory, plain: false });
}

function weightsOf(loaded: PlannedSite, memory: Memory, visited: ReadonlySet<string>): Weight[] {
  return [...visited].flatMap((path) => {
    const route = loaded.routeAt.get(path);
    if (!route) return [];
    const { page, document } = pageOf(route, loaded, memory);
    const bytes = memory.remember(`weight of ${path}`, [document.from], () =>
      brotliBytes(String(document.make())),
    );
    return [{ path: page.file, bytes }];
  });
}
