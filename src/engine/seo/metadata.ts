import type { Graph } from 'schema-dts';
import type { PhotographMarkup } from '../kernel/photograph.ts';

export type Breadcrumb = { readonly name: string; readonly path: string };

/** Source: specification, section 3, "Page metadata". */
export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Absolute. */
  readonly canonical: string;
  readonly ogType: 'website' | 'article';
  /** Absolute, 1200 x 630 px. */
  readonly ogImage: string;
  readonly ogImageAlt: string;
  /** The photograph at its top, which is its largest paint: requested before the page is parsed. */
  readonly preload?: PhotographMarkup;
  readonly article?: {
    readonly publishedTime: string;
    readonly modifiedTime?: string;
    readonly author: string;
    readonly section: string;
    readonly tags: readonly string[];
  };
  readonly structuredData: Graph;
  /** From the home page down to the page itself; empty on the home page. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** False keeps the page out of search results and out of the sitemap. */
  readonly indexed: boolean;
};
