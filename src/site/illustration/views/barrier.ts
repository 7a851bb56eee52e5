import { clearest, legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { river, slantedLight } from '../waterfront.ts';

const { ink, white, red, beam, sea, glass, dawn } = palette;

/** London: the hoods of the Thames Barrier in a row, and a barge between two of them. */
export const barrier: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.24;
  const hoods = Array.from({ length: Math.ceil(width / (size * 0.52)) + 1 }, (_, at) => at);
  return (
    rect(colours.sky, [0, 0, width, height]) +
    slantedLight(stage) +
    skyline(stage, water) +
    river(stage, water) +
    hoods
      .map((at) => hood(stage, width - size * 0.34 - at * size * 0.56, water, 1 - (at % 3) * 0.12))
      .join('') +
    barge(stage, width - size * 0.62, water + size * 0.04)
  );
};

/** Flats and cranes, far off and flat. */
function skyline({ width, size, colours }: Stage, water: number): string {
  const blocks: Rectangle[] = [];
  for (let x = width, at = 0; x > -size * 0.2; at++) {
    const wide = size * (0.08 + ((at * 5) % 4) * 0.03);
    const high = size * (0.12 + ((at * 7) % 5) * 0.055);
    x -= wide + size * 0.012;
    blocks.push([x, water - high, wide, high]);
  }
  return rects(legible(colours.sky, [colours.light ? sea : glass, ink]), blocks);
}

/** A hood of steel over each pier: half a shell, with its yellow arm. */
function hood({ size, colours }: Stage, x: number, water: number, scale: number): string {
  const s = size * 0.3 * scale;
  const steel = clearest(colours.water, [white, glass]);
  const shell = trace`M${x - s * 0.5} ${water}V${water - s * 0.7}
      Q${x - s * 0.45} ${water - s * 1.75} ${x + s * 0.42} ${water - s * 1.75}
      Q${x + s * 0.62} ${water - s * 0.9} ${x + s * 0.5} ${water}z`;
  const fold = trace`M${x + s * 0.42} ${water - s * 1.75}
      Q${x - s * 0.1} ${water - s * 1.3} ${x - s * 0.02} ${water - s * 0.1}H${x + s * 0.5}
      Q${x + s * 0.62} ${water - s * 0.9} ${x + s * 0.42} ${water - s * 1.75}z`;
  return (
    path(steel, shell) +
    path(colours.sky === red ? dawn : '#A9CFC5', fold) +
    stroke(red, s * 0.09, trace`M${x - s * 0.16} ${water - s * 0.25}v${-s * 0.5}h${s * 0.4}`) +
    rect(ink, [x - s * 0.74, water - s * 0.16, s * 1.48, s * 0.42]) +
    circle(beam, x - s * 0.58, water - s * 0.02, s * 0.06)
  );
}

function barge({ size, colours }: Stage, x: number, y: number): string {
  const s = size * 0.16;
  return (
    path(
      legible(colours.water, [ink, red]),
      trace`M${x - s} ${y}h${s * 2.2}l${-s * 0.3} ${s * 0.46}h${-s * 1.6}z`,
    ) +
    rect(legible(colours.water, [beam, white]), [x - s * 0.6, y - s * 0.34, s * 0.9, s * 0.34]) +
    rect(white, [x + s * 0.5, y - s * 0.6, s * 0.4, s * 0.6])
  );
}
