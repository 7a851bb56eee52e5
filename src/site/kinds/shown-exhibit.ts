import type { CaseStudy } from '../data/case-study.ts';
import { projectLink } from '../data/project-link.ts';
import type { Person } from '../data/settings.ts';
import type { Testimonial } from '../data/testimonial.ts';
import type { Chart } from '../illustration/series-layout.ts';
import type { Exhibit } from './exhibit.ts';
import { piecesOf, type ShownPiece, shownExample } from './project/shown-piece.ts';
import { chartOf } from './project/subject.ts';
import type { Site } from './site.ts';

/** The project that something is from: the path of its page, and its client. */
type From = { readonly path: string; readonly client: string };

/** What a project proves something by: which piece, or which figures. */
type WorkAsked = {
  readonly project: string;
  readonly piece?: string | undefined;
  readonly figures?: Exhibit['figures'];
};

/** The same with all that is shown of it. */
export type ShownWork = (Figures & { readonly from: From }) | ShownPart;

type Figures = {
  readonly kind: 'figures';
  readonly figures: NonNullable<Exhibit['figures']>;
};

type ShownPart = { readonly kind: 'piece'; readonly piece: ShownPiece; readonly from: From };

/** What stands beside a text, with all that is shown of it. */
export type ShownExhibit = { readonly section: string } & (
  | (Omit<ShownPart, 'from'> & { readonly from?: From | undefined })
  | Figures
  | { readonly kind: 'chart'; readonly chart: Chart; readonly counts: string; readonly from: From }
  | { readonly kind: 'plate'; readonly struck: readonly string[]; readonly instead: string }
  | { readonly kind: 'words'; readonly words: Testimonial }
  | { readonly kind: 'person'; readonly person: Person }
);

/** What a page shows beside its text, in the order of its file. */
export function exhibitsOf(
  { exhibits = [] }: { readonly exhibits?: readonly Exhibit[] | undefined },
  site: Site,
): ShownExhibit[] {
  return exhibits.flatMap((exhibit) => shownExhibit(exhibit, site) ?? []);
}

/** The schema and the comparison of files have seen to it that what it names is there. */
function shownExhibit(exhibit: Exhibit, site: Site): ShownExhibit | undefined {
  const { kind, section, figures = [], struck = [], instead = '' } = exhibit;
  switch (kind) {
    case 'figures':
      return { section, kind, figures };
    case 'plate':
      return { section, kind, struck, instead };
    case 'words': {
      const words = site.testimonials.find(({ id }) => id === exhibit.testimonial);
      return words && { section, kind, words };
    }
    case 'person': {
      const person = site.settings.people.find(({ id }) => id === exhibit.person);
      return person && { section, kind, person };
    }
    default:
      return exhibit.example ? fromExample(exhibit, site) : fromProject(exhibit, site);
  }
}

function fromProject({ kind, section, project = '' }: Exhibit, site: Site) {
  if (kind !== 'chart') {
    const work = shownWork({ project, piece: kind }, site);
    return work && { section, ...work };
  }
  const found = studied(project, site);
  return found && { section, kind, from: found.from, ...charted(found.study) };
}

/** What proves a service: a piece of a project, or figures of it. */
export function shownWork(work: WorkAsked, site: Site): ShownWork | undefined {
  const found = studied(work.project, site);
  if (!found) return undefined;
  const { project, from } = found;
  if (work.figures) return { kind: 'figures', figures: work.figures, from };
  const piece = piecesOf(project, site).find(({ kind }) => kind === work.piece);
  return piece && { kind: 'piece', piece, from };
}

/** The project at a path, with its case study. */
function studied(path: string, { projects, caseStudies }: Site) {
  const project = projects.find((one) => one.path === path);
  const study = caseStudies.find((one) => projectLink(one) === path);
  return project && study && { project, study, from: { path, client: study.client } };
}

function fromExample({ kind, section, example: name }: Exhibit, site: Site) {
  const example = site.examples.find(({ id }) => id === name);
  const piece = example?.pieces.find((one) => one.kind === kind);
  return (
    example &&
    piece && { section, kind: 'piece' as const, piece: shownExample(example, piece, section) }
  );
}

function charted(study: CaseStudy) {
  return { chart: chartOf(study), counts: drawnInWords(study.image) };
}
