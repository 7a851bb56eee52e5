import { contrast } from './contrast.ts';
import { cycle } from './cycle.ts';
import { type Layout, nearTower, type Place } from './layout.ts';
import { palette } from './palette.ts';
import type { Scheme } from './scheme.ts';
import { rect, round, trace } from './shapes.ts';

const { white, beam } = palette;

/** The sea, with reflections as short dashes. */
export function water(plan: Layout, colours: Scheme, next: () => number): string {
  const { width, height, deckTop } = plan;
  const dashes = reflected(plan).flatMap(({ place, shines }, at) =>
    rowsBelow(plan, place, next).map((row, depth): Dash => {
      const colour = cycle(shines ? [beam, white] : colours.bars.fills, at + depth);
      return { ...row, colour: contrast(colour, colours.water) > 1.3 ? colour : white };
    }),
  );
  const sea = rect(colours.water, [0, deckTop, width, height - deckTop]);
  return sea + ripples(dashes, height * 0.009);
}

/** What is reflected, and whether it also reflects light. */
function reflected(plan: Layout): { place: Base; shines: boolean }[] {
  const bars = plan.bars.map((place) => ({ place, shines: plan.shot === 'wide' && place.isTop }));
  const near = nearTower(plan);
  return near ? [...bars, { place: near, shines: true }] : bars;
}

type Base = Pick<Place, 'x' | 'width'>;
type Row = Omit<Dash, 'colour'>;

/** Up to five rows of dashes, getting shorter downwards. */
function rowsBelow(plan: Layout, { x, width }: Base, next: () => number): Row[] {
  const { height, deckTop, deckDepth } = plan;
  return [0, 1, 2, 3, 4].flatMap((row) => {
    const length = width * (1 - 0.16 * row) * (0.6 + next() * 0.5);
    const left = x - length / 2 + (next() - 0.5) * width * 0.3;
    const y = deckTop + deckDepth + height * (0.0345 + row * 0.026);
    return y < height * 0.985 ? [{ left, y, length }] : [];
  });
}

/** A short horizontal line on the water. */
export type Dash = Readonly<Record<'left' | 'y' | 'length', number>> & { readonly colour: string };

/** One path for all dashes of a colour. */
export function ripples(dashes: readonly Dash[], thickness: number): string {
  const byColour = Map.groupBy(dashes, (dash) => dash.colour);
  const paths = [...byColour].map(([colour, same]) => {
    const outline = same.map(({ left, y, length }) => trace`M${left} ${y}h${length}`).join('');
    return `<path stroke="${colour}" d="${outline}"/>`;
  });
  return `<g stroke-width="${round(thickness)}">${paths.join('')}</g>`;
}
