import { routeTable } from '../../site/own-site.ts';
import { fixtureSite } from '../fixtures/fixture-site.ts';

export const routes = routeTable(fixtureSite).filter(({ path }) => path !== '*');

/** The path of one page of each kind. */
export const kinds = [...new Map(routes.map(({ handle, path }) => [handle.kind, path])).values()];
