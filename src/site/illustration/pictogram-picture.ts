import type { PictogramMark } from '../../engine/content/blocks/block.ts';
import { palette } from './palette.ts';
import { shuffled } from './random.ts';
import { path, svg, trace } from './shapes.ts';

type Options = {
  readonly marks: PictogramMark;
  readonly counts: readonly number[];
  readonly columns: number;
};

export type PictogramFile = ReturnType<typeof pictogramFile>;

type Cell = { readonly x: number; readonly y: number; readonly kind: number };

type Detail = { readonly fill: string; readonly outline: (cell: Cell) => string };

type Mark = {
  readonly width: number;
  readonly height: number;
  /** Marks in a line: across the page, and on a phone. */
  readonly wide: number;
  readonly narrow: number;
  /** For each kind; `ui/pictogram--….css` has the same for the key. */
  readonly fills: readonly string[];
  /** The outline of a mark, in the colour of its kind. */
  readonly outline: (cell: Cell) => string;
  /** What is in one colour in all marks. */
  readonly detail?: Detail;
  /** The places of several marks in a cell, such as the chairs at a table. */
  readonly seats?: readonly (readonly [x: number, y: number])[];
  /** What stands once in such a cell. */
  readonly middle?: Detail;
  /** The kind of each mark, where they are mixed. */
  readonly order?: (counts: readonly number[]) => readonly number[];
  /** Empty places before the first. */
  readonly skipped?: number;
};

const { ink, white, red, beam, sea, deep, glass, dawn } = palette;

const marks: Record<PictogramMark, Mark> = {
  bubbles: {
    ...{ width: 48, height: 48, wide: 14, narrow: 9, fills: [ink, white] },
    outline: ({ x, y }) => trace`M${x + 3} ${y + 4}h42v28h-24l-10 11v-11h-8z`,
    detail: {
      fill: dawn,
      outline: ({ x, y }) => trace`M${x + 10} ${y + 12}h28v4h-28zm0 8h18v4h-18z`,
    },
  },
  days: {
    ...{ width: 188, height: 124, wide: 7, narrow: 7, fills: [sea, red, beam, white] },
    // Two accounts, and a month that begins on a Thursday.
    seats: [
      [4, 4],
      [4, 62],
    ],
    skipped: 3,
    outline: ({ x, y }) => trace`M${x} ${y}h180v54h-180z`,
    // The second kind is struck out.
    detail: {
      fill: ink,
      outline: ({ x, y, kind }) =>
        kind === 1 ? trace`M${x} ${y + 48}l174 -48h6v6l-174 48h-6z` : '',
    },
    order: mixed,
  },
  fish: {
    ...{ width: 128, height: 84, wide: 10, narrow: 5, fills: [beam, deep] },
    // Those that are caught swim one way, those that get away the other.
    outline: ({ x, y, kind }) => {
      const way = kind === 0 ? 1 : -1;
      const nose = x + 64 + way * 52;
      return trace`M${nose} ${y + 42}q${way * -34} -48 ${way * -74} -6l${way * -28} -22v56l${way * 28} -22q${way * 40} 42 ${way * 74} -6z`;
    },
    detail: {
      fill: sea,
      outline: ({ x, y, kind }) => {
        const way = kind === 0 ? 1 : -1;
        return trace`M${x + 60 + way * 32} ${y + 32}h8v8h-8zM${x + 64 + way * 16} ${y + 26}q${way * -14} 16 0 32h${way * -4}q${way * -14} -16 0 -32z`;
      },
    },
  },
  houses: {
    ...{ width: 40, height: 44, wide: 30, narrow: 15, fills: [beam, sea] },
    outline: ({ x, y }) => trace`M${x + 4} ${y + 18}l16 -14l16 14v22h-32z`,
    detail: { fill: ink, outline: ({ x, y }) => trace`M${x + 16} ${y + 24}h8v16h-8z` },
  },
  people: {
    ...{ width: 40, height: 46, wide: 25, narrow: 16, fills: [red, white] },
    outline: ({ x, y }) =>
      trace`M${x + 12} ${y + 12}a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM${x + 4} ${y + 44}v-8q0 -14 16 -14q16 0 16 14v8z`,
  },
  phones: {
    ...{ width: 40, height: 58, wide: 24, narrow: 15, fills: [red, sea, glass, beam] },
    outline: ({ x, y }) => trace`M${x + 6} ${y + 4}h28v48h-28z`,
    detail: { fill: ink, outline: ({ x, y }) => trace`M${x + 15} ${y + 8}h10v3h-10zm2 36h6v4h-6z` },
  },
  tables: {
    ...{ width: 116, height: 116, wide: 13, narrow: 5, fills: [ink, white, glass, beam] },
    seats: [
      [58, 28],
      [88, 58],
      [58, 88],
      [28, 58],
    ],
    outline: ({ x, y }) => trace`M${x - 13} ${y}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z`,
    middle: {
      fill: red,
      outline: ({ x, y }) => trace`M${x + 40} ${y + 58}a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z`,
    },
    order: mixed,
  },
  windows: {
    ...{ width: 64, height: 84, wide: 15, narrow: 10, fills: [white] },
    // Sash windows, pushed up: the lower half is open.
    outline: ({ x, y }) =>
      trace`M${x + 8} ${y + 6}h48v66h4v6h-56v-6h4zM${x + 14} ${y + 48}v24h36v-24z`,
    detail: {
      fill: beam,
      outline: ({ x, y }) =>
        trace`M${x + 14} ${y + 12}h16v13h-16zm20 0h16v13h-16zM${x + 14} ${y + 29}h16v13h-16zm20 0h16v13h-16z`,
    },
  },
};

