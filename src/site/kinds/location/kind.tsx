import { text } from '../../../engine/content/parts.ts';
import { facts } from '../../data/page-fields.ts';
import { Facts } from '../../ui/facts.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { skyClass } from '../../ui/sky.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { skyline, underWords } from '../pictures.ts';

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
  scene: skyline,
  areaServed: ({ place }) => place,
  picture: underWords,
  top: ({ place, title, intro, facts }, picture) => (
    <>
      <header className={skyClass(picture)}>
        <div className="location-head container">
          <div>
            <p className="label">{place}</p>
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <p className="lead">{intro}</p>
        </div>
      </header>
      <PictureImage className="cover cover--low" picture={picture} eager />
      <section className="location-facts dark" aria-label={`Facts about working in ${place}`}>
        <div className="container">
          <Facts facts={facts} />
        </div>
      </section>
    </>
  ),
});
