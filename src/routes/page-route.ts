import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import type { ShareCard } from '../pages/share-card.ts';
import type { PageMetadata } from '../seo/metadata.ts';

/** What the build needs to know of a page beside its element. */
export type PageHandle = {
  readonly kind: PageKind;
  readonly metadata: PageMetadata;
  /** The content file that makes the page, for messages: `content/insights/x.md`. */
  readonly source: string;
  /** ISO date of the last change, where the content has one; for the sitemap. */
  readonly lastModified?: string;
  /** What other sites show beside a link to the page; two addresses of a page share it. */
  readonly share: ShareCard;
  /** Whether the address is the page's own, not a second one such as /home. */
  readonly canonical: boolean;
};

export type PageKind =
  | 'home'
  | 'work'
  | 'services'
  | 'about'
  | 'insights'
  | 'insights-archive'
  | 'contact'
  | 'thank-you'
  | 'not-found'
  | 'privacy'
  | 'article'
  | 'project'
  | 'service'
  | 'location'
  | 'sector'
  | 'audience';

/** A react-router route that is one page; the second of the build's three frozen values. */
export type PageRoute = RouteObject & {
  readonly path: string;
  readonly element: ReactElement;
  readonly handle: PageHandle;
};
