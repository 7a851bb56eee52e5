import { palette } from '../palette.ts';
import { circle, path, rect, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, pale, dawn, deep } = palette;

/** A fleet by night, from behind: all sail for one flag on the horizon, the date. */
export const fleet: View = (stage) => {
  const { width, height, size, colours } = stage;
  const goal = { x: width - size * 0.52, y: height - size * 0.7 };
  const sky = colours.light ? colours.sky : ink;
  const dark = colours.light ? ink : deep;
  return (
    rect(sky, [0, 0, width, height]) +
    dawnOver(stage, goal) +
    rect(dark, [0, goal.y, width, height - goal.y]) +
    wakes(stage, goal) +
    flag(goal, size) +
    boats(stage, goal)
  );
};

type Point = { readonly x: number; readonly y: number };

/** A half disc of light where they are going. */
function dawnOver({ size, colours }: Stage, { x, y }: Point): string {
  const half = (radius: number) =>
    trace`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
  return path(colours.beam, half(size * 0.36)) + path(colours.innerBeam, half(size * 0.24));
}

/** Lanes on the water that meet at the flag; the light lies on the middle one. */
function wakes({ width, height, size }: Stage, { x, y }: Point): string {
  const lane = (from: number, to: number) => trace`M${x} ${y}L${x + from} ${height}H${x + to}z`;
  const lanes = [-3.2, -2.1, -1.15, 0.45, 1.2, 2.2].map((at) =>
    lane(at * size, (at + 0.42) * size),
  );
  return (
    path('#17353C', lanes.join('')) +
    path(beam, lane(-0.12 * size, 0.12 * size)) +
    path(pale, lane(-0.04 * size, 0.04 * size)) +
    rect(ink, [0, height, width, 0])
  );
}

function flag({ x, y }: Point, size: number): string {
  const pole = trace`M${x - size * 0.008} ${y}v${-size * 0.2}h${size * 0.016}v${size * 0.2}z`;
  const cloth = trace`M${x} ${y - size * 0.2}h${size * 0.17}
      l${-size * 0.05} ${size * 0.05} ${size * 0.05} ${size * 0.05}h${-size * 0.17}z`;
  return path(ink, pole) + path(red, cloth);
}

/** In rows that grow towards us, each boat on a lane of its own. */
function boats(stage: Stage, goal: Point): string {
  const { size, width } = stage;
  const rows = [
    { down: 0.1, scale: 0.09 },
    { down: 0.24, scale: 0.16 },
    { down: 0.46, scale: 0.27 },
    { down: 0.8, scale: 0.44 },
    { down: 1.2, scale: 0.62 },
  ];
  return rows
    .map(({ down, scale }, row) => {
      const places = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4].map((at) => at + (row % 2) * 0.5);
      return places
        .map((at, index) => {
          const x = goal.x + at * size * scale * 1.05;
          const isSeen = x > -size * 0.3 && x < width + size * 0.3 && Math.abs(at) > 0.6;
          return isSeen ? boat(x, goal.y + size * down, size * scale, (index + row) % 3) : '';
        })
        .join('');
    })
    .join('');
}

const sails = [white, dawn, red] as const;

function boat(x: number, y: number, size: number, kind: number): string {
  const mast = y - size * 1.02;
  const main = trace`M${x + size * 0.03} ${mast}L${x + size * 0.4} ${y - size * 0.2}
      h${-size * 0.37}z`;
  const jib = trace`M${x - size * 0.03} ${mast + size * 0.14}V${y - size * 0.2}h${-size * 0.3}z`;
  const hull = trace`M${x - size * 0.44} ${y - size * 0.14}h${size * 0.9}
      l${-size * 0.16} ${size * 0.2}h${-size * 0.56}z`;
  return (
    path(sails[kind] ?? white, main) +
    path(kind === 0 ? dawn : white, jib) +
    path(kind === 2 ? white : red, hull) +
    (size > 200 ? circle(beam, x, y - size * 0.04, size * 0.03) : '')
  );
}
