import type { PieceKind } from '../../data/piece-fields.ts';
import type { Site } from '../site.ts';
import { PlayedPiece } from './pieces.tsx';
import { isStoryboard, piecesOf } from './shown-piece.ts';

export type ShownProof = NonNullable<ReturnType<typeof proofOf>>;

type Proven = { readonly related: readonly string[]; readonly proof?: PieceKind | undefined };

/** The piece that the page names, of the first project among its related pages. */
export function proofOf({ related, proof }: Proven, site: Site) {
  const project = site.projects.find(({ path }) => related.includes(path));
  const found = project && piecesOf(project, site).find(({ kind }) => kind === proof);
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
