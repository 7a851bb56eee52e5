import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import type { Source } from '../content/source-file.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { Photograph } from '../kernel/photograph.ts';
import type { PageMetadata } from '../seo/metadata.ts';

/** A picture that is drawn because a page shows it: what it is drawn from, and its plain name. */
export type Drawn = { readonly name: string; readonly options: object };

export type ShareCard = {
  readonly asset: string;
  readonly title: string;
  readonly picture: Drawn;
  /** The page's own photograph, which other sites show instead. */
  readonly cover?: Photograph;
};

type PageHandle = {
  readonly kind: string;
  /** The digest of everything the page is made from, but for what all pages share. */
  readonly from: Digest;
  readonly metadata: PageMetadata;
  /** The content file that makes the page, for messages: `content/notes/x.md`. */
  readonly source: string;
  readonly indexed: boolean;
  /** ISO date of the last change, where the content has one; for the sitemap. */
  readonly lastModified?: string;
  /** What other sites show beside a link to the page; two addresses of a page share it. */
  readonly share: ShareCard;
  /** Whether the address is the page's own, not a second one such as /home. */
  readonly canonical: boolean;
  /** The address whose links are marked as current, where it is not the page's own. */
  readonly marked?: string;
};

export type PageRoute = RouteObject & {
  readonly path: string;
  readonly element: ReactElement;
  readonly handle: PageHandle;
};

type Plan<Props, Settings> = Pick<PageHandle, 'kind' | 'share' | 'lastModified' | 'marked'> & {
  readonly path: string;
  readonly source: Source;
  /**
   * All that the page shows beside the settings, and no more: it is made again where their digest
   * changes.
   */
  readonly props: Props;
  /** They are part of what all pages share, and so of every page's digest. */
  readonly settings: Settings;
  readonly indexed?: boolean;
  readonly canonical?: boolean;
  readonly element: (props: Props, settings: Settings) => ReactElement;
  readonly metadata: (props: Props, settings: Settings) => PageMetadata;
};

/** A route whose element, metadata and digest are made when they are asked for: most never are, and only the digest is kept. */
export function pageRoute<Props, Settings>(plan: Plan<Props, Settings>): PageRoute {
  const { path, kind, source, props, settings, share, lastModified } = plan;
  let from: Digest | undefined;
  return {
    path,
    get element() {
      return plan.element(props, settings);
    },
    handle: {
      kind,
      source: source.file,
      get from() {
        from ??= digestOf({ kind, path, props, title: share.title, picture: share.picture.name });
        return from;
      },
      get metadata() {
        return plan.metadata(props, settings);
      },
      indexed: plan.indexed ?? true,
      share,
      ...(lastModified && { lastModified }),
      canonical: plan.canonical ?? true,
      ...(plan.marked && { marked: plan.marked }),
    },
  };
}
