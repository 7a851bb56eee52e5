import { PictureImage } from '../../ui/picture.tsx';
import { defineFamily, type Routes } from '../family.ts';
import { offerRoutes } from '../offer-routes.tsx';
import { rowPicture } from '../pictures.ts';
import { offerSubject } from '../subject.ts';
import { audience } from './schema.ts';

/** One kind of reader: three problems in their words, each with its answer, then the price. */
const routes: Routes = (site, subjects) =>
  offerRoutes(site, subjects, {
    kind: 'audience',
    closing: 'light',
    pages: site.audiences,
    own: (_, index) => ({ index }),
    picture: (page, { index }) => rowPicture(page, index, 'case'),
    top: ({ name, title, intro, problems }, picture) => (
      <>
        <header className="audience-head container">
          <div>
            <p className="label">Who we help: {name}</p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="lead">{intro}</p>
          </div>
          <PictureImage picture={picture} eager />
        </header>
        <section className="problems container" aria-label="Problems and answers">
          {problems.map(({ problem, answer }) => (
            <div key={problem}>
              <h2>{problem}</h2>
              <p>{answer}</p>
            </div>
          ))}
        </section>
      </>
    ),
    below: ({ cost }) => (
      <section className="cost container">
        <h2>What it costs</h2>
        <p>{cost}</p>
        <a className="button" href="/contact">
          Get in touch
        </a>
      </section>
    ),
  });

export const audienceKind = defineFamily({
  folder: 'content/who-we-help',
  titles: ['Audience page', 'Who we help'],
  list: 'audiences',
  schema: audience,
  path: (_, name) => `/who-we-help/${name}`,
  subject: offerSubject,
  routes,
});
