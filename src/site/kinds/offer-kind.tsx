import type { ReactNode } from 'react';
import { z } from 'zod';
import type { PageOf } from '../../engine/content/content-page.ts';
import { aliases, draft, searchable, text } from '../../engine/content/parts.ts';
import { absoluteUrl } from '../../engine/kernel/path.ts';
import { pageRoute } from '../../engine/render/page-route.ts';
import type { Breadcrumb, PageMetadata } from '../../engine/seo/metadata.ts';
import type { Data } from '../data/data-files.ts';
import { faqs, motif, pieceKind, related, view } from '../data/page-fields.ts';
import type { Settings } from '../data/settings.ts';
import type { Picture } from '../illustration/picture.ts';
import { describe } from '../seo/describe.ts';
import { faqPage, serviceNode } from '../seo/json-ld/main-entity.ts';
import { Related } from '../ui/card.tsx';
import { Closing } from '../ui/closing.tsx';
import { Faqs } from '../ui/faqs.tsx';
import { exhibits } from './exhibit.ts';
import type { FamilyRow, Routes } from './family.ts';
import { cardsOf } from './pictures.ts';
import { Proof, proofOf } from './project/proof.tsx';
import { shareCard } from './share-card.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import type { Site } from './site.ts';
import { Spreads } from './spreads.tsx';
import { offerSubject, subjectsAt } from './subject.ts';

/** The fields of a page that offers something. */
export const offerPage = z.strictObject({
  ...searchable,
  name: text(40).meta({
    title: 'Short name',
    description: 'The short name, for menus and breadcrumbs.',
  }),
  title: text(80).describe('The headline of the page.'),
  intro: text(320).describe('One or two sentences under the headline.'),
  motif,
  view,
  faqs,
  related,
  proof: pieceKind.optional().meta({
    title: 'Piece of work',
    description:
      'Which piece of its first related project goes across the page, if not the first that its text lacks.',
  }),
  aliases,
  draft,
  exhibits,
});

type OfferPage = PageOf<typeof offerPage>;

type Offer<Page, Own> = {
  /** Also names its stylesheet: `sector-spreads` for `sector`. */
  readonly kind: string;
  /** What a page shows beside its own fields. */
  readonly own?: (page: Page, index: number, data: Data) => Own;
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

type OfferRow = Omit<FamilyRow, 'subject' | 'routes' | 'schema'> & {
  readonly schema: z.ZodType<z.infer<typeof offerPage>>;
};

/** A kind whose pages offer something: a service, or our work for a place, a trade or an audience. */
export function offerKind<const Row extends OfferRow, Own extends object = object>(
  row: Row,
  offer: Offer<PageOf<Row['schema']>, Own>,
) {
  const { kind, top, below, questions = 'Questions and answers' } = offer;
  const routes: Routes = (site, subjects) => {
    // Loading the content put the pages under the name of their list; see `SiteOf`.
    const pages = site[row.list as keyof Site] as unknown as readonly PageOf<Row['schema']>[];
    return pages.map((page, index) =>
      pageRoute({
        kind,
        path: page.path,
        source: page.source,
        props: {
          page,
          // A kind without `own` takes none.
          own: offer.own?.(page, index, site) as Own,
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
  };
  return { ...row, subject: offerSubject, routes };
}

function describeOffer<Page extends OfferPage>(
  page: Page,
  { parent, areaServed }: Pick<Offer<Page, never>, 'parent' | 'areaServed'>,
  settings: Settings,
): PageMetadata {
  const { path, name, metaTitle, description, faqs } = page;
  const base = settings.url;
  const url = absoluteUrl(base, path);
  const area = areaServed?.(page) ?? 'UK';
  // The tab's title says what is offered; the headline only makes one curious.
  const offered = metaTitle.replace(/ \| [^|]*$/, '');
  return describe(page, settings, {
    trail: [...(parent ? [parent] : []), { name, path }],
    main: serviceNode({ base, url, name: offered, description, areaServed: area }),
    nodes: [faqPage(url, faqs)],
  });
}
