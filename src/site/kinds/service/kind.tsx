import { PictureImage } from '../../ui/picture.tsx';
import { Steps } from '../../ui/steps.tsx';
import { defineFamily, type Routes } from '../family.ts';
import { offerRoutes } from '../offer-routes.tsx';
import { posterPicture } from '../pictures.ts';
import { servicesPath } from '../services/schema.ts';
import { offerSubject } from '../subject.ts';
import { servicePage } from './schema.ts';

/** One way of working with us: a poster, the steps it runs in, what it includes. */
const routes: Routes = (site, subjects) =>
  offerRoutes(site, subjects, {
    kind: 'service',
    pages: site.servicePages,
    parent: { name: 'Services', path: servicesPath },
    questions: 'Questions before you sign',
    related: 'Work and articles on this',
    own: (page, index) => ({
      index,
      includes: site.services
        .filter(({ id }) => page.services.includes(id))
        .map(({ id, title, whatYouGet }) => ({ id, title, whatYouGet })),
    }),
    picture: (page, { index }) => posterPicture(page, index),
    top: ({ name, title, intro, steps }, picture) => (
      <>
        <section className="service-head">
          <div className="service-head__text container">
            <p className="label">{name}</p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="lead">{intro}</p>
            <a className="button" href="/contact">
              Get in touch
            </a>
          </div>
          <PictureImage picture={picture} eager />
        </section>
        <Steps title="How it runs" steps={steps} />
      </>
    ),
    below: (_, { includes }) => (
      <section className="includes container">
        <h2>What it includes</h2>
        <div>
          {includes.map(({ id, title, whatYouGet }) => (
            <div key={id}>
              <h3>
                <a href={`/services#${id}`}>{title}</a>
              </h3>
              <ul>
                {whatYouGet.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    ),
  });

export const serviceKind = defineFamily({
  folder: 'content/services',
  titles: ['Service', 'Services'],
  list: 'servicePages',
  isListed: true,
  schema: servicePage,
  path: (_, name) => `/services/${name}`,
  subject: offerSubject,
  routes,
});
