import { Facts } from '../../ui/facts.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { defineFamily, type Routes } from '../family.ts';
import { offerRoutes } from '../offer-routes.tsx';
import { coverPicture } from '../pictures.ts';
import { offerSubject } from '../subject.ts';
import { location } from './schema.ts';

/** One place: its facts along the ruler under a wide picture, then how we work there. */
const routes: Routes = (site, subjects) =>
  offerRoutes(site, subjects, {
    kind: 'location',
    closing: 'light',
    pages: site.locations,
    areaServed: ({ place }) => place,
    picture: (page) => coverPicture(page, 'low'),
    top: ({ place, title, intro, facts }, picture) => (
      <>
        <header className="location-head container">
          <div>
            <p className="label">{place}</p>
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <p className="lead">{intro}</p>
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

export const locationKind = defineFamily({
  folder: 'content/locations',
  titles: ['Location', 'Locations'],
  list: 'locations',
  schema: location,
  path: (_, name) => `/${name}`,
  subject: offerSubject,
  routes,
});
