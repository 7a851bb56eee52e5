/** One result, as high as one unit of the picture, with a little of the ground above it. */
const unit = '.72 .28';

type PairsProps = { pairs: readonly { better: number; other: number }[] };

/** Results of two ads, each one drawn: what the better has more of decides. */
export function Pairs({ pairs }: PairsProps) {
  const highest = Math.max(...pairs.map(({ better }) => better));
  return (
    <figure className="pairs">
      {pairs.map(({ better, other }) => (
        <p key={better}>
          <svg viewBox={`0 -${highest} 5 ${highest}`} preserveAspectRatio="none" aria-hidden="true">
            <path strokeDasharray={unit} d={`M1 0V-${other}M4 0V-${other}`} />
            <path className="pairs__gap" strokeDasharray={unit} d={`M1 -${other}V-${better}`} />
          </svg>
          <b>{better - other}</b> more: {better} against {other}
        </p>
      ))}
    </figure>
  );
}
