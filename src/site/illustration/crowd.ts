import { type CountedName, onlyCounted } from './counted.ts';
import { type MotifName, motifs } from './motifs.ts';
import { palette } from './palette.ts';
import { shuffled } from './random.ts';
import { type Rectangle, rect, rects, svg, trace } from './shapes.ts';
import type { Size } from './sizes.ts';

/** So many of a thing, some of them lit. */
export type Crowd = { readonly motif: CountedName; readonly lit: number; readonly of: number };

const { beam, fog, pier, red, sea, white } = palette;

type Scene = {
  /** Its height as a part of its width, where it isn't about square. */
  readonly ratio?: number;
  /** The colours of one that isn't lit. */
  readonly dim?: readonly [fill: string, line: string];
  /** What they stand on, hang in or lie on. */
  readonly behind?: (grid: Grid) => string;
  /** Whether the lit ones are anywhere, not together on the right. */
  readonly isScattered?: boolean;
};

const scenes: { readonly [motif in CountedName]?: Scene } = {
  windows: { ratio: 0.86, behind: facade, isScattered: true },
  weights: { ratio: 1.1, dim: [sea, sea], behind: (grid) => rack(grid, red) },
  posts: { ratio: 1.25, dim: [pier, fog] },
  boxes: { ratio: 0.54 },
  coins: { ratio: 0.3 },
  pencils: { ratio: 1.8 },
};

type Grid = ReturnType<typeof crowdGrid>;

/**
 * From edge to edge. In a wide frame those at the left are half as high, for the figure above them;
 * in a narrow one a thing is never less than 24 px wide on a phone.
 */
export function crowdGrid({ motif, lit, of }: Crowd, frame: Size) {
  const isWide = frame.width > frame.height;
  const { ratio = 1 } = scenes[motif] ?? {};
  // A figure of three digits is wider.
  const share = isWide ? (lit > 99 ? 0.48 : 0.34) : 0;
  const grids = Array.from({ length: Math.floor(frame.width / 24) }, (_, at) => {
    const columns = at + 1;
    const low = Math.round(columns * share);
    const half = Math.ceil(of / (2 * columns - low));
    const count = isWide ? 2 * half : Math.ceil(of / columns);
    const cell = frame.width / columns;
    const missing = (columns - low / 2) * count - of;
    const size = { width: frame.width, height: count * ratio * cell };
    return { ...size, columns, low, count, cell, ratio, missing };
  });
  const far = ({ height, missing, columns, low }: (typeof grids)[number]) =>
    missing < columns - low
      ? Math.abs(height / frame.height - 1) + (0.85 * missing) / (columns - low)
      : Number.POSITIVE_INFINITY;
  const [nearest] = grids.sort((one, other) => far(one) - far(other));
  if (!nearest) throw new Error(`No frame is as narrow as ${frame.width}.`);
  return nearest;
}

/** Draws each thing that is counted, on no ground. */
export function crowd({ motif, lit, of }: Crowd, frame: Size): string {
  const grid = crowdGrid({ motif, lit, of }, frame);
  const { width, height, columns, count, cell, ratio } = grid;
  const { dim = [fog, fog], behind, isScattered } = scenes[motif] ?? {};
  const box = [cell * 0.11, cell * ratio * 0.08, cell * 0.78, cell * ratio * 0.84] as const;
  const isFaint = !(motif in onlyCounted) && dim[0] === fog;
  const things =
    `<g id="lit">${drawn(motif, box, [beam, white], true)}</g>` +
    `<g id="dim"${isFaint ? ' opacity=".4"' : ''}>${drawn(motif, box, dim, false)}</g>`;
  const places = Array.from({ length: columns * count }, (_, at) => ({
    column: columns - 1 - Math.floor(at / count),
    row: at % count,
  })).filter(({ column, row }) => column >= firstIn(grid, row));
  const order = isScattered ? shuffled(places, 'crowd') : places;
  const uses = order.map(({ column, row }, at) => {
    const move = trace`translate(${column * cell} ${row * cell * ratio})`;
    return `<use href="#${at < lit ? 'lit' : 'dim'}" transform="${move}"/>`;
  });
  const scene = behind?.(grid) ?? '';
  return svg(width, height, `<defs>${things}</defs>${scene}${uses.join('')}`);
}

function drawn(
  motif: CountedName,
  box: Rectangle,
  [fill, line]: readonly [string, string],
  isLit: boolean,
): string {
  if (motif in onlyCounted) return onlyCounted[motif as keyof typeof onlyCounted](box, isLit);
  const [x, y, width, height] = box;
  // Without steam, which would be in the row above.
  const place = { x: x + width / 2, baseline: y + height, index: 0, isTop: motif !== 'cups' };
  const colours = { fills: [fill, fill, line, fill], line } as const;
  return motifs[motif as MotifName]({ ...place, width, height, colours, random: () => 0 });
}

/** The first column in a row; what is left over is missing in the top one. */
function firstIn({ low, count, missing }: Grid, row: number): number {
  return (row < count / 2 ? low : 0) + (row === 0 ? missing : 0);
}

/** A strip under or behind each row; lengths are parts of its height. */
function rows(grid: Grid, top: number, height: number): Rectangle[] {
  const { count, cell, ratio, width } = grid;
  return Array.from({ length: count }, (_, row) => {
    const left = firstIn(grid, row) * cell;
    return [left, (row + top) * cell * ratio, width - left, height * cell * ratio];
  });
}

/** Rails between posts. */
function rack(grid: Grid, colour: string): string {
  const { count, columns, low, cell, ratio, height } = grid;
  const bays = Math.max(low, 4);
  const posts = Array.from({ length: Math.floor(columns / bays) + 1 }, (_, at): Rectangle => {
    const top = at * bays < low ? (count / 2) * cell * ratio : 0;
    return [at * bays * cell - cell * 0.04, top, cell * 0.08, height - top];
  });
  return rects(colour, [...rows(grid, 0.92, 0.08), ...posts]);
}

/** Two buildings, the one behind the figure lower, each with a cornice. */
function facade(grid: Grid): string {
  const { low, count, cell, ratio, width } = grid;
  const [left, roof, edge] = [low * cell, (count / 2) * cell * ratio, cell * 0.06];
  const top = left + grid.missing * cell;
  return (
    rects(sea, rows(grid, 0, 1)) +
    rect(pier, [0, roof, left, roof]) +
    rects(fog, [
      [0, roof, left, edge],
      [top, 0, width - top, edge],
    ])
  );
}
