import { drawnInWords } from '../data/case-study.ts';
import { fullPrice } from '../data/money.ts';
import type { Service } from '../data/service.ts';
import { founderOf } from '../data/settings.ts';
import type { Exhibit } from './exhibit.ts';
import { piecesOf, shownExample } from './project/shown-piece.ts';
import { chartOf, clientInks } from './project/subject.ts';
import type { Site } from './site.ts';

export type ShownExhibit = ReturnType<typeof shownExhibit>;

type Exhibits = { readonly exhibits?: readonly Exhibit[] | undefined };

/** A page's exhibits, in the order of its file. */
export function exhibitsOf({ exhibits = [] }: Exhibits, site: Site): ShownExhibit[] {
  return exhibits.map((exhibit) => shownExhibit(exhibit, site));
}

/** The schema and the checks across files ensure that everything referred to exists. */
function shownExhibit(exhibit: Exhibit, site: Site) {
  const { kind, section, project = '', figures = [], crowd, drawing } = exhibit;
  const { struck = [], instead = '' } = exhibit;
  const found = studied(project, site);
  const example = site.examples.find(({ id }) => id === exhibit.example);
  const made = example?.pieces.find((piece) => piece.kind === kind);
  return {
    ...{ kind, section, figures, struck, instead, drawing },
    // The figure is what is lit, so that they can’t differ.
    crowd: crowd && { ...crowd, lit: Number(figures.at(-1)?.figure) },
    from: found?.from,
    piece: example && made ? shownExample(example, made, section) : found?.piece(kind),
    ...(found && kind === 'chart' && found.charted()),
    words: site.testimonials.find(({ id }) => id === exhibit.testimonial),
    person: site.settings.people.find(({ id }) => id === exhibit.person),
    sum: sumOf(exhibit, site),
  };
}

/** The sum that readers work out, with what a month costs today. */
function sumOf({ leaves, withAds = false }: Exhibit, { prices, settings }: Site) {
  if (!leaves) return undefined;
  const [smallest] = prices.retainer;
  const month = (smallest?.price ?? 0) + (withAds ? prices.minimumAdSpend : 0);
  const [reader = 'us'] = founderOf(settings)?.name.split(' ') ?? [];
  const pays = `${withAds ? 'ads and our fee' : 'our fee'}, ${fullPrice(month)}`;
  return { leaves, month, pays, reader };
}

/** The evidence for a service: a piece of a project, or its figures. */
export function shownWork({ project, piece, figures }: NonNullable<Service['work']>, site: Site) {
  const found = studied(project, site);
  return found && { from: found.from, figures, piece: found.piece(piece) };
}

export function shownPiece(path: string, kind: string, site: Site) {
  const found = studied(path, site);
  const piece = found?.piece(kind);
  return found && piece && { piece, from: found.from };
}

function studied(path: string, site: Site) {
  const project = site.projects.find((one) => one.path === path);
  if (!project) return undefined;
  const { caseStudy } = project;
  const { brand } = clientInks(caseStudy.client, site.clients);
  return {
    from: { path, client: caseStudy.client },
    piece: (kind?: string) => piecesOf(project, site).find((one) => one.kind === kind),
    charted: () => ({ chart: chartOf(caseStudy, brand), counts: drawnInWords(caseStudy.image) }),
  };
}
