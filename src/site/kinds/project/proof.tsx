import { PieceImage } from './pieces.tsx';
import type { ShownProof } from './shown-proof.ts';

/** A piece of our work across the page, what came of it, and the way to its project. */
export function Proof({ proof }: { proof: ShownProof | undefined }) {
  if (!proof) return null;
  const { piece, path, title } = proof;
  return (
    <figure className={`proof dark${piece.narrow ? ' proof--wide' : ''}`}>
      <PieceImage piece={piece} />
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
