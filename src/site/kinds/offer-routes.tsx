import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { PageOf } from '../../engine/content/content-page.ts';
import { absoluteUrl } from '../../engine/kernel/path.ts';
import { type PageRoute, pageRoute } from '../../engine/render/page-route.ts';
import type { Breadcrumb, PageMetadata } from '../../engine/seo/metadata.ts';
import type { familyPage } from '../data/page-fields.ts';
import type { Settings } from '../data/settings.ts';
import type { Picture } from '../illustration/picture.ts';
import { faqPage, serviceNode } from '../seo/json-ld/main-entity.ts';
import { Related } from '../ui/card.tsx';
import { Closing } from '../ui/closing.tsx';
import { Faqs } from '../ui/faqs.tsx';
import { describePage } from './describe-page.ts';
import type { exhibits } from './exhibit.ts';
import { cardsOf } from './pictures.ts';
import { Proof, proofOf } from './project/proof.tsx';
import { shareCard } from './share-card.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import type { Site } from './site.ts';
import { Spreads } from './spreads.tsx';
import { type Subjects, subjectsAt } from './subject.ts';

type OfferPage = PageOf<z.ZodObject<typeof familyPage & { exhibits: typeof exhibits }>>;

type OfferKind<Page, Own> = {
  /** Also names its stylesheet: `sector-spreads` for `sector`. */
  readonly kind: string;
  readonly pages: readonly Page[];
  /** What a page shows beside its own fields. */
  readonly own?: (page: Page, index: number) => Own;
  readonly picture: (page: Page, own: Own) => Picture;
  /** What stands above the text. */
  readonly top: (page: Page, picture: Picture, own: Own) => ReactNode;
  /** What stands below it. */
  readonly below?: (page: Page, own: Own) => ReactNode;
  readonly questions?: string;
  readonly related?: string;
  readonly closing?: 'light';
  /** The page above it in the breadcrumbs; none but Home, if left out. */
  readonly parent?: Breadcrumb;
  /** The whole country, if left out. */
  readonly areaServed?: (page: Page) => string;
};

/** Routes of pages that offer something: a service, or our work for a place, a trade or an audience. */
export function offerRoutes<Page extends OfferPage, Own extends object = object>(
  site: Site,
  subjects: Subjects,
  offer: OfferKind<Page, Own>,
): PageRoute[] {
  const { kind, top, below, questions = 'Questions and answers' } = offer;
  return offer.pages.map((page, index) =>
    pageRoute({
      kind,
      path: page.path,
      source: page.source,
      props: {
        page,
        // A kind without `own` takes none.
        own: offer.own?.(page, index) as Own,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings: site.settings,
      share: shareCard(page, page),
      element: ({ page, own, exhibits, proof, related }, { closing }) => {
        const picture = offer.picture(page, own);
        return (
          <>
            {top(page, picture, own)}
            <Spreads className={`${kind}-spreads`} body={page.body} exhibits={exhibits} />
            {below?.(page, own)}
            <Proof proof={proof} />
            <section className="container questions">
              <h2>{questions}</h2>
              <Faqs faqs={page.faqs} />
            </section>
            <Related title={offer.related ?? 'Related pages'} cards={cardsOf(related, picture)} />
            <Closing closing={closing} scene={offer.closing} />
          </>
        );
      },
      metadata: ({ page }, settings) => describeOffer(page, offer, settings),
    }),
  );
}

function describeOffer<Page extends OfferPage>(
  page: Page,
  { parent, areaServed }: Pick<OfferKind<Page, never>, 'parent' | 'areaServed'>,
  settings: Settings,
): PageMetadata {
  const { path, name, metaTitle, description, faqs } = page;
  const base = settings.url;
  const url = absoluteUrl(base, path);
  const area = areaServed?.(page) ?? 'UK';
  // The tab's title says what is offered; the headline only makes one curious.
  const offered = metaTitle.replace(/ \| [^|]*$/, '');
  return describePage(page, settings, {
    trail: [...(parent ? [parent] : []), { name, path }],
    main: serviceNode({ base, url, name: offered, description, areaServed: area }),
    nodes: [faqPage(url, faqs)],
  });
}
