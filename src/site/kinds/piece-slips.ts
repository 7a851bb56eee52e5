import { dataFile, type LoadedContent } from '../../engine/content/loaded-content.ts';
import type { Source } from '../../engine/content/source-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { Exhibit } from './exhibit.ts';
import type { Piece } from './project/piece.ts';

/** What is compared of a file, as far as its schema accepts it. */
type Page = {
  readonly exhibits?: readonly Partial<Exhibit>[];
  readonly proof?: string;
  readonly related?: readonly string[];
  readonly work?: Partial<Record<'project' | 'piece', string>> & { readonly figures?: unknown };
  readonly caseStudy?: string;
  readonly pieces?: readonly Partial<Piece>[];
};

/** The kinds of the pieces of each page, by its path; undefined for pages that are no project. */
type Projects = ReadonlyMap<string, readonly string[] | undefined>;

/** The kinds of the pieces of each example, by its id. */
type Examples = ReadonlyMap<unknown, readonly string[]>;

/** Pieces that pages ask for and no project or example has, and what a page would show twice. */
export function pieceSlips(content: LoadedContent): Problem[] {
  const projects: Projects = new Map(
    content.files.flatMap(({ value, page, isSound }): [string, readonly string[] | undefined][] => {
      // Of a file with problems it is not known what it will show.
      if (!page || !isSound) return [];
      const { caseStudy, pieces = [] } = Object(value) as Page;
      return [[page.path, caseStudy ? pieces.map(({ kind }) => String(kind)) : undefined]];
    }),
  );
  const examples = examplesIn(content);
  return content.files.flatMap(({ value, source }) => {
    if (Array.isArray(value)) {
      // A data file: of its items, services ask for work.
      return value.flatMap((one, at) => wrongWork(Object(one) as Page, source, projects, [at]));
    }
    const page = Object(value) as Page;
    const asked = [...wrongProof(page, source, projects), ...wrongWork(page, source, projects)];
    if (!Array.isArray(page.exhibits)) return asked;
    return [
      ...asked,
      ...missing(page.exhibits, source, projects),
      ...missingOfExamples(page.exhibits, source, examples),
      ...repeated(page, source),
    ];
  });
}

/** Of a file with problems it is not known what it will show. */
function examplesIn(content: LoadedContent): Examples {
  const examples = dataFile(content, 'examples');
  const all = examples?.isSound ? [examples.value].flat() : [];
  return new Map(
    all.map((one) => {
      const { id, pieces = [] } = Object(one) as { id?: unknown; pieces?: Partial<Piece>[] };
      return [id, pieces.map(({ kind }) => String(kind))];
    }),
  );
}

/** A piece of the project in a page's `related`. */
function wrongProof({ proof, related }: Page, source: Source, projects: Projects) {
  if (typeof proof !== 'string' || !Array.isArray(related)) return [];
  const project = related.find((path) => (projects.get(path) ?? []).length > 0);
  return without(project, proof, ['proof'], source, projects);
}

/** @param at where the page or the item is in its file. */
function wrongWork(
  { work }: Page,
  source: Source,
  projects: Projects,
  at: readonly PropertyKey[] = [],
) {
  const { project, piece, figures } = Object(work) as NonNullable<Page['work']>;
  if (figures) return notProject(project, [...at, 'work', 'project'], source, projects);
  if (typeof piece !== 'string') return [];
  return without(project, piece, [...at, 'work', 'piece'], source, projects);
}

/** A field that asks a project for a kind of piece that it has none of. */
function without(
  project: string | undefined,
  kind: string,
  at: readonly PropertyKey[],
  source: Source,
  projects: Projects,
) {
  // A link to no page at all is reported as such.
  if (project === undefined || !projects.has(project)) return [];
  const known = projects.get(project) ?? [];
  if (known.includes(kind)) return [];
  const its =
    known.length > 0 ? `It has ${known.join(', ')}: name one of them.` : 'It shows no work.';
  const field = at.filter((step) => typeof step === 'string').join('.');
  const message = `"${field}" is "${kind}", and ${project} has none. ${its}`;
  return [problem(source, at, message)];
}

/** A field that names another page than a project’s. */
function notProject(
  path: string | undefined,
  at: readonly PropertyKey[],
  source: Source,
  projects: Projects,
) {
  // A link to no page at all is reported as such.
  if (path === undefined || !projects.has(path) || projects.get(path)) return [];
  const known = [...projects].flatMap(([path, its]) => (its ? [path] : [])).join(', ');
  const message = `"project" is "${path}", which is no project’s page. It is one of ${known}.`;
  return [problem(source, at, message)];
}

function missing(exhibits: readonly Partial<Exhibit>[], source: Source, projects: Projects) {
  return exhibits.flatMap(({ kind = 'chart', project }, at) => {
    // A link to no page at all is reported as such.
    if (project === undefined || !projects.has(project)) return [];
    const pieces = projects.get(project);
    if (!pieces) return notProject(project, ['exhibits', at, 'project'], source, projects);
    if (kind === 'chart' || pieces.includes(kind)) return [];
    const its = pieces.length > 0 ? `${pieces.join(', ')} and its chart` : 'its chart alone';
    const message = `"kind" is "${kind}", and ${project} has none. It has ${its}.`;
    return [problem(source, ['exhibits', at, 'kind'], message)];
  });
}

function missingOfExamples(
  exhibits: readonly Partial<Exhibit>[],
  source: Source,
  examples: Examples,
) {
  return exhibits.flatMap(({ kind = 'feed', example }, at) => {
    const known = examples.get(example);
    // An id that is none is reported as such, and so is a chart.
    if (!known || kind === 'chart' || known.includes(kind)) return [];
    const message = `"kind" is "${kind}", and the example ${example} has none. It has ${known.join(', ')}.`;
    return [problem(source, ['exhibits', at, 'kind'], message)];
  });
}

/** Pieces that would look alike, `proof` included, and a portrait or words that stand twice. */
function repeated({ exhibits = [], proof }: Page, source: Source) {
  const names = exhibits.map(looksLike);
  const twice = exhibits.flatMap((_, at) => {
    const name = names[at];
    if (!name || names.indexOf(name) === at) return [];
    const message = `shows ${name}, as another one does. Show something else, or delete it.`;
    return [problem(source, ['exhibits', at], message)];
  });
  const at = exhibits.findIndex(({ kind }) => kind === proof);
  if (at < 0) return twice;
  const message = `"proof" is "${proof}", as item ${at + 1} of "exhibits" is. Name another kind, or delete the line.`;
  return [...twice, problem(source, ['proof'], message)];
}

/** What a page shows only once: pieces of one kind look alike, whosever they are. */
function looksLike({ kind, person, testimonial }: Partial<Exhibit>): string | undefined {
  if (kind === 'person') return person && `the portrait of ${person}`;
  if (kind === 'words') return testimonial && `the words of ${testimonial}`;
  return kind === 'figures' || kind === 'plate' ? undefined : `a piece of the kind ${kind}`;
}

function problem(source: Source, at: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: source.line(at), field: at, message };
}
