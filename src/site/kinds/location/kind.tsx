import { text } from '../../../engine/content/parts.ts';
import { facts } from '../../data/page-fields.ts';
import { Facts } from '../../ui/facts.tsx';
import { CoverHead } from '../cover-head.tsx';
import { endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { underWords } from '../pictures.ts';

const schema = offerPage({
  place: text(60).describe('The place that is served, such as Newcastle upon Tyne.'),
  facts,
});

/** Where its words stand, if not at the left in the sky of its view. */
const looks: Readonly<Record<string, string>> = {
  'arch-bridge': 'location-head--under',
  castle: 'location-head--right',
  barrier: 'location-head--across',
  train: 'location-head--across',
  'bridge-eye': 'location-head--across',
  viaduct: 'location-head--across location-head--long',
};

export const locationKind = offerKind({
  folder: 'content/locations',
  titles: ['Location', 'Locations'],
  list: 'locations',
  schema,
  under: '/',
  kind: 'location',
  scene: ({ view = '' }, above) => endingOf(view, above),
  areaServed: ({ place }) => place,
  picture: (page) => underWords(page, 'screen'),
  top: ({ place, title, intro, facts, view = '' }, picture, act) => (
    <CoverHead
      label={place}
      title={title}
      lead={intro}
      picture={picture}
      look={`location-head ${looks[view] ?? ''}`}
      foot={
        <div className="location-head__facts dark">
          <Facts facts={facts} />
          {act}
        </div>
      }
    />
  ),
});
