import { legible } from '../contrast.ts';
import { cycle } from '../cycle.ts';
import type { Bar } from '../motif.ts';
import { palette } from '../palette.ts';
import { circle, rect, ring, stroke, trace } from '../shapes.ts';
import { pile, type Slot } from './pile.ts';

const { ink, white } = palette;

/** Paid media: piles of coins, the tallest with one more on its edge. */
export function coins(bar: Bar): string {
  const { x, baseline, width, height, colours, isTop } = bar;
  const [first, second, third] = colours.fills;
  const edge = isTop && height > width * 1.6 ? width * 0.56 : 0;
  const slots = pile({ baseline, height: height - edge }, width * 0.17, width * 0.015);
  const metals = Map.groupBy(slots, ({ level }) =>
    level % 5 === 3 ? first : level % 2 ? second : third,
  );
  const flat = [...metals].map(([metal, same]) => flatCoins(bar, metal, same));
  const onEdge = edge ? coinOnEdge(first, x, baseline - height + edge / 2, edge / 2) : '';
  return flat.join('') + onEdge;
}

function flatCoins({ x, width, index }: Bar, metal: string, slots: readonly Slot[]): string {
  const thickness = slots[0]?.height ?? 0;
  const length = width * 0.92 - thickness;
  const lines = slots.map(({ top, level }) => {
    const slip = (((level * 5 + index) % 3) - 1) * width * 0.02;
    return trace`M${x - length / 2 + slip} ${top + thickness / 2}h${length}`;
  });
  return stroke(metal, thickness, lines.join(''), ' stroke-linecap="round"');
}

function coinOnEdge(metal: string, x: number, y: number, radius: number): string {
  const mint = ring(legible(metal, [white, ink]), x, y, radius * 0.6, radius * 0.16);
  return circle(metal, x, y, radius) + mint;
}

/** E-mail: envelopes, some of them sealed. */
export function letters(bar: Bar): string {
  const { x, width, colours, index } = bar;
  const [, light, , other] = colours.fills;
  return pile(bar, width * 0.66, width * 0.03)
    .map(({ top, height, level }) => {
      const paper = (index + level) % 2 ? other : light;
      const half = trace`${width / 2} ${height * 0.52} ${width / 2} ${-height * 0.52}`;
      const fold = trace`M${x - width / 2} ${top + width * 0.04}l` + half;
      const seal = legible(paper, [palette.red, white, ink]);
      return (
        rect(paper, [x - width / 2, top, width, height]) +
        stroke(legible(paper, [ink, white]), width * 0.045, fold) +
        ((index + level) % 3 ? '' : circle(seal, x, top + height * 0.55, width * 0.1))
      );
    })
    .join('');
}

/** Big brands: shipping containers. */
export function boxes(bar: Bar): string {
  const { x, width, colours, index } = bar;
  const piled = pile(bar, width * 0.5, width * 0.02).map((slot) => {
    const paint = cycle(colours.fills, index * 2 + slot.level);
    return { ...slot, paint, rib: legible(paint, [ink, white]) };
  });
  const sides = piled.map(({ top, height, paint }) =>
    rect(paint, [x - width * 0.52, top, width * 1.04, height]),
  );
  const ribs = [...Map.groupBy(piled, ({ rib }) => rib)].map(([rib, same]) =>
    ribbed(bar, rib, same),
  );
  return sides.join('') + ribs.join('');
}

function ribbed({ x, width }: Bar, rib: string, slots: readonly Slot[]): string {
  const lines = slots.map(
    ({ top, height }) => trace`M${x - width * 0.37} ${top + height / 2}h${width * 0.74}`,
  );
  const dashes = trace` stroke-opacity=".15" stroke-dasharray="${width * 0.05} ${width * 0.123}"`;
  return stroke(rib, (slots[0]?.height ?? 0) * 0.64, lines.join(''), dashes);
}

export function balls(bar: Bar): string {
  const { x, width, height, colours, index } = bar;
  const [, light, , other] = colours.fills;
  // Rounded up, so that no ball is wider than the space between bars.
  const count = Math.ceil(height / (width * 1.2));
  return pile(bar, height / count)
    .map(({ top, height: size, level }) =>
      ball((index + level) % 2 ? light : other, x, top + size / 2, size / 2),
    )
    .join('');
}

/** Two straight seams across the middle and a bowed one on either side. */
function ball(leather: string, x: number, y: number, radius: number): string {
  const seam = legible(leather, [ink, white]);
  const [end, edge, bow] = [radius * 0.97, radius * 0.67, radius * 0.12];
  const across = trace`M${x - end} ${y}L${x + end} ${y}M${x} ${y - end}L${x} ${y + end}`;
  const bowed = [-1, 1].map(
    (side) =>
      trace`M${x + side * edge} ${y - edge}Q${x + side * bow} ${y} ${x + side * edge} ${y + edge}`,
  );
  return circle(leather, x, y, radius) + stroke(seam, radius * 0.07, `${across}${bowed.join('')}`);
}
