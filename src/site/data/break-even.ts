import { withCommas } from '../../engine/kernel/text.ts';

/** What a visitor says of one sale, and what has to be paid with sales. */
export type BreakEven = {
  /** What one sale leaves, in pounds, after goods and work. */
  readonly leaves: number;
  /** How much of that the visitor wants to keep, in per cent: below 100. */
  readonly keeps: number;
  /** What a month costs, in pounds. */
  readonly month: number;
};

/** As a month has on average. */
export const workingDays = 21;

/** The most that one sale may cost, in pounds, and how many extra sales a month then pay for it. */
export function breakEven({ leaves, keeps, month }: BreakEven) {
  const ceiling = (leaves * (100 - keeps)) / 100;
  // Pence don't divide exactly in binary.
  return { ceiling, sales: Math.ceil(month / ceiling - 1e-9) };
}

/** How many sales one mark of the drawing stands for, so that all have room: 1, 2, 5, 10 … */
export function salesPerMark(sales: number, room: number): number {
  for (let ten = 1; ; ten *= 10) {
    const per = [ten, 2 * ten, 5 * ten].find((per) => sales <= per * room);
    if (per) return per;
  }
}

/** How often that is: “about two each working day”. */
export function pace(sales: number): string {
  if (sales < 4) return `${numbers[sales]} in the whole month`;
  if (sales < 7) return 'about one a week';
  const every = Math.round(workingDays / sales);
  if (every > 1) return `about one every ${numbers[every]} working days`;
  const daily = Math.round(sales / workingDays);
  return `about ${numbers[daily] ?? withCommas(daily)} each working day`;
}

const numbers: readonly string[] = [
  ...['none', 'one', 'two', 'three', 'four', 'five'],
  ...['six', 'seven', 'eight', 'nine', 'ten'],
];
