import type { Slot, Thing } from './thing.ts';
import type { ThingName } from './things.ts';

/** A project's real figures, and how its picture counts them. */
export type Tally = {
  readonly series: readonly number[];
  /** What stands under each: months, mornings. As many as there are figures. */
  readonly names: readonly string[];
  /** How many results one thing in the picture stands for. */
  readonly each: number;
  /** The most that each figure can be, where there is a ceiling. */
  readonly most?: number | undefined;
};

export type Chart = Tally & {
  readonly thing: ThingName;
  /** What one of the things is, in words, such as `1 enquiry`. */
  readonly key: string;
};

/** The space of the columns; its height is that of the scale's upper end above the baseline. */
export type Field = Readonly<Record<'left' | 'right' | 'baseline' | 'height', number>>;

export type SeriesLayout = ReturnType<typeof seriesLayout>;

/** Columns of whole things, as many as the figures say, and a scale in round steps. */
export function seriesLayout(
  tally: Tally,
  { ratio, isDivisible }: Pick<Thing, 'ratio' | 'isDivisible'>,
  field: Field,
) {
  const { series, names, each, most } = tally;
  const highest = Math.max(most ?? 0, ...series);
  const step = stepOf(highest);
  // With a ceiling the scale ends there; without one the lamp stands clear of the last number.
  const stripes = Math.ceil((most ? highest : highest * 1.08) / step);
  const perValue = field.height / (stripes * step);
  const pitch = (field.right - field.left) / series.length;
  const across = acrossOf(pitch * 0.84, perValue * each, ratio);
  const rows = { across, height: across * each * perValue };
  const width = Math.min((pitch * 0.84) / across, rows.height / ratio);
  const columns = series.map((value, column) => {
    const x = field.left + pitch * (column + 0.5);
    const place = { x, column, width, baseline: field.baseline, ...rows };
    const count = value / each;
    // Among empty places a row that is part filled is seen to be one.
    const isLevel = isDivisible && !most;
    const slots = isLevel ? levelSlots(count, place) : slotsOf(count, 0, place);
    const name = names[column] ?? '';
    const filled = (isLevel ? count / across : Math.ceil(count / across)) * rows.height;
    const empty = most ? slotsOf(most / each, Math.ceil(count), place) : [];
    // The middle and the upper end of the column; empty are the places up to the ceiling.
    return { x, top: field.baseline - filled, width: width * across, value, name, slots, empty };
  });
  // The lighthouse has so many stripes, each worth a step.
  return { columns, step, stripes, row: rows.height };
}

/** The smallest of 1, 2, 5, 10, 20 … that divides a scale into at most seven. */
function stepOf(highest: number): number {
  let step = 1;
  for (let turn = 0; highest / step > 7; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  return step;
}

/** How many stand side by side, so that one of them is nearest to its own proportions. */
function acrossOf(room: number, rowHeight: number, ratio: number): number {
  const misfit = (across: number) =>
    Math.abs(Math.log((across * rowHeight) / ((room / across) * ratio)));
  const choices = Array.from({ length: 10 }, (_, at) => at + 1);
  return choices.reduce((best, across) => (misfit(across) < misfit(best) ? across : best));
}

/** Width and height are those of one thing. */
type Stack = Pick<Slot, 'column' | 'width' | 'height'> & {
  readonly x: number;
  readonly baseline: number;
  readonly across: number;
};

/** Whole rows, and over them a row as low as what is left over, so that heights are to scale. */
function levelSlots(count: number, stack: Stack): Slot[] {
  const { across, height } = stack;
  const whole = Math.floor(count / across) * across;
  const share = (count - whole) / across;
  const low = { ...stack, baseline: stack.baseline - (whole / across) * height };
  const last = share ? slotsOf(across, 0, { ...low, height: height * share }) : [];
  const cut = last.map((slot): Slot => ({ ...slot, at: whole + slot.at, share }));
  return [...slotsOf(whole, 0, stack), ...cut];
}

/** From one number of things up to another, row by row; the last may be a part of one. */
function slotsOf(count: number, from: number, stack: Stack): Slot[] {
  const { x, column, baseline, across, width, height } = stack;
  return Array.from({ length: Math.ceil(count) - from }, (_, index): Slot => {
    const at = from + index;
    const left = x + (at % across) * width - (width * across) / 2;
    const share = Math.min(1, count - at);
    const top = baseline - (Math.floor(at / across) + share) * height;
    return { left, top, width, height: height * share, column, at, share };
  });
}
