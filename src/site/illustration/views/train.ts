import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, pale, sea, dawn, deep, glass } = palette;

/** The whole country from a train by night: hills in layers, and its own light ahead. */
export const train: View = (stage) => {
  const { width, height, size, colours } = stage;
  const track = height - size * 0.16;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width - size * 0.5, height - size * 0.62, size * 0.24) +
    hills(stage) +
    headlight(stage, track) +
    rect(colours.light ? ink : deep, [0, track, width, height - track]) +
    stroke(
      legible(ink, [pale]),
      size * 0.01,
      trace`M0 ${track + size * 0.06}H${width}`,
      trace` stroke-dasharray="${size * 0.12} ${size * 0.05}"`,
    ) +
    cars(stage, track)
  );
};

function hills({ width, height, size, colours }: Stage): string {
  const layer = (up: number, swell: number, shift: number) =>
    trace`M${-size * shift} ${height}V${height - size * up}
        q${size * 0.45} ${-size * swell} ${size * 0.9} 0t${size * 0.9} 0t${size * 0.9} 0
        t${size * 0.9} 0t${size * 0.9} 0V${height}z`;
  const far = legible(colours.sky, [colours.light ? glass : colours.disc, sea, white]);
  const paints = colours.light ? [far, sea] : [colours.disc, legible(colours.sky, [ink, sea])];
  return (
    path(paints[0] ?? glass, layer(0.5, 0.5, 0.2)) +
    path(paints[1] ?? sea, layer(0.34, 0.34, 0.75)) +
    rect(ink, [0, height, width, 0])
  );
}

/** The train's lamp shines the way it goes, to the left. */
function headlight({ width, size, colours }: Stage, track: number): string {
  const [x, y] = [width - size * 1.36, track - size * 0.12];
  return (
    path(
      colours.sky === beam ? white : beam,
      trace`M${x} ${y}L${-size * 0.2} ${y - size * 0.34}V${track}H${x - size * 0.3}z`,
    ) + path(pale, trace`M${x} ${y}L${-size * 0.2} ${y - size * 0.1}V${track}z`)
  );
}

function cars({ width, size, colours }: Stage, track: number): string {
  const nose = width - size * 1.42;
  const [top, foot] = [track - size * 0.36, track - size * 0.03];
  const body = colours.sky === red ? white : red;
  const front = trace`M${nose} ${foot}
      q${-size * 0.03} ${-size * 0.1} ${size * 0.08} ${-size * 0.17}
      Q${nose + size * 0.2} ${top} ${nose + size * 0.46} ${top}H${width}V${foot}z`;
  const panes = Array.from(
    { length: 7 },
    (_, at): Rectangle => [
      nose + size * (0.52 + at * 0.15),
      top + size * 0.07,
      size * 0.11,
      size * 0.1,
    ],
  );
  const heads = [0, 2, 3, 5].map((at) =>
    circle(at % 2 ? ink : dawn, nose + size * (0.58 + at * 0.15), top + size * 0.145, size * 0.026),
  );
  const wheels = [0.42, 0.56, 1.14, 1.28].map((at) =>
    circle(ink, nose + size * at, foot, size * 0.045),
  );
  return (
    wheels.join('') +
    path(body, front) +
    rect(body === red ? white : red, [nose + size * 0.06, foot - size * 0.1, width, size * 0.03]) +
    path(
      ink,
      trace`M${nose + size * 0.18} ${top + size * 0.13}
          q${size * 0.1} ${-size * 0.07} ${size * 0.24} ${-size * 0.07}v${size * 0.09}
          h${-size * 0.28}z`,
    ) +
    rects(beam, panes) +
    heads.join('') +
    rect(ink, [width - size * 0.34, top, size * 0.014, foot - top]) +
    circle(white, nose + size * 0.06, foot - size * 0.08, size * 0.025)
  );
}
