import { round, trace } from './shapes.ts';

/** A short horizontal line on the water. */
export interface Dash {
  readonly left: number;
  readonly y: number;
  readonly length: number;
  readonly colour: string;
}

/** All dashes of a colour as one path. */
export function ripples(dashes: readonly Dash[], thickness: number): string {
  const byColour = Map.groupBy(dashes, (dash) => dash.colour);
  const paths = [...byColour].map(([colour, same]) => {
    const outline = same.map(({ left, y, length }) => trace`M${left} ${y}h${length}`).join('');
    return `<path stroke="${colour}" d="${outline}"/>`;
  });
  return `<g stroke-width="${round(thickness)}">${paths.join('')}</g>`;
}
