import { clearest, legible } from '../contrast.ts';
import { lampAt, lantern, shaft } from '../motifs/tower.ts';
import { palette } from '../palette.ts';
import { path, type Rectangle, rect, rects, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { river } from '../waterfront.ts';

const { ink, white, red, sea, deep, glass } = palette;

/** New York: the little red lighthouse under the George Washington Bridge, with its light on. */
export const greatBridge: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.2;
  const small = {
    x: width - size * 0.24,
    baseline: water - size * 0.03,
    width: size * 0.13,
    height: size * 0.3,
  };
  const lamp = { x: small.x, y: lampAt(small) };
  return (
    rect(colours.sky, [0, 0, width, height]) +
    path(
      colours.beam,
      trace`M${lamp.x} ${lamp.y}L${-size * 0.2} ${height - size * 0.86}V${height - size * 0.3}z`,
    ) +
    path(
      colours.innerBeam,
      trace`M${lamp.x} ${lamp.y}L${-size * 0.2} ${height - size * 0.66}V${height - size * 0.5}z`,
    ) +
    roofs(stage, water) +
    bridge(stage, water) +
    river(stage, water) +
    path(
      ink,
      trace`M${width - size * 0.5} ${water + size * 0.05}
          q${size * 0.1} ${-size * 0.1} ${size * 0.26} ${-size * 0.09}
          T${width} ${water - size * 0.06}V${height}H${width - size * 0.56}z`,
    ) +
    shaft(small, [colours.sky === red ? ink : red, white]) +
    lantern(small, colours.sky === red ? ink : red)
  );
};

/** One steel tower, so tall that it leaves the frame, and the cables from it. */
function bridge({ width, height, size, colours }: Stage, water: number): string {
  const steel = legible(colours.sky, [colours.light ? sea : glass, white, ink]);
  const x = width - size * 0.86;
  const road = water - size * 0.42;
  const [wide, leg] = [size * 0.34, size * 0.08];
  const posts: Rectangle[] = [
    [x, height - size * 1.1, leg, water - height + size * 1.1],
    [x + wide - leg, height - size * 1.1, leg, water - height + size * 1.1],
    [x, height - size * 0.97, wide, size * 0.06],
  ];
  const braces = [0.91, 0.73].map((up) => {
    const y = height - size * up;
    return trace`M${x + leg} ${y}L${x + wide - leg} ${y + size * 0.16}M${x + wide - leg} ${y}
        L${x + leg} ${y + size * 0.16}`;
  });
  const low = trace`M${x + leg} ${road + size * 0.1}L${x + wide - leg} ${road + size * 0.34}
      M${x + wide - leg} ${road + size * 0.1}L${x + leg} ${road + size * 0.34}`;
  const cable = trace`M${x + leg / 2} ${height - size}
      Q${x - size * 0.7} ${road - size * 0.06} ${x - size * 1.7} ${road - size * 0.06}
      M${x + wide} ${height - size}
      Q${width - size * 0.24} ${road - size * 0.3} ${width} ${road - size * 0.22}`;
  const hangers = Array.from({ length: 12 }, (_, at) => {
    const share = (at + 1) / 13;
    const top = height - size + (road - size * 0.06 - height + size) * (1 - (1 - share) ** 2);
    return trace`M${x - share * size * 1.55} ${top}V${road}`;
  });
  return (
    stroke(steel, size * 0.007, hangers.join('')) +
    stroke(steel, size * 0.022, braces.join('') + low) +
    stroke(steel, size * 0.026, cable) +
    rects(steel, posts) +
    rect(clearest(steel, [ink, deep]), [0, road, width, size * 0.06]) +
    rect(steel, [0, road + size * 0.06, width, size * 0.014])
  );
}

/** Water towers on the roofs of the other bank. */
function roofs({ width, size, colours }: Stage, water: number): string {
  const left = width - size * 1.35;
  const wall = legible(colours.beam, [ink, sea]);
  const wide = size * 0.24;
  return Array.from({ length: Math.max(0, Math.ceil(left / wide)) }, (_, at) => {
    const x = left - (at + 1) * wide;
    const high = size * (0.16 + ((at * 3) % 4) * 0.045);
    const top = water - high;
    const tank =
      at % 2
        ? ''
        : path(
            red === colours.beam ? ink : red,
            trace`M${x + wide * 0.3} ${top - size * 0.04}v${-size * 0.08}
                l${wide * 0.2} ${-size * 0.04} ${wide * 0.2} ${size * 0.04}v${size * 0.08}z`,
          ) + rect(wall, [x + wide * 0.34, top - size * 0.04, wide * 0.32, size * 0.05]);
    return tank + rect(wall, [x, top, wide * 0.94, high]);
  }).join('');
}
