import { parse } from 'node:path';
import { slug } from '../../engine/kernel/slug.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { type ContentKind, kindOf } from './content-kind.ts';
import { fieldsIn } from './edited-text.ts';
import { dataShown } from './kind-titles.ts';

/** The address of the page that a text makes; undefined for data, and while its title makes none. */
export function addressOf(path: string, text: string): string | undefined {
  const kind = kindOf(path);
  if (!kind?.family) return kind?.address === '*' ? undefined : kind?.address;
  const title = titleIn(path, text);
  if (isAddressFromTitle(kind) && !slug(title ?? '')) return undefined;
  return kind.family.path({ title: title ?? '' }, parse(path).name);
}

/** Whether pages of a kind have their address from their title: two titles, two addresses. */
export function isAddressFromTitle({ family }: ContentKind): boolean {
  return (
    family !== undefined && family.path({ title: 'a' }, 'x') !== family.path({ title: 'b' }, 'x')
  );
}

export function titleIn(path: string, text: string): string | undefined {
  const fields = fieldsIn(path, text);
  const title = typeof fields === 'object' && fields !== null && 'title' in fields && fields.title;
  return typeof title === 'string' ? title : undefined;
}

/** The pages that show a file, the one that shows it best first. */
export function pagesShowing(path: string, { routes, routeAt }: PlannedSite) {
  const own = routes.filter(({ handle }) => handle.source === path && handle.canonical);
  const pages = dataShown[kindOf(path)?.name ?? '']?.pages ?? [];
  const others = pages.flatMap((at) => routeAt.get(at) ?? []);
  return [...own, ...others].map((route) => {
    return { path: route.path === '*' ? '/404' : route.path, title: route.handle.share.title };
  });
}
