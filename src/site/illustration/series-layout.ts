import type { Brand } from './inks.ts';
import type { Slot, Thing } from './thing.ts';
import type { ThingName } from './things.ts';

/** A project's figures, and how its chart counts them. */
export type Tally = {
  readonly series: readonly number[];
  /** Those of the same months a year before. */
  readonly before?: readonly number[] | undefined;
  /** A label for each figure: months, mornings. */
  readonly names: readonly string[];
  /** Results per drawn thing. */
  readonly each: number;
  /** The maximum of each figure, if it has one. */
  readonly most?: number | undefined;
};

export type Chart = Tally & {
  readonly thing: ThingName;
  /** What one drawn thing stands for, such as `1 enquiry`. */
  readonly key: string;
  /** What one stands for in a narrow picture, where columns are many or high. */
  readonly narrow?: Pick<Chart, 'each' | 'key'>;
  /** The client's colours, for things that have them. */
  readonly brand?: Brand;
};

/** The area for columns; its height is that of the scale. */
export type Field = Readonly<Record<'left' | 'right' | 'baseline' | 'height', number>>;

export type SeriesLayout = ReturnType<typeof seriesLayout>;

/** Columns with as many things as the figures, and a scale in round steps. */
export function seriesLayout(
  tally: Tally,
  { ratio, isDivisible }: Pick<Thing, 'ratio' | 'isDivisible'>,
  field: Field,
) {
  const { series, names, each, most } = tally;
  const highest = Math.max(most ?? 0, ...series);
  const step = stepOf(highest);
  // The scale ends at the maximum, if any; otherwise it leaves room above the top number.
  const stripes = Math.ceil((most ? highest : highest * 1.08) / step);
  const perValue = field.height / (stripes * step);
  const pitch = (field.right - field.left) / series.length;
  // Many columns need all of the width.
  const room = pitch * (series.length > 8 ? 0.94 : 0.84);
  const across = acrossOf(room, perValue * each, ratio);
  const rows = { across, height: across * each * perValue };
  const width = Math.min(room / across, rows.height / ratio);
  const columns = series.map((value, column) => {
    const x = field.left + pitch * (column + 0.5);
    const count = value / each;
    // With empty places above it, a part-filled row is recognisable as it is.
    const isLevel = isDivisible && !most;
    // Fewer than a row stand in the middle, under their number.
    const side = isLevel || most ? across : Math.min(across, Math.ceil(count));
    const left = x - (width * side) / 2;
    const place = { left, column, width, baseline: field.baseline, ...rows };
    const slots = isLevel ? levelSlots(count, place) : slotsOf(count, 0, place);
    const name = names[column] ?? '';
    const filled = (isLevel ? count / across : Math.ceil(count / across)) * rows.height;
    const empty = most ? slotsOf(most / each, Math.ceil(count), place) : [];
    // `top` is the column's upper end; `empty` are the places up to the maximum.
    return { x, top: field.baseline - filled, width: width * across, value, name, slots, empty };
  });
  // Each stripe of the lighthouse is one step.
  return { columns, step, stripes, row: rows.height };
}

/** The smallest of 1, 2, 5, 10, 20 … with at most seven steps. */
function stepOf(highest: number): number {
  let step = 1;
  for (let turn = 0; highest / step > 7; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  return step;
}

/** How many go side by side, so that each is closest to its natural proportions. */
function acrossOf(room: number, rowHeight: number, ratio: number): number {
  const misfit = (across: number) =>
    Math.abs(Math.log((across * rowHeight) / ((room / across) * ratio)));
  const choices = Array.from({ length: 10 }, (_, at) => at + 1);
  return choices.reduce((best, across) => (misfit(across) < misfit(best) ? across : best));
}

/** Width and height are those of one thing. */
type Stack = Pick<Slot, 'column' | 'left' | 'width' | 'height'> & {
  readonly baseline: number;
  readonly across: number;
};

/** Whole rows, topped by a lower row with the rest, so that heights are to scale. */
function levelSlots(count: number, stack: Stack): Slot[] {
  const { across, height } = stack;
  const whole = Math.floor(count / across) * across;
  const share = (count - whole) / across;
  const low = { ...stack, baseline: stack.baseline - (whole / across) * height };
  const last = share ? slotsOf(across, 0, { ...low, height: height * share }) : [];
  const cut = last.map((slot): Slot => ({ ...slot, at: whole + slot.at, share }));
  return [...slotsOf(whole, 0, stack), ...cut];
}

/** Things from one number up to another, row by row; the last may be a fraction. */
function slotsOf(count: number, from: number, stack: Stack): Slot[] {
  const { column, baseline, across, width, height } = stack;
  return Array.from({ length: Math.ceil(count) - from }, (_, index): Slot => {
    const at = from + index;
    const left = stack.left + (at % across) * width;
    const share = Math.min(1, count - at);
    const top = baseline - (Math.floor(at / across) + share) * height;
    return { left, top, width, height: height * share, column, at, share };
  });
}
