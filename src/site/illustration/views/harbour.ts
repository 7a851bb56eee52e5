import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import { polar, type Stage, type View } from '../stage.ts';

const { ink, white, red, beam, bone } = palette;

/** The harbour chart, from above: a month of days, and the light sweeps the ones that count. */
export const harbour: View = (stage) => {
  const { width, height, size, colours } = stage;
  const lamp = { x: width - size * 0.34, y: height - size * 0.42 };
  return (
    rect(colours.sky, [0, 0, width, height]) +
    shoals(stage, lamp) +
    sector(colours.beam, lamp, width * 1.4, sweep) +
    sector(colours.innerBeam, lamp, width * 1.4, [sweep[0] + 9, sweep[0] + 15]) +
    ranges(stage, lamp) +
    days(stage, lamp) +
    coast(stage, lamp) +
    tower(stage, lamp)
  );
};

type Point = { readonly x: number; readonly y: number };

/** In degrees: to the left, a little upwards. */
const sweep = [176, 200] as const;

function sector(
  fill: string,
  { x, y }: Point,
  radius: number,
  [from, to]: readonly [number, number],
) {
  const [a, b] = polar(x, y, radius, from);
  const [c, d] = polar(x, y, radius, to);
  return path(fill, trace`M${x} ${y}L${a} ${b}L${c} ${d}z`);
}

/** Depths, as a chart shows them: bands around the coast. */
function shoals({ width, height, size, colours }: Stage, lamp: Point): string {
  const band = (grow: number) =>
    trace`M0 ${height - size * (0.2 + grow)}
        Q${width * 0.3} ${height - size * (0.3 + grow)} ${width * 0.52} ${height - size * (0.02 + grow)}
        T${lamp.x + size * 0.1} ${height - size * (0.16 + grow)}
        T${width} ${height - size * (0.5 + grow)}V${height}H0z`;
  return path(colours.disc, band(0.2));
}

/** A ring for each week, as distances are marked on a chart. */
function ranges({ top, size, colours }: Stage, { x, y }: Point): string {
  const line = legible(colours.sky, [ink, white]);
  const weeks = [0, 1, 2, 3, 4].map((week) => size * (0.34 + week * 0.2));
  // None runs through a poster's words.
  const shown = top > 0 ? weeks.filter((radius) => y - radius > top) : weeks;
  const rings = shown.map((radius) => ring(line, x, y, radius, size * 0.004));
  return rings.join('');
}

/** Thirty-five days on arcs around the lamp: in the light large and red, others a dot. */
function days({ size, colours }: Stage, lamp: Point): string {
  const line = legible(colours.sky, [ink, white]);
  const marks = [0, 1, 2, 3, 4].flatMap((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => {
      const radius = size * (0.34 + week * 0.2);
      const angle = 158 + day * 8.6 + (week % 2) * 2;
      const [x, y] = polar(lamp.x, lamp.y, radius, angle);
      const isLit = angle > sweep[0] + 1 && angle < sweep[1] - 1;
      return isLit ? lit(x, y, size * (0.028 + week * 0.008)) : circle(line, x, y, size * 0.014);
    }),
  );
  return marks.join('');
}

/** A boat from above, seen by the light. */
function lit(x: number, y: number, length: number): string {
  const hull = trace`M${x - length} ${y}
      q${length * 0.7} ${-length * 0.75} ${length * 2} ${-length * 0.42}v${length * 0.84}
      q${-length * 1.3} ${length * 0.33} ${-length * 2} ${-length * 0.42}z`;
  return path(red, hull) + circle(white, x + length * 0.35, y, length * 0.2);
}

/** Land along the foot, and two piers whose arms nearly close. */
function coast({ width, height, size, colours }: Stage, lamp: Point): string {
  const land = colours.light ? ink : bone;
  const foot = trace`M0 ${height - size * 0.17}
      Q${width * 0.28} ${height - size * 0.27} ${width * 0.5} ${height - size * 0.06}
      T${width} ${height - size * 0.1}V${height}H0z`;
  const arm = trace`M${width + size * 0.1} ${height - size * 0.02}
      Q${width - size * 0.02} ${lamp.y - size * 0.02} ${lamp.x} ${lamp.y}`;
  const other = trace`M${width * 0.3} ${height}
      Q${lamp.x - size * 0.75} ${height - size * 0.2} ${lamp.x - size * 0.3} ${height - size * 0.26}`;
  return (
    path(land, foot) +
    stroke(land, size * 0.07, arm + other) +
    houses(width, height, size, colours.light ? beam : red)
  );
}

/** Roofs from above. */
function houses(width: number, height: number, size: number, fill: string): string {
  const roofs = [0.05, 0.11, 0.2, 0.3].map((across, at) => {
    const x = width * across;
    const y = height - size * (0.09 + (at % 2) * 0.035);
    return trace`M${x} ${y}h${size * 0.06}v${size * 0.04}h${-size * 0.06}z`;
  });
  return path(fill, roofs.join(''));
}

/** The lighthouse from above: rings, as its stripes are from there. */
function tower({ size }: Stage, { x, y }: Point): string {
  return (
    circle(ink, x, y, size * 0.105) +
    circle(red, x, y, size * 0.09) +
    ring(white, x, y, size * 0.058, size * 0.022) +
    circle(beam, x, y, size * 0.03)
  );
}
