import type { PieceKind } from '../../data/piece-fields.ts';
import type { Exhibit } from '../exhibit.ts';
import type { Site } from '../site.ts';
import { PlayedPiece } from './pieces.tsx';
import { isStoryboard, piecesOf } from './shown-piece.ts';

export type ShownProof = NonNullable<ReturnType<typeof proofOf>>;

type Proven = {
  readonly exhibits?: readonly Exhibit[] | undefined;
  readonly related: readonly string[];
  readonly proof?: PieceKind | undefined;
};

/**
 * A piece of the first project among the related pages, as evidence: of the kind that the page asks
 * for or, by default, the first that isn't already beside its text.
 */
export function proofOf({ related, proof, exhibits = [] }: Proven, site: Site) {
  const project = site.projects.find(({ path }) => related.includes(path));
  if (!project) return undefined;
  const shown: readonly string[] = exhibits.map(({ kind }) => kind);
  const pieces = piecesOf(project, site).filter(({ kind }) => !shown.includes(kind));
  const found = pieces.find(({ kind }) => kind === proof) ?? pieces[0];
  if (!found) return undefined;
  const { section, ...piece } = found;
  return { piece, path: project.path, title: project.title };
}

/** The piece at full width, with its result and a link to its project. */
export function Proof({ proof }: { proof: ShownProof | undefined }) {
  if (!proof) return null;
  const { piece, path, title } = proof;
  return (
    <figure className={`proof dark${isStoryboard(piece) ? ' animatic' : ''}`}>
      <PlayedPiece piece={piece} />
      <figcaption>
        <b>{piece.figure}</b>
        <p>{piece.caption}</p>
        <a className="link" href={path}>
          {title}
        </a>
      </figcaption>
    </figure>
  );
}
