import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { PageMetadata } from '../seo/metadata.ts';
import type { ShareCard } from './share-card.ts';

/** What the build needs to know of a page beside its element. */
export type PageHandle = {
  readonly kind: PageKind;
  /** The digest of everything the page is made from, but for what all pages share. */
  readonly from: Digest;
  readonly metadata: PageMetadata;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
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

/** A react-router route that is one page; the second of the build's frozen values. */
export type PageRoute = RouteObject & {
  readonly path: string;
  readonly element: ReactElement;
  readonly handle: PageHandle;
};

type Plan<Props> = {
  readonly path: string;
  readonly kind: PageKind;
  /** All that the page is made from: its digest says whether the page must be made again. */
  readonly props: Props;
  readonly share: ShareCard;
  readonly lastModified?: string;
  readonly indexed?: boolean;
  readonly canonical?: boolean;
  readonly element: (props: Props) => ReactElement;
  readonly metadata: (props: Props) => PageMetadata;
};

/** A route whose element and metadata are made when they are asked for: of most pages they never are. */
export function pageRoute<Props>(plan: Plan<Props>): PageRoute {
  const { path, kind, props, share, lastModified, indexed = true, canonical = true } = plan;
  const { title, picture } = share;
  let metadata: PageMetadata | undefined;
  return {
    path,
    get element() {
      return plan.element(props);
    },
    handle: {
      kind,
      from: digestOf({ kind, path, props, title, picture: picture.name }),
      get metadata() {
        metadata ??= plan.metadata(props);
        return metadata;
      },
      indexed,
      share,
      ...(lastModified && { lastModified }),
      canonical,
    },
  };
}
