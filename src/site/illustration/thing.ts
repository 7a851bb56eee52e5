import { fromTenths } from '../../engine/assets/tenths.ts';
import type { Scheme } from './scheme.ts';

/** One of the things that a chart counts, or the part of one that is left over at the end. */
export interface Slot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How much of the thing there is, from 0 to 1; the height is as much less. */
  readonly share: number;
  /** The column's number and the thing's own within it, from 0. */
  readonly column: number;
  readonly at: number;
}

/** Draws all the things of a chart, so that those of one colour can be one path. */
export interface Thing {
  /** The height of one in widths. */
  readonly ratio: number;
  /** Whether a row of them can be of any height: it is still what it is. */
  readonly isDivisible?: boolean;
  readonly base: 'pier' | 'ship' | 'bath' | 'table';
  readonly draw: (slots: readonly Slot[], colours: Pick<Scheme, 'sky' | 'bars'>) => string;
}

/**
 * The middle of each row of things as one line, whose dashes can be many things in a few bytes.
 *
 * @param down where in each thing the line runs, from 0 (its top) to 1.
 * @param right where each line begins, in widths of a thing.
 * @param more how much longer each is than its things, in widths of a thing.
 */
export function rowLines(slots: readonly Slot[], down: number, right = 0, more = 0): string {
  const rows = Map.groupBy(slots, ({ column, top }) => `${column} ${top}`);
  const lines = [...rows.values()].map((row): Line => {
    const count = row.reduce((sum, { share }) => sum + share, more);
    const [{ width }] = row as [Slot];
    return { ...placeIn(row, right, down), length: Math.round(count * width * 10) };
  });
  // Before a minus sign no space is needed.
  return penned(lines, 'h').replaceAll(' -', '-');
}

/**
 * One place in each thing, as a line up each stack of them, whose round dashes are the marks. Stacks
 * of one height repeat, where rows would each have to be written.
 *
 * @param right where the mark is in each thing, in widths, and `down`, in heights from its top.
 * @param long how long each mark is, upwards from there, in heights; 0 for round dashes.
 */
export function stackLines(slots: readonly Slot[], right: number, down: number, long = 0): string {
  const whole = slots.filter(({ share }) => share === 1);
  const stacks = Map.groupBy(whole, ({ left }) => Math.round(left * 10));
  const lines = [...stacks.values()].map((stack): Line => {
    const [{ height }] = stack as [Slot];
    // A unit more, so that the last mark is surely on it.
    const length = Math.round((stack.length - 1 + long) * height * 10) + (long ? 0 : 10);
    return { ...placeIn(stack, right, down), length: -length };
  });
  return penned(lines, 'v');
}

/** In tenths, as they are written, so that rounding errors don't accumulate. */
type Line = { readonly x: number; readonly y: number; readonly length: number };

function placeIn(group: readonly Slot[], right: number, down: number): Pick<Line, 'x' | 'y'> {
  // No group is empty.
  const [{ left, top, width, height }] = group as [Slot];
  return {
    x: Math.round((left + right * width) * 10),
    y: Math.round((top + down * height) * 10),
  };
}

/** Lines one after another, each from where the last one ended. */
function penned(lines: readonly Line[], direction: 'h' | 'v'): string {
  const pen = { x: 0, y: 0 };
  const steps = lines.map(({ x, y, length }) => {
    const [across, down, along] = [x - pen.x, y - pen.y, length].map(fromTenths);
    Object.assign(pen, direction === 'h' ? { x: x + length, y } : { x, y: y + length });
    return `m${across} ${down}${direction}${along}`;
  });
  return steps.join('').replace('m', 'M');
}
