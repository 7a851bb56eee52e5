import { fromTenths } from '../../engine/assets/tenths.ts';
import type { Brand } from './inks.ts';
import type { Scheme } from './scheme.ts';

/** A thing in a chart, or the remaining fraction of one. */
export interface Slot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The fraction of the thing, from 0 to 1, which also scales its height. */
  readonly share: number;
  /** Indexes of the column, and of the thing in it. */
  readonly column: number;
  readonly at: number;
}

/** Draws all things of a chart at once, so that those of a colour share a path. */
export interface Thing {
  /** Height divided by width. */
  readonly ratio: number;
  /** Whether a row of them can have any height and still be recognised. */
  readonly isDivisible?: boolean;
  readonly base: 'pier' | 'ship' | 'ledge' | 'table';
  readonly draw: (
    slots: readonly Slot[],
    colours: Pick<Scheme, 'sky' | 'bars'> & { readonly brand?: Brand | undefined },
  ) => string;
}

/**
 * A line through the middle of each row of things, whose dashes draw many things in few bytes.
 *
 * @param down where the line crosses each thing, from 0 (its top) to 1.
 * @param right where each line starts, in widths of a thing.
 * @param more how much it extends beyond the last thing, in widths of a thing.
 */
export function rowLines(slots: readonly Slot[], down: number, right = 0, more = 0): string {
  const rows = Map.groupBy(slots, ({ column, top }) => `${column} ${top}`);
  const lines = [...rows.values()].map((row): Line => {
    const count = row.reduce((sum, { share }) => sum + share, more);
    const [{ width }] = row as [Slot];
    return { ...placeIn(row, right, down), length: Math.round(count * width * 10) };
  });
  // A minus sign needs no space before it.
  return penned(lines, 'h').replaceAll(' -', '-');
}

/**
 * A line up each stack of things, whose dashes mark a point in every thing. Stacks of equal height
 * repeat, where rows would each need a path.
 *
 * @param right where the mark is in each thing, in widths, and `down`, in heights from its top.
 * @param long the length of each mark, upwards, in heights; 0 for round dashes.
 */
export function stackLines(slots: readonly Slot[], right: number, down: number, long = 0): string {
  const whole = slots.filter(({ share }) => share === 1);
  const stacks = Map.groupBy(whole, ({ left }) => Math.round(left * 10));
  const lines = [...stacks.values()].map((stack): Line => {
    const [{ height }] = stack as [Slot];
    // One unit longer, so that it certainly includes the last mark.
    const length = Math.round((stack.length - 1 + long) * height * 10) + (long ? 0 : 10);
    return { ...placeIn(stack, right, down), length: -length };
  });
  return penned(lines, 'v');
}

/** In tenths, as in the output, so that rounding errors don't accumulate. */
type Line = { readonly x: number; readonly y: number; readonly length: number };

function placeIn(group: readonly Slot[], right: number, down: number): Pick<Line, 'x' | 'y'> {
  // No group is empty.
  const [{ left, top, width, height }] = group as [Slot];
  return {
    x: Math.round((left + right * width) * 10),
    y: Math.round((top + down * height) * 10),
  };
}

/** Joins lines with relative moves. */
function penned(lines: readonly Line[], direction: 'h' | 'v'): string {
  const pen = { x: 0, y: 0 };
  const steps = lines.map(({ x, y, length }) => {
    const [across, down, along] = [x - pen.x, y - pen.y, length].map(fromTenths);
    Object.assign(pen, direction === 'h' ? { x: x + length, y } : { x, y: y + length });
    return `m${across} ${down}${direction}${along}`;
  });
  return steps.join('').replace('m', 'M');
}
