import { shownFilm } from '../../../engine/content/blocks/film-figure.ts';
import { shownPhotograph } from '../../../engine/content/shown-photograph.ts';
import type { Site } from '../site.ts';
import { type Subjects, subjectsAt } from '../subject.ts';
import { piecesOf } from './shown-piece.ts';

export type ShownProject = ReturnType<typeof shownProject>;

/** A project page's props, gathered from all files that mention it. */
export function shownProject(project: Site['projects'][number], site: Site, subjects: Subjects) {
  const { path, films = [], photos, related, services, team, testimonial } = project;
  return {
    project,
    subject: subjects.get(path),
    pieces: piecesOf(project, site),
    team: site.settings.people.filter(({ id }) => team?.includes(id)),
    films: films.flatMap((name) => {
      const film = site.films.find(({ id }) => id === name);
      return film ? [shownFilm(film, site.media)] : [];
    }),
    photographs: photos?.map((photo) => shownPhotograph(photo, site.media)),
    related: subjectsAt(related, subjects),
    next: nextOf(project, site.projects),
    services: site.services
      .filter(({ id }) => services.includes(id))
      .map(({ id, title }) => ({ id, title })),
    words: site.testimonials.find(({ id }) => id === testimonial),
  };
}

/** The one before it in time; after the oldest, the newest. */
function nextOf(project: Site['projects'][number], all: Site['projects']) {
  const next = all.at(all.indexOf(project) + 1 - all.length);
  if (!next || next === project) return undefined;
  return { path: next.path, title: next.title, figure: next.caseStudy.metrics[0] };
}
