import type { ReactElement, ReactNode } from 'react';
import { z } from 'zod';
import type { PageOf } from '../../engine/content/content-page.ts';
import { aliases, draft, searchable, text } from '../../engine/content/parts.ts';
import { absoluteUrl } from '../../engine/kernel/path.ts';
import { pageRoute } from '../../engine/render/page-route.ts';
import type { Breadcrumb } from '../../engine/seo/metadata.ts';
import type { Data } from '../data/data-files.ts';
import { shortPrice } from '../data/money.ts';
import { closing, faqs, motif, pieceKind, related, view } from '../data/page-fields.ts';
import type { Picture } from '../illustration/picture.ts';
import type { SchemeName } from '../illustration/scheme.ts';
import { describe } from '../seo/describe.ts';
import { faqPage, serviceNode } from '../seo/json-ld/main-entity.ts';
import { Related } from '../ui/card.tsx';
import { Closing, type OwnPicture, type Scene } from '../ui/closing.tsx';
import { Faqs } from '../ui/faqs.tsx';
import { Markup } from '../ui/markup.tsx';
import { lightScheme, skyClass } from '../ui/sky.ts';
import { exhibits } from './exhibit.ts';
import type { FamilyRow, Routes } from './family.ts';
import { cardsOf, countedPicture } from './pictures.ts';
import { Proof, proofOf } from './project/proof.tsx';
import { shareCard } from './share-card.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import type { Site } from './site.ts';
import { detailsOf, groundOf, opensWide, Spreads } from './spreads.tsx';
import { offerSubject, subjectsAt } from './subject.ts';

const offered = {
  title: text(80).describe('The headline of the page.'),
  name: text(40).meta({
    title: 'Short name',
    description: 'The short name, for menus and breadcrumbs.',
  }),
  intro: text(320).describe('One or two sentences under the headline.'),
  motif,
  view,
  faqs,
  related,
  proof: pieceKind.optional().meta({
    title: 'Piece of work',
    description:
      'Which piece of its first related project goes across the page under the text; none without it.',
  }),
  closing,
  exhibits,
};

/** What an offer's page says, with fields of its kind before those that it doesn't show. */
export const offerPage = <Own extends z.ZodRawShape>(own: Own) =>
  z.strictObject({ ...offered, ...own, ...searchable, aliases, draft });

type Offer<List extends string, Schema extends OfferSchema, Own> = Omit<
  FamilyRow,
  'subject' | 'routes' | 'path'
> & {
  readonly kind: string;
  readonly list: List;
  readonly schema: Schema;
  /** The path of its pages, if it differs from their folder: `/sectors/` for `content/sectors/`. */
  readonly under?: string;
  readonly own?: (page: PageOf<Schema>, index: number, data: Data) => Own;
  readonly picture: (page: PageOf<Schema>, own: Own) => Picture;
  /** `act` goes under the words of its head. */
  readonly top: (page: PageOf<Schema>, picture: Picture, act: ReactNode, own: Own) => ReactNode;
  /** What its readers know of themselves, after the head or after what the page opens on. */
  readonly readers?: (page: PageOf<Schema>) => ReactElement;
  readonly below?: (page: PageOf<Schema>, own: Own) => ReactNode;
  /** The first of its questions. */
  readonly rows?: (page: PageOf<Schema>, own: Own) => ReactNode;
  /** What it is asked before its questions. */
  readonly asked?: (page: PageOf<Schema>) => PageOf<Schema>['faqs'];
  readonly questions?: string;
  readonly related?: string;
  /** What it ends with under that ground, if not with its own picture in the light. */
  readonly scene?: (
    page: PageOf<Schema>,
    above: SchemeName | undefined,
  ) => Scene | OwnPicture | undefined;
  /** What it costs at least, if not our least fee. */
  readonly price?: (page: PageOf<Schema>, own: Own) => string | undefined;
  /** The page above it in the breadcrumbs, if not Home. */
  readonly parent?: Breadcrumb;
  readonly areaServed?: (page: PageOf<Schema>) => string;
};

