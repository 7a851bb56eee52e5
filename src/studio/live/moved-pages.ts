import type { PageRoute } from '../../engine/render/page-route.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';

/** New addresses of pages whose file got another title or name; open pages are taken there. */
export function movedPages(before: PlannedSite, after: PlannedSite): [from: string, to: string][] {
  const gone = missingIn(after, before);
  if (gone.length === 0) return [];
  const added = missingIn(before, after);
  return gone.flatMap((old): [string, string][] => {
    const next = added.find(isOfSameFile(old)) ?? added.find(isOfSameTitle(old));
    return next ? [[old.path, next.path]] : [];
  });
}

function missingIn({ routeAt }: PlannedSite, other: PlannedSite): PageRoute[] {
  return other.routes.filter(({ path }) => !routeAt.has(path));
}

const isOfSameFile = (one: PageRoute) => (other: PageRoute) =>
  one.handle.source === other.handle.source;

/** No two pages have one title, so it is the same page, and its file was renamed. */
const isOfSameTitle = (one: PageRoute) => (other: PageRoute) =>
  one.handle.kind === other.handle.kind && one.handle.share.title === other.handle.share.title;
