import { text } from '../../../engine/content/parts.ts';
import { facts } from '../../data/page-fields.ts';
import { Facts } from '../../ui/facts.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { atTop, skyClass } from '../../ui/sky.ts';
import { arrangementBefore, endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { underWords } from '../pictures.ts';
import { pictureBeside, SplitHead } from '../split-head.tsx';

const schema = offerPage({
  place: text(60).describe('The place that is served, such as Newcastle upon Tyne.'),
  facts,
});

export const locationKind = offerKind({
  folder: 'content/locations',
  titles: ['Location', 'Locations'],
  list: 'locations',
  schema,
  under: '/',
  kind: 'location',
  own: (_, index) => ({ index }),
  isTold: true,
  ending: ({ view = '' }) => arrangementBefore(view),
  scene: ({ view = '' }, above) => endingOf(view, above),
  areaServed: ({ place }) => place,
  picture: (page, { index }) =>
    headOf(page.view, index) === 'beside' ? pictureBeside(page, index + 1) : underWords(page),
  top: ({ place, title, intro, facts, view }, picture, { index }) => {
    const head = headOf(view, index);
    if (head === 'beside') {
      return (
        <SplitHead label={place} title={title} lead={intro} picture={picture}>
          <div className="location-head__facts">
            <Facts facts={facts} />
          </div>
        </SplitHead>
      );
    }
    const isIn = head === 'facts';
    return (
      <>
        <header className={atTop(skyClass(picture))}>
          <div className="location-head container">
            <div>
              <p className="label">{place}</p>
              <h1 tabIndex={-1}>{title}</h1>
            </div>
            <div className={isIn ? 'location-head__facts' : undefined}>
              <p className="lead">{intro}</p>
              {isIn && <Facts facts={facts} />}
            </div>
          </div>
        </header>
        <PictureImage className="cover cover--low" picture={picture} eager />
        {!isIn && (
          <section className="location-facts dark" aria-label={`Facts about working in ${place}`}>
            <div className="container">
              <Facts facts={facts} />
            </div>
          </section>
        )}
      </>
    );
  },
});

/** Views whose point is at their right stand beside the words. */
const upright: ReadonlySet<string> = new Set(['great-bridge', 'tram-hill', 'viewfinder']);

/** The others differ from their neighbours in the list of places: facts in the head, or under it. */
const headOf = (view: string | undefined, index: number) =>
  view && upright.has(view) ? 'beside' : index % 3 === 0 ? 'facts' : 'band';
