import { absoluteUrl } from '../../engine/kernel/path.ts';
import type { Breadcrumb, PageMetadata } from '../../engine/seo/metadata.ts';
import type { Settings } from '../data/settings.ts';
import { faqPage, serviceNode } from '../seo/json-ld/main-entity.ts';
import { describePage } from './describe-page.ts';

type OfferPage = Parameters<typeof describePage>[0] & {
  readonly name: string;
  readonly faqs: readonly { readonly q: string; readonly a: string }[];
};

type Offer = {
  /** The page above it; none but Home, where left out. */
  readonly parent?: readonly Breadcrumb[];
  /** The whole country, where left out. */
  readonly areaServed?: string;
};

/** The metadata of a page that offers a service: of a service, location, sector or audience. */
export function describeOffer(
  page: OfferPage,
  settings: Settings,
  { parent = [], areaServed = 'UK' }: Offer = {},
): PageMetadata {
  const { path, name, metaTitle, description, faqs } = page;
  const url = absoluteUrl(settings.url, path);
  // The tab's title says what is offered; the headline only makes one curious.
  const offered = metaTitle.replace(/ \| [^|]*$/, '');
  return describePage(page, settings, {
    trail: [...parent, { name, path }],
    main: serviceNode({ base: settings.url, url, name: offered, description, areaServed }),
    nodes: [faqPage(url, faqs)],
  });
}
