import type { ReactElement } from 'react';
import { type PageRoute, pageRoute } from '../../engine/render/page-route.ts';
import type { Settings } from '../data/settings.ts';
import type { MotifName } from '../illustration/motifs.ts';
import { describe, type Further } from '../seo/describe.ts';
import { shareCard } from './share-card.ts';
import type { Site } from './site.ts';

type Pages = Site['pages'];

type Plan<Page, Props> = {
  /** Its name in the breadcrumbs; the home page has none. */
  readonly name?: string;
  /** What the picture on its share card is made of. */
  readonly motif: MotifName;
  /** What it shows beside its own fields and the settings. */
  readonly props?: Props;
  readonly element: (props: Props & { readonly page: Page }, settings: Settings) => ReactElement;
  /** The metadata that doesn't follow from its fields. */
  readonly metadata?: (props: Props & { readonly page: Page }, settings: Settings) => Further;
  readonly indexed?: boolean;
  /** A second address of the page. */
  readonly second?: string;
  /** The address that its metadata gives, if it is not the one it is served at. */
  readonly address?: string;
  /** The address whose links are marked as current, if it is not the page's own. */
  readonly marked?: string;
};

/** The route of a page that exists once. */
export function singleRoute<Name extends keyof Pages, Props extends object = object>(
  kind: Name,
  { pages, settings }: Pick<Site, 'pages' | 'settings'>,
  plan: Plan<Pages[Name], Props>,
): PageRoute {
  const { name, motif, indexed = true, second, marked, element } = plan;
  const page = pages[kind];
  const { path: own, title, source } = page;
  const path = plan.address ?? own;
  return pageRoute({
    kind,
    path: second ?? own,
    source,
    canonical: !second,
    indexed,
    ...(marked && { marked }),
    // A plan without props takes none.
    props: { ...(plan.props as Props), page },
    settings,
    share: shareCard({ path, title }, { motif }),
    element,
    metadata: (props, settings) =>
      describe({ ...props.page, path }, settings, {
        indexed,
        ...(name && { trail: [{ name, path }] }),
        ...plan.metadata?.(props, settings),
      }),
  });
}
