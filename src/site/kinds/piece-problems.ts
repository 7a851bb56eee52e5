import { dataFile, type LoadedContent } from '../../engine/content/loaded-content.ts';
import { problemAt } from '../../engine/content/source-file.ts';
import { type Fault, namedFault, type Problem } from '../../engine/kernel/problem.ts';
import type { Exhibit } from './exhibit.ts';
import type { Piece } from './project/piece.ts';

/** The fields compared here, as far as the schema accepts them. */
type Page = {
  readonly exhibits?: readonly Partial<Exhibit>[];
  readonly proof?: string;
  readonly related?: readonly string[];
  readonly work?: Partial<Record<'project' | 'piece', string>> & { readonly figures?: unknown };
  readonly how?: { readonly proof?: { readonly project?: string } };
  readonly caseStudy?: object;
  readonly tip?: { readonly project?: string };
  readonly pieces?: readonly Partial<Piece>[];
};

/** A field that refers to a piece of a project or an example. */
type Request = Partial<Pick<Exhibit, 'project' | 'example'>> & {
  readonly at: readonly PropertyKey[];
  readonly kind?: string | undefined;
};

/** Kinds of pieces by page and by example; undefined for a page that is not a project. */
type Known = Record<'projects' | 'examples', ReadonlyMap<string, readonly string[] | undefined>>;

type Found = readonly [at: readonly PropertyKey[], fault: Fault];

/** References to missing pieces, and duplicates on one page. */
export function pieceProblems(content: LoadedContent): Problem[] {
  const known = piecesIn(content);
  return content.files.flatMap(({ value, source }) => {
    const page = Object(value) as Page;
    const items = Array.isArray(value) ? value : [];
    const requests = [
      ...requestsOf(page, known),
      ...items.flatMap((one, at) => workRequest(Object(one) as Page, [at])),
    ];
    const found = [...requests.flatMap((one) => missing(one, known)), ...repeated(page)];
    return found.map(([at, fault]) => problemAt(source, at, fault));
  });
}

function piecesIn(content: LoadedContent): Known {
  const kinds = (pieces: Page['pieces'] = []) => pieces.map(({ kind }) => String(kind));
  const projects = content.files.flatMap(({ value, page, isSound }) => {
    // A file with problems may still get the piece.
    if (!page || !isSound) return [];
    const { caseStudy, pieces } = Object(value) as Page;
    return [[page.path, caseStudy ? kinds(pieces) : undefined] as const];
  });
  const examples = dataFile(content, 'examples');
  // The schema has validated them.
  const all = (examples?.isSound ? examples.value : []) as readonly (Page & { id: string })[];
  return {
    projects: new Map(projects),
    examples: new Map(all.map(({ id, pieces }) => [id, kinds(pieces)])),
  };
}

function requestsOf(page: Page, { projects }: Known): Request[] {
  const { exhibits, proof, related } = page;
  const project = listed(related).find((path) => projects.get(path)?.length);
  return [
    { at: ['proof'], kind: proof, project },
    ...workRequest(page, []),
    { at: ['tip', 'project'], project: page.tip?.project },
    { at: ['how', 'proof', 'project'], project: page.how?.proof?.project },
    ...listed(exhibits).map(({ kind, project, example }, at) => ({
      at: ['exhibits', at, 'kind'],
      kind,
      project,
      example,
    })),
  ];
}

function workRequest({ work }: Page, at: readonly PropertyKey[]): Request[] {
  if (!work) return [];
  const { project, piece, figures } = work;
  return [{ at: [...at, 'work', 'piece'], kind: figures ? 'figures' : piece, project }];
}

function missing({ at, kind, project = '', example }: Request, known: Known): Found[] {
  const pieces = example ? known.examples.get(example) : known.projects.get(project);
  if (!pieces) {
    // Broken links and unknown examples are reported elsewhere.
    if (example || !known.projects.has(project)) return [];
    const others = [...known.projects].flatMap(([path, pieces]) => (pieces ? [path] : []));
    const message = `is "${project}", which is no project’s page. It is one of ${others.join(', ')}.`;
    return [[[...at.slice(0, -1), 'project'], namedFault('"project"', 'unknown-value', message)]];
  }
  if (!kind || kind === 'chart' || kind === 'figures' || pieces.includes(kind)) return [];
  const offered = at[0] === 'exhibits' && !example ? [...pieces, 'chart'] : pieces;
  const field = at.filter((step) => typeof step === 'string' && step !== 'exhibits').join('.');
  const choice = offered.length > 0 ? ` It has ${offered.join(', ')}.` : '';
  const message = `is "${kind}", and ${example ? `the example ${example}` : project} has none.${choice}`;
  return [[at, namedFault(`"${field}"`, 'unknown-value', message)]];
}

/** Duplicates among the exhibits and `proof`: pieces of one kind, portraits, testimonials. */
function repeated({ exhibits, proof }: Page): Found[] {
  const all = listed(exhibits);
  const names = all.map(looksLike);
  const twice = names.flatMap((name, at): Found[] => {
    if (!name || names.indexOf(name) === at) return [];
    const message = `shows ${name}, as another one does. Show something else, or delete it.`;
    return [[['exhibits', at], { code: 'repeated-value', message }]];
  });
  const at = all.findIndex(({ kind }) => kind && kind === proof);
  if (at < 0) return twice;
  const message = `is "${proof}", as item ${at + 1} of "exhibits" is. Name another kind, or delete the line.`;
  return [...twice, [['proof'], namedFault('"proof"', 'repeated-value', message)]];
}

/** A key for what may appear once on a page: all pieces of one kind look alike. */
function looksLike({ kind, person, testimonial, drawing }: Partial<Exhibit>): string | undefined {
  if (kind === 'person') return person && `the portrait of ${person}`;
  if (kind === 'drawing') return drawing && `the drawing ${drawing}`;
  if (kind === 'words') return testimonial && `the words of ${testimonial}`;
  return kind === 'figures' || kind === 'plate' ? undefined : `a piece of the kind ${kind}`;
}

/** In a file with problems, a list may be anything. */
function listed<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list : [];
}
