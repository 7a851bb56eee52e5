import type { PieceKind } from '../../data/piece-fields.ts';
import type { Exhibit } from '../exhibit.ts';
import type { Site } from '../site.ts';
import { piecesOf, type ShownPiece } from './shown-piece.ts';

/** A piece of a project that a page relates to, which shows that we have done it. */
export type ShownProof = {
  readonly piece: Omit<ShownPiece, 'section'>;
  /** The path and the headline of the project's page. */
  readonly path: string;
  readonly title: string;
};

type Proven = {
  readonly exhibits?: readonly Exhibit[] | undefined;
  readonly related: readonly string[];
  readonly proof?: PieceKind | undefined;
};

/**
 * The piece of the kind that a page asks for, of the project in its list; else the first one of a
 * kind that does not stand beside its text already.
 */
export function proofOf(
  { related, proof, exhibits = [] }: Proven,
  site: Site,
): ShownProof | undefined {
  const project = site.projects.find(({ path }) => related.includes(path));
  if (!project) return undefined;
  const shown: readonly string[] = exhibits.map(({ kind }) => kind);
  const pieces = piecesOf(project, site).filter(({ kind }) => !shown.includes(kind));
  const found = pieces.find(({ kind }) => kind === proof) ?? pieces[0];
  if (!found) return undefined;
  const { section, ...piece } = found;
  return { piece, path: project.path, title: project.title };
}
