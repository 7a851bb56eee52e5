import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { defineFamily, type Routes } from '../family.ts';
import { offerRoutes } from '../offer-routes.tsx';
import { coverPicture } from '../pictures.ts';
import { offerSubject } from '../subject.ts';
import { sector } from './schema.ts';

/** One trade: the week as the people in it know it, then what we do about it. */
const routes: Routes = (site, subjects) =>
  offerRoutes(site, subjects, {
    kind: 'sector',
    pages: site.sectors,
    picture: (page) => coverPicture(page, 'low'),
    top: ({ name, title, intro, week }, picture) => (
      <>
        <PageHead label={`${name} marketing`} title={title} lead={intro} />
        <PictureImage className="cover cover--low" picture={picture} eager />
        <section className="week container" aria-label="Your week">
          <ol>
            {week.map(({ day, note }) => (
              <li key={day}>
                <b>{day}</b>
                <p>{note}</p>
              </li>
            ))}
          </ol>
        </section>
      </>
    ),
  });

export const sectorKind = defineFamily({
  folder: 'content/sectors',
  titles: ['Sector', 'Sectors'],
  list: 'sectors',
  schema: sector,
  path: (_, name) => `/sectors/${name}`,
  subject: offerSubject,
  routes,
});
