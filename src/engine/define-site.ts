import type { BaseSite } from './content/base-site.ts';
import type { Kind, Tables } from './content/tables.ts';
import type { FeedContent } from './listings/feeds.ts';
import type { PageRoute } from './render/page-route.ts';
import type { SiteDesign } from './render/site-design.ts';

type RoutedKind<Site, Shared> = Kind & {
  routes(site: Site, shared: Shared): readonly PageRoute[];
};

/** Something that an owner does before the site goes live. It stops no build. */
export type LiveStep = {
  readonly what: string;
  /** The file to change, or the page that says how, from the project's root. */
  readonly where: string;
  /** Undefined where it can't be known. */
  readonly isDone: boolean | undefined;
  readonly how: string;
  readonly isOptional?: boolean;
};

/** Those that are known to be left, and are not a matter of taste. */
export function stepsLeft(steps: readonly LiveStep[]): LiveStep[] {
  return steps.filter(({ isDone, isOptional }) => isDone === false && !isOptional);
}

/**
 * All that the engine knows of a site. Its functions are methods, so that they may take the site's
 * own type of its content: the engine gives a definition only what it loaded with it.
 */
export type SiteDefinition<Site extends BaseSite = BaseSite, Shared = unknown> = Tables &
  SiteDesign<Site> & {
    readonly kinds: Readonly<Record<string, RoutedKind<Site, Shared>>>;
    /** Adds to the content what follows from several of its files. */
    complete?(loaded: BaseSite): Site;
    /** What the routes of all kinds read, made once for all of them. */
    shared(site: Site): Shared;
    /** What the feeds tell; without it there are none. */
    feed?(site: Site): FeedContent;
    /** @param hasBackend undefined where only a build knows it. */
    beforeLive?(site: Site, hasBackend: boolean | undefined): readonly LiveStep[];
    /** The names of the files of `content/media/` that drawings are made from, such as logos. */
    drawnMedia?(site: Site): readonly string[];
  };

/** A site, checked against the types of its own content. */
export function defineSite<Site extends BaseSite, Shared>(
  definition: SiteDefinition<Site, Shared>,
): SiteDefinition {
  return definition;
}
