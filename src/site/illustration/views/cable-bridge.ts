import { clearest, legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { river, slantedLight } from '../waterfront.ts';

const { ink, white, red, beam, sea } = palette;

/** Sunderland: the Northern Spire over the Wear, and a crane that still stands. */
export const cableBridge: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.2;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.2, water - size * 0.05, size * 0.24) +
    slantedLight(stage) +
    yard(stage, water) +
    spire(stage, width - size * 0.62, water) +
    river(stage, water)
  );
};

function spire({ width, size, colours }: Stage, x: number, water: number): string {
  const road = water - size * 0.15;
  const top = water - size * 0.95;
  const line = clearest(colours.sky, [white, ink]);
  const cables = Array.from({ length: 8 }, (_, at) => {
    const y = top + size * (0.1 + at * 0.035);
    const reach = size * (0.98 - at * 0.11);
    return trace`M${x} ${y}L${x - reach} ${road}M${x} ${y}L${x + reach} ${road}`;
  });
  const leg = (side: number) =>
    trace`M${x} ${top}
        Q${x + side * size * 0.03} ${water - size * 0.5} ${x + side * size * 0.2} ${water}
        h${-side * size * 0.075}
        Q${x + side * size * 0.005} ${water - size * 0.44} ${x} ${water - size * 0.6}z`;
  return (
    stroke(line, size * 0.008, cables.join('')) +
    path(legible(colours.sky, [white, ink]), leg(-1) + leg(1)) +
    rect(ink, [0, road, width, size * 0.05]) +
    rect(legible(ink, [beam, red]), [0, road, width, size * 0.012])
  );
}

/** Sheds with saw-tooth roofs. */
function yard({ width, size, colours }: Stage, water: number): string {
  const wide = size * 0.2;
  const left = width - size * 1.75;
  const count = Math.ceil(left / wide) + 1;
  const roofs = Array.from({ length: count }, (_, at) => {
    const x = left - at * wide;
    return trace`M${x} ${water}v${-size * 0.32}l${wide} ${size * 0.1}v${size * 0.22}z`;
  });
  const wall = legible(colours.sky, [red, sea]);
  return (
    path(wall, roofs.join('')) +
    rect(ink, [0, water - size * 0.1, Math.max(0, left + wide), size * 0.1])
  );
}
