import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { slantedLight } from '../waterfront.ts';

const { ink, white, red, beam, pale, sea, dawn, glass } = palette;

/** Lisbon: a funicular on its hill, between tiled houses with washing out. */
export const tramHill: View = (stage) => {
  const { width, height, size, colours } = stage;
  // Rises to the right over the last two heights of the picture.
  const ground = (x: number) =>
    height - size * (0.05 + 0.36 * Math.max(0, 1 - (width - x) / (size * 2)));
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.2, height - size * 0.62, size * 0.2) +
    slantedLight(stage) +
    houses(stage, ground) +
    path(
      colours.light ? ink : colours.deck,
      trace`M0 ${height}V${ground(0)}H${width - size * 2}L${width} ${ground(width)}V${height}z`,
    ) +
    rails(stage, ground) +
    car(stage, ground)
  );
};

type Ground = (x: number) => number;

function houses({ width, size, colours, height }: Stage, ground: Ground): string {
  const paints = [white, dawn, glass, red, sea, beam].filter((paint) => paint !== colours.sky);
  const wide = size * 0.34;
  return Array.from({ length: Math.ceil(width / wide) }, (_, at) => {
    const x = width - (at + 1) * wide;
    const high = size * (0.4 + ((at * 3) % 4) * 0.05);
    const top = ground(x + wide / 2) - high;
    const wall = paints[(at * 2 + 1) % paints.length] ?? white;
    return house(x, top, wide, height - top, wall, at);
  }).join('');
}

/** A flat front with tall windows, one floor of it tiled. */
function house(
  x: number,
  top: number,
  wide: number,
  high: number,
  wall: string,
  at: number,
): string {
  const light = legible(wall, [beam, ink]);
  const panes = [0, 1, 2].flatMap((floor) =>
    [0.14, 0.42, 0.7].map(
      (across): Rectangle => [
        x + wide * across,
        top + wide * (0.16 + floor * 0.42),
        wide * 0.15,
        wide * 0.26,
      ],
    ),
  );
  const rail = [0, 1, 2].map(
    (floor) => trace`M${x + wide * 0.08} ${top + wide * (0.44 + floor * 0.42)}h${wide * 0.84}`,
  );
  return (
    rect(wall, [x, top, wide, high]) +
    path(
      legible(wall, [red, ink, white]),
      trace`M${x - wide * 0.03} ${top}l${wide * 0.1} ${-wide * 0.14}h${wide * 0.86}
          l${wide * 0.1} ${wide * 0.14}z`,
    ) +
    rects(
      light,
      panes.filter((_, pane) => (pane + at) % 3 > 0),
    ) +
    rects(
      light === beam ? pale : sea,
      panes.filter((_, pane) => (pane + at) % 3 === 0),
    ) +
    stroke(legible(wall, [ink, white]), wide * 0.02, rail.join('')) +
    (at % 2 ? washing(x, top + wide * 0.46, wide, wall) : '')
  );
}

function washing(x: number, y: number, wide: number, wall: string): string {
  const cloths = [red, white, sea, beam].filter((cloth) => cloth !== wall);
  return [0.16, 0.38, 0.6]
    .map((across, at) =>
      rect(cloths[at % cloths.length] ?? white, [
        x + wide * across,
        y,
        wide * 0.16,
        wide * (0.14 + (at % 2) * 0.05),
      ]),
    )
    .join('');
}

function rails({ width, size, colours }: Stage, ground: Ground): string {
  const line = colours.light ? white : ink;
  const track = trace`M${width - size * 2} ${ground(0) + size * 0.055}
      L${width} ${ground(width) + size * 0.055}`;
  return stroke(line, size * 0.012, track);
}

/** The car is built level on a wedge, as they are. */
function car({ width, size }: Stage, ground: Ground): string {
  const [left, right] = [width - size * 0.98, width - size * 0.5];
  const floor = ground(right) - size * 0.005;
  const top = floor - size * 0.26;
  const panes = [0, 1, 2, 3].map(
    (at): Rectangle => [
      left + size * (0.04 + at * 0.105),
      top + size * 0.045,
      size * 0.08,
      size * 0.085,
    ],
  );
  return (
    path(
      ink,
      trace`M${left} ${floor}H${right}V${ground(right) + size * 0.05}
          L${left} ${ground(left) + size * 0.05}z`,
    ) +
    rect(beam, [left, top, right - left, size * 0.26]) +
    rect(white, [left, top, right - left, size * 0.15]) +
    rect(red, [left - size * 0.02, top - size * 0.035, right - left + size * 0.04, size * 0.045]) +
    rects(ink, panes) +
    circle(pale, right - size * 0.06, floor - size * 0.055, size * 0.025)
  );
}