type OfferSchema = z.ZodType<z.infer<ReturnType<typeof offerPage<Record<never, never>>>>>;

/** A kind whose pages make an offer: a service, or our work for a place, a trade or an audience. */
export function offerKind<
  const List extends string,
  Schema extends OfferSchema,
  Own extends object = object,
>(offer: Offer<List, Schema, Own>) {
  const { kind, folder, titles, list, schema, isListed } = offer;
  const { under = `${folder.replace('content', '')}/`, areaServed = () => 'UK' } = offer;
  const asked = (page: PageOf<Schema>) => [...(offer.asked?.(page) ?? []), ...page.faqs];
  const routes: Routes = (site, subjects) => {
    // Loading stored the pages under their list's name; see `SiteOf`.
    const pages = site[list as string as keyof Site] as unknown as readonly PageOf<Schema>[];
    return pages.map((page, index) =>
      pageRoute({
        kind,
        path: page.path,
        source: page.source,
        props: {
          page,
          // A kind without `own` needs none.
          own: offer.own?.(page, index, site) as Own,
          exhibits: exhibitsOf(page, site),
          proof: proofOf(page, site),
          related: subjectsAt(page.related, subjects),
          least: site.prices.retainer[0]?.price ?? 0,
        },
        settings: site.settings,
        share: shareCard(page, page),
        element: ({ page, own, exhibits, proof, related, least }, { closing }) => {
          const picture = offer.picture(page, own);
          const text = { body: page.body, exhibits };
          const details = detailsOf(page.body, exhibits);
          const readers = offer.readers?.(page);
          // A page that opens on something as wide as itself lets its readers speak after that.
          const opens = readers && opensWide(text);
          // It stands on one colour, of its drawing or of its head.
          const scheme = groundOf(exhibits) ?? lightScheme(picture);
          const scene =
            offer.scene?.(page, scheme) ??
            ({ look: 'lit', picture: countedPicture(page, picture) } as const);
          const ending = typeof scene === 'object' ? scene.picture : picture;
          const act = (
            <div className="act">
              <a className="button" href="/contact">
                {closing.button}
              </a>
              <a className="link" href="/services#prices">
                {offer.price?.(page, own) ?? `From ${shortPrice(least)} a month`}
              </a>
            </div>
          );
          return (
            <>
              {offer.top(page, picture, act, own)}
              <div className={skyClass({ scheme })}>
                {!opens && readers}
                <Spreads {...text} details={details}>
                  {opens && readers}
                </Spreads>
                {offer.below?.(page, own)}
                <Proof proof={proof} />
                <section className="container questions">
                  <div className="answers">
                    <h2>{offer.questions ?? 'Questions and answers'}</h2>
                    {offer.rows?.(page, own)}
                    {details.map(({ name, heading, html }) => (
                      <details key={name}>
                        <summary>{name}</summary>
                        {/* A link to it opens it. */}
                        <div id={/id="([^"]+)"/.exec(heading)?.[1]}>
                          <Markup className="prose" html={html} />
                        </div>
                      </details>
                    ))}
                    <Faqs faqs={asked(page)} />
                  </div>
                  <Related
                    look=""
                    title={offer.related ?? 'Related pages'}
                    cards={cardsOf(related, ending, picture)}
                  />
                </section>
              </div>
              <Closing closing={closing} title={page.closing} scene={scene} above={scheme} />
            </>
          );
        },
        metadata: ({ page }, settings) => {
          const { path, name, metaTitle, description } = page;
          const url = absoluteUrl(settings.url, path);
          // The meta title names the offer; the headline may not.
          const offered = { name: metaTitle.replace(/ \| [^|]*$/, ''), description };
          return describe(page, settings, {
            trail: [...(offer.parent ? [offer.parent] : []), { name, path }],
            main: serviceNode(settings.url, url, { ...offered, areaServed: areaServed(page) }),
            nodes: [faqPage(url, asked(page))],
          });
        },
      }),
    );
  };
  const path = (_: unknown, name: string) => under + name;
  const row = { folder, titles, list, schema, path, subject: offerSubject, routes };
  return { ...row, ...(isListed && { isListed }) };
}
