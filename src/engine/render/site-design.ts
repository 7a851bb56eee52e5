import type { ReactElement, ReactNode } from 'react';
import type { Asset } from '../assets/asset.ts';
import type { Typeface } from '../assets/font.ts';
import type { BrowserServices, BrowserSources } from '../bundle/browser-code.ts';
import type { BaseSite } from '../content/base-site.ts';
import type { Digest } from '../kernel/digest.ts';
import type { LazyFile, OutputFile } from '../kernel/output-file.ts';
import type { RememberBytes } from '../kernel/remember.ts';
import type { MediaSource } from '../media/read-media.ts';
import type { WidgetRegistry } from '../widgets/widget-root.tsx';
import type { Drawn, ShareCard } from './page-route.ts';

export type SiteLayout<Site> = {
  element(
    site: Site,
    given: {
      readonly year: number;
      readonly children: ReactNode;
    },
  ): ReactElement;
  /** The paths that it marks as current, each with the pages below it. */
  links(site: Site): readonly string[];
  /** All that it shows of the content but the settings, which are part of every page. */
  from(site: Site): unknown;
};

export type Workshop = {
  readonly read: (path: string) => Uint8Array;
  /** The digest of code files. @param paths from the project's root, folders included. */
  readonly digestOf: (paths: readonly string[]) => Digest;
};

export type SiteAssets = {
  readonly shared: readonly Asset[];
  /** Files at addresses that browsers try by themselves, such as `favicon.ico`. */
  readonly files: readonly LazyFile[];
  /** The web app manifest; asset names in it get their hashes. */
  readonly app: OutputFile;
  picture(drawn: Drawn): Asset;
  /** A picture that only a page's markup names, such as a chart in a text: by its file's plain name. */
  pictureNamed(file: string): Drawn | undefined;
  card(share: ShareCard): Asset;
  downloads(media: readonly MediaSource[], remember: RememberBytes): readonly LazyFile[];
};

export type SiteDesign<Site extends BaseSite = BaseSite> = {
  readonly template: string;
  /**
   * The colour of pages, such as `#ffffff`: for the browser's bars, and behind see-through photographs
   * where their format needs a ground.
   */
  readonly paper: string;
  /** Without it pages have a typeface of the visitor's own. */
  readonly typeface?: Typeface;
  readonly layout: SiteLayout<Site>;
  readonly widgets: WidgetRegistry;
  readonly browser: BrowserSources;
  /** What that code talks to beside the backend. It follows from the settings. */
  services?(site: Site): BrowserServices;
  assets(site: Site, workshop: Workshop): SiteAssets;
  /** All that its assets are made from of the content but the settings. */
  assetsFrom(site: Site): unknown;
  /** A search index, which changes with the content and not with the pages that load it. */
  index?(site: Site): readonly Asset[];
};