/** All kinds over the whole area, the same way at each build. */
function mixed(counts: readonly number[]): number[] {
  return shuffled(inTurn(counts), counts.join(' '));
}

function inTurn(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

export function pictogramFile(options: Options) {
  const { marks, counts, columns } = options;
  return {
    name: `pictogram_${marks}_${counts.join('_')}_by_${columns}`,
    options,
    draw: () => drawn(options),
  };
}

/** Hidden from screen readers: the numbers are in a list below, in feeds too. */
export function pictogramImage(name: PictogramMark, counts: readonly number[]): string {
  const [wide, narrow] = [marks[name].wide, marks[name].narrow].map((columns) => {
    const options = { marks: name, counts, columns };
    return { src: `/assets/${pictogramFile(options).name}.svg`, ...sizeOf(options) };
  }) as [Sized, Sized];
  const size = ({ width, height }: Sized) => `width="${width}" height="${height}"`;
  return `<picture aria-hidden="true"><source media="(max-width: 599px)" srcset="${narrow.src}" ${size(narrow)}><img src="${wide.src}" ${size(wide)} alt="" loading="lazy"></picture>`;
}

type Sized = { readonly src: string; readonly width: number; readonly height: number };

/** The reverse of `pictogramFile`, from a name such as `pictogram_fish_22_18_by_10.svg`. */
export function pictogramNamed(file: string): PictogramFile | undefined {
  const [, name, counts, columns] = /^pictogram_([a-z]+)_([\d_]+)_by_(\d+)\.svg$/.exec(file) ?? [];
  if (!name || !counts || !(name in marks)) return undefined;
  const values = counts.split('_').map(Number);
  // Checked above.
  return pictogramFile({ marks: name as PictogramMark, counts: values, columns: Number(columns) });
}

function sizeOf({ marks: name, counts, columns }: Options) {
  const { width, height, skipped = 0, seats = one } = marks[name];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells = Math.ceil(total / seats.length) + skipped;
  return { width: width * columns, height: height * Math.ceil(cells / columns) };
}

const one = [[0, 0]] as const;

function drawn(options: Options): string {
  const { marks: name, counts, columns } = options;
  const { order = inTurn, skipped = 0, seats = one, ...mark } = marks[name];
  const cells = order(counts).map((kind, index) => {
    const at = Math.floor(index / seats.length) + skipped;
    const [x = 0, y = 0] = seats[index % seats.length] ?? [];
    const [left, top] = [(at % columns) * mark.width, Math.floor(at / columns) * mark.height];
    return { kind, left, top, x: left + x, y: top + y };
  });
  const kinds = Map.groupBy(cells, ({ kind }) => kind);
  const { middle, detail } = mark;
  const places = cells.filter((_, index) => index % seats.length === 0);
  const layers = [
    middle &&
      path(
        middle.fill,
        places.map(({ left, top }) => middle.outline({ kind: 0, x: left, y: top })).join(''),
      ),
    ...[...kinds].map(([kind, same]) =>
      path(mark.fills[kind] ?? white, same.map(mark.outline).join('')),
    ),
    detail && path(detail.fill, cells.map(detail.outline).join('')),
  ];
  const { width, height } = sizeOf(options);
  return svg(width, height, layers.join(''));
}
