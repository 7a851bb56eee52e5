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

/** What stands beside a text, with all that is shown of it. */
export type ShownExhibit = { readonly section: string } & (
  | { readonly kind: 'piece'; readonly piece: ShownPiece; readonly from?: From | undefined }
  | { readonly kind: 'chart'; readonly chart: Chart; readonly counts: string; readonly from: From }
  | { readonly kind: 'figures'; readonly figures: NonNullable<Exhibit['figures']> }
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

function fromProject({ kind, section, project: path }: Exhibit, site: Site) {
  const project = site.projects.find((one) => one.path === path);
  const study = site.caseStudies.find((one) => projectLink(one) === path);
  if (!project || !study) return undefined;
  const from = { path: project.path, client: study.client };
  if (kind === 'chart') return { section, kind, from, ...charted(study) };
  const piece = piecesOf(project, site).find((one) => one.kind === kind);
  return piece && { section, kind: 'piece' as const, piece, from };
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
  return { chart: chartOf(study), counts: study.metrics[0] ?? '' };
}
