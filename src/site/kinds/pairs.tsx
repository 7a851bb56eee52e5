import { fewestToBeat } from './verdict.ts';

const rows = 4;

/** A fish from its mouth, then its eye. */
const fish = 'q36-35 65-3l26-15v36l-26-15q-29 32-65-3zm14-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0z';

/** From that eye to the mouth of the fish above. */
const above = 'm-14-46';

const mouth = (at: number) => [100 * Math.floor(at / rows), 50 * (rows - (at % rows)) - 25];

/** The results from one place to another, column by column, each from the bottom. */
function shoal(from: number, to: number): string {
  const start = (at: number) =>
    at === from || at % rows === 0 ? `M${mouth(at).join(' ')}` : above;
  return Array.from({ length: to - from }, (_, at) => start(from + at) + fish).join('');
}

const boxOf = (results: number) => `0 0 ${100 * Math.ceil(results / rows) - 9} ${50 * rows}`;

type PairsProps = { pairs: readonly { better: number; other: number }[] };

/** Results of two ads, each one a fish; the one that decides is lit. */
export function Pairs({ pairs }: PairsProps) {
  return pairs.map(({ better, other }) => {
    const last = fewestToBeat(other) - 1;
    return (
      <figure key={better} className="pairs">
        <p>{better} results</p>
        <svg viewBox={boxOf(better)} aria-hidden="true">
          <path d={shoal(0, other)} />
          <path d={shoal(other, last) + shoal(last + 1, better)} />
          <path d={shoal(last, last + 1)} />
        </svg>
        <p>beat {other}.</p>
        <svg viewBox={boxOf(other)} aria-hidden="true">
          <path d={shoal(0, other)} />
        </svg>
        <figcaption>
          Without the yellow one, {last} against {other} could be luck.
        </figcaption>
      </figure>
    );
  });
}
