import { text } from '../../../engine/content/parts.ts';
import { facts } from '../../data/page-fields.ts';
import { Facts } from '../../ui/facts.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { atTop, skyClass } from '../../ui/sky.ts';
import { endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { underWords } from '../pictures.ts';

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
  isTold: true,
  scene: ({ view = '' }, above) => endingOf(view, above),
  areaServed: ({ place }) => place,
  picture: underWords,
  top: ({ place, title, intro, facts }, picture) => (
    <div className="first-screen">
      <header className={atTop(skyClass(picture))}>
        <div className="location-head container">
          <div>
            <p className="label">{place}</p>
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <div>
            <p className="lead">{intro}</p>
            <Facts facts={facts} />
          </div>
        </div>
      </header>
      <PictureImage className="cover cover--low" picture={picture} eager />
    </div>
  ),
});
