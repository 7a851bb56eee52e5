import { shownFilm } from '../../../engine/content/blocks/film-figure.ts';
import type { PageOf } from '../../../engine/content/content-page.ts';
import { photographUrls, shownPhotograph } from '../../../engine/content/shown-photograph.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { projectLink } from '../../data/project-link.ts';
import { shareImage } from '../../seo/describe.ts';
import { creativeWork } from '../../seo/json-ld/main-entity.ts';
import { describePage } from '../describe-page.ts';
import { defineFamily } from '../family.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import type { Site } from '../site.ts';
import { subjectsAt } from '../subject.ts';
import { workPath } from '../work/schema.ts';
import { Project } from './page.tsx';
import { project } from './schema.ts';
import { piecesOf } from './shown-piece.ts';
import { projectSubject } from './subject.ts';

type ProjectPage = PageOf<typeof project>;

const routes: Routes = (site, subjects) =>
  site.projects.map((project) => {
    const { path, title, date, related, source } = project;
    const subject = subjects.get(path);
    const photographs = project.photos?.map((photo) => shownPhotograph(photo, site.media));
    return pageRoute({
      kind: 'project',
      path,
      source,
      lastModified: date,
      props: {
        ...{
          project,
          subject,
          pieces: piecesOf(project, site),
          team: site.settings.people.filter(({ id }) => project.team?.includes(id)),
          films: filmsOf(project, site),
          photographs,
          related: subjectsAt(related, subjects),
        },
        ...clientAndServices(project, site),
      },
      settings: site.settings,
      share: shareCard(project, subject),
      element: (props, { closing }) => <Project {...props} closing={closing} />,
      metadata: ({ project, films, photographs = [] }, settings) => {
        const { description } = project;
        const base = settings.url;
        const url = absoluteUrl(base, path);
        const shown = photographs.map(({ photograph }) => photograph);
        const image = [shareImage(base, path), ...photographUrls(shown, 'gallery', base)];
        return describePage(project, settings, {
          type: 'ItemPage',
          films,
          published: date,
          trail: [
            { name: 'Work', path: workPath },
            { name: title, path },
          ],
          main: creativeWork({ base, url, name: title, description, image, date }),
        });
      },
    });
  });

function filmsOf({ films = [] }: ProjectPage, site: Site) {
  return films.flatMap((name) => {
    const film = site.films.find(({ id }) => id === name);
    return film ? [shownFilm(film, site.media)] : [];
  });
}

/** What other files say of a project. */
function clientAndServices(project: ProjectPage, site: Site) {
  const study = site.caseStudies.find((study) => projectLink(study) === project.path);
  return {
    study: study && { client: study.client, metrics: study.metrics, cost: study.cost },
    services: site.services
      .filter(({ id }) => project.services.includes(id))
      .map(({ id, title }) => ({ id, title })),
    words: site.testimonials.find(({ id }) => id === project.testimonial),
  };
}

export const projectKind = defineFamily({
  folder: 'content/projects',
  titles: ['Project', 'Projects'],
  list: 'projects',
  schema: project,
  path: (_, name) => `/projects/${name}`,
  subject: projectSubject,
  words: { min: 500 },
  routes,
});
