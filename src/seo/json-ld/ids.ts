import { absoluteUrl } from '../../kernel/path.ts';

/** The nodes of every page's graph are joined by these. */
export const organizationId = (base: string) => `${absoluteUrl(base, '/')}#organization`;
export const websiteId = (base: string) => `${absoluteUrl(base, '/')}#website`;
export const personId = (base: string, id: string) => `${absoluteUrl(base, '/about')}#${id}`;
export const pageId = (url: string) => `${url}#webpage`;
/** What a page is about: its article, work, service or list. */
export const mainId = (url: string) => `${url}#main`;
export const breadcrumbsId = (url: string) => `${url}#breadcrumbs`;
