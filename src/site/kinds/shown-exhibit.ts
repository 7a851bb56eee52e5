import { type CaseStudy, drawnInWords } from '../data/case-study.ts';
import { projectLink } from '../data/project-link.ts';
import type { Service } from '../data/service.ts';
import type { Exhibit } from './exhibit.ts';
import { piecesOf, type ShownPiece, shownExample } from './project/shown-piece.ts';
import { chartOf } from './project/subject.ts';
import type { Site } from './site.ts';

/** What stands beside a part of a text, with everything that it shows. */
export type ShownExhibit = NonNullable<ReturnType<typeof shownExhibit>> & Pick<Exhibit, 'section'>;

/** A piece of a project, or figures of it. */
export type ShownWork = NonNullable<ReturnType<typeof shownWork>>;

/** What a page shows beside its text, in the order of its file. */
export function exhibitsOf(
  { exhibits = [] }: { readonly exhibits?: readonly Exhibit[] | undefined },
  site: Site,
): ShownExhibit[] {
  return exhibits.flatMap((exhibit) => {
    const shown = shownExhibit(exhibit, site);
    return shown ? [{ ...shown, section: exhibit.section }] : [];
  });
}

/** The schema and the comparison of files ensure that what it names is there. */
function shownExhibit(exhibit: Exhibit, site: Site) {
  const { kind, project = '', figures = [], struck = [], instead = '' } = exhibit;
  switch (kind) {
    case 'figures':
      return { kind, figures };
    case 'plate':
      return { kind, struck, instead };
    case 'words': {
      const words = site.testimonials.find(({ id }) => id === exhibit.testimonial);
      return words && { kind, words };
    }
    case 'person': {
      const person = site.settings.people.find(({ id }) => id === exhibit.person);
      return person && { kind, person };
    }
    case 'chart': {
      const found = studied(project, site);
      return found && { kind, from: found.from, ...counted(found.study) };
    }
    default:
      return exhibit.example ? fromExample(exhibit, site) : shownPiece(project, kind, site);
  }
}

/** What proves a service: a piece of a project, or figures of it. */
export function shownWork({ project, piece, figures }: NonNullable<Service['work']>, site: Site) {
  if (!figures) return shownPiece(project, piece, site);
  const found = studied(project, site);
  return found && { kind: 'figures' as const, figures, from: found.from };
}

/** A project's piece of a kind, and whose it is. */
export function shownPiece(path: string, kind: string | undefined, site: Site) {
  const found = studied(path, site);
  const piece = found && piecesOf(found.project, site).find((one) => one.kind === kind);
  return piece && { kind: 'piece' as const, piece, from: found.from };
}

type FromExample = {
  readonly kind: 'piece';
  readonly piece: ShownPiece;
  readonly from?: undefined;
};

function fromExample(
  { kind, section, example: name }: Exhibit,
  site: Site,
): FromExample | undefined {
  const example = site.examples.find(({ id }) => id === name);
  const piece = example?.pieces.find((one) => one.kind === kind);
  if (!example || !piece) return undefined;
  return { kind: 'piece', piece: shownExample(example, piece, section) };
}

function counted(study: CaseStudy) {
  return { chart: chartOf(study), counts: drawnInWords(study.image) };
}

/** The project at a path, with its case study, and whose it is. */
function studied(path: string, { projects, caseStudies }: Site) {
  const project = projects.find((one) => one.path === path);
  const study = caseStudies.find((one) => projectLink(one) === path);
  return project && study && { project, study, from: { path, client: study.client } };
}
