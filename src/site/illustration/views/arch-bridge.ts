import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, rect, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { river, slantedLight } from '../waterfront.ts';

const { ink, white, red, sea, beam } = palette;

/** Newcastle: the Tyne Bridge from the quay, with the tilted footbridge in front of it. */
export const archBridge: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.2;
  const steel = legible(colours.sky, [sea, white, ink]);
  const middle = width - size * 0.78;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.16, water, size * 0.26) +
    slantedLight(stage) +
    arch(stage, middle, water, steel) +
    river(stage, water) +
    footbridge(width - size * 1.9, water, size, red === colours.sky ? white : red)
  );
};

function arch({ width, size, colours }: Stage, x: number, water: number, steel: string): string {
  const [half, rise, road] = [size * 0.66, size * 0.86, water - size * 0.34];
  const foot = water - size * 0.02;
  const curve = (grow: number) =>
    trace`M${x - half - grow} ${foot}
        Q${x - half * 0.62} ${foot - rise - grow} ${x} ${foot - rise - grow}
        T${x + half + grow} ${foot}`;
  const hangers = Array.from({ length: 9 }, (_, at) => {
    const share = (at - 4) / 5;
    const top = foot - rise * (1 - share * share * 0.86);
    return trace`M${x + share * half} ${top}V${road}`;
  });
  const tower = (left: number) =>
    rect(legible(colours.sky, [white, ink]), [left, water - size * 0.5, size * 0.17, size * 0.5]) +
    rect(ink, [left - size * 0.015, water - size * 0.53, size * 0.2, size * 0.04]);
  return (
    stroke(steel, size * 0.012, hangers.join('')) +
    stroke(steel, size * 0.05, curve(0)) +
    stroke(steel, size * 0.022, curve(-size * 0.085)) +
    rect(steel, [0, road, width, size * 0.055]) +
    rect(beam, [0, road + size * 0.018, width, size * 0.012]) +
    tower(x - half - size * 0.15) +
    tower(x + half - size * 0.02)
  );
}

/** Lifted, as an eyelid is. */
function footbridge(x: number, water: number, size: number, fill: string): string {
  const [wide, high] = [size * 0.44, size * 0.44];
  const bow = trace`M${x - wide} ${water}
      Q${x - wide * 0.2} ${water - high * 2.2} ${x + wide} ${water}`;
  const deck = trace`M${x - wide} ${water}
      Q${x - wide * 0.9} ${water - high * 1.2} ${x + wide} ${water}`;
  return stroke(fill, size * 0.035, bow) + stroke(white, size * 0.028, deck);
}
