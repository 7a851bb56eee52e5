import { absoluteUrl } from '../../../engine/kernel/path.ts';

// The ids by which the nodes of a page's graph refer to each other.
export const organizationId = (base: string) => `${absoluteUrl(base, '/')}#organization`;
export const websiteId = (base: string) => `${absoluteUrl(base, '/')}#website`;
export const personId = (base: string, id: string) => `${absoluteUrl(base, '/about')}#${id}`;
export const pageId = (url: string) => `${url}#webpage`;
/** The page's main entity: its article, work, service or list. */
export const mainId = (url: string) => `${url}#main`;
export const breadcrumbsId = (url: string) => `${url}#breadcrumbs`;

/** A date with a time and an offset, which validators require. */
export const withTime = (date: string) => `${date}T09:00:00+00:00`;
