import { palette } from '../palette.ts';
import { circle, path, rect, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, sea, deep, dawn } = palette;

/** Under water: what is spent goes down on lines, none below the ceiling. */
export const depth: View = (stage) => {
  const { width, height, size, colours } = stage;
  const surface = height - size * 0.8;
  const ceiling = height - size * 0.17;
  const bands: [string, number][] = [
    ['#2B777A', surface],
    [sea, surface + size * 0.16],
    [deep, surface + size * 0.4],
  ];
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.2, surface, size * 0.2) +
    bands.map(([colour, y]) => rect(colour, [0, y, width, height - y])).join('') +
    shafts(stage, surface) +
    bed(stage) +
    stroke(
      red,
      size * 0.014,
      trace`M0 ${ceiling}H${width}`,
      trace` stroke-dasharray="${size * 0.05} ${size * 0.03}"`,
    ) +
    lines(stage, surface, ceiling) +
    fish(width - size * 0.17, height - size * 0.36, size * 0.2, dawn)
  );
};

/** The light, bent steeper by the water. */
function shafts({ width, height, size }: Stage, surface: number): string {
  const starts = [0.08, 0.42, 0.95].map((share) => width - size * share);
  const rays = starts.map(
    (x) => trace`M${x} ${surface}h${size * 0.13}L${x - size * 0.22} ${height}h${-size * 0.3}z`,
  );
  return path(white, rays.join(''), ' fill-opacity=".07"');
}

function bed({ width, height, size }: Stage): string {
  return path(
    ink,
    trace`M0 ${height}V${height - size * 0.08}
        Q${width * 0.2} ${height - size * 0.16} ${width * 0.42} ${height - size * 0.05}
        T${width * 0.8} ${height - size * 0.07}T${width} ${height - size * 0.03}V${height}z`,
  );
}

/** Floats on the surface, each with its weight as deep as its share of the budget. */
function lines({ width, size, next }: Stage, surface: number, ceiling: number): string {
  const pitch = size * 0.21;
  const count = Math.floor((width - size * 0.1) / pitch);
  return Array.from({ length: count }, (_, at) => {
    const x = width - size * 0.16 - at * pitch;
    const share = at % 5 === 1 ? 1 : 0.25 + next() * 0.6;
    const foot = surface + (ceiling - surface) * share;
    return line(x, surface, foot, size, share === 1);
  }).join('');
}

function line(x: number, surface: number, foot: number, size: number, isDeepest: boolean): string {
  const radius = size * 0.042;
  const coins = [0, 1, 2].map((row) => {
    const y = foot - size * (0.018 + row * 0.034);
    return trace`M${x - size * 0.038} ${y}h${size * 0.076}`;
  });
  return (
    stroke(white, size * 0.007, trace`M${x} ${surface}V${foot - size * 0.1}`) +
    stroke(isDeepest ? beam : white, size * 0.026, coins.join(''), ' stroke-linecap="round"') +
    circle(red, x, surface, radius) +
    path(white, trace`M${x - radius} ${surface}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`)
  );
}

/** Looks at the bait, to the left. */
function fish(x: number, y: number, size: number, fill: string): string {
  const body = trace`M${x - size} ${y}
      Q${x} ${y - size * 0.95} ${x + size * 0.8} ${y - size * 0.08}
      L${x + size * 1.5} ${y - size * 0.5}V${y + size * 0.5}L${x + size * 0.8} ${y + size * 0.08}
      Q${x} ${y + size * 0.95} ${x - size} ${y}z`;
  const fin = trace`M${x - size * 0.1} ${y + size * 0.1}h${size * 0.6}
      l${-size * 0.1} ${size * 0.28}z`;
  return (
    path(fill, body) +
    path(red, fin) +
    circle(white, x - size * 0.48, y - size * 0.1, size * 0.15) +
    circle(ink, x - size * 0.5, y - size * 0.1, size * 0.07)
  );
}
