import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { river, slantedLight } from '../waterfront.ts';

const { ink, white, red, beam, pale, sea, dawn, deep } = palette;

/** Manchester: a narrowboat under the viaducts of Castlefield, with a tram on top. */
export const viaduct: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.22;
  const road = height - size * 0.74;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    slantedLight(stage) +
    mill(stage, road) +
    tram(stage, road) +
    arches(stage, road, water) +
    river(stage, water) +
    narrowboat(stage, width - size * 1.3, water + size * 0.03)
  );
};

function arches({ width, size, colours }: Stage, road: number, water: number): string {
  const wide = size * 0.52;
  const brick = legible(colours.sky, [red, sea]);
  const holes = Array.from({ length: Math.ceil(width / wide) + 1 }, (_, at) => {
    const left = width - (at + 1) * wide + wide * 0.3;
    const half = wide * 0.39;
    return trace`M${left} ${water}V${road + size * 0.12 + half}
        a${half} ${half} 0 0 1 ${half * 2} 0V${water}z`;
  });
  return (
    rect(brick, [0, road, width, water - road]) +
    rect(ink, [0, road - size * 0.02, width, size * 0.045]) +
    path(brick === sea ? ink : deep, holes.join(''))
  );
}

/** A mill with its chimney, behind. */
function mill({ width, size, colours }: Stage, road: number): string {
  const [x, wall] = [width - size * 0.62, legible(colours.beam, [ink, sea])];
  const panes = Array.from(
    { length: 8 },
    (_, at): Rectangle => [
      x + size * (0.05 + (at % 4) * 0.11),
      road - size * (0.17 - Math.floor(at / 4) * 0.1),
      size * 0.06,
      size * 0.06,
    ],
  );
  return (
    rect(wall, [x, road - size * 0.22, size * 0.47, size * 0.22]) +
    path(
      wall,
      trace`M${x + size * 0.5} ${road}l${size * 0.02} ${-size * 0.3}h${size * 0.06}
          l${size * 0.02} ${size * 0.3}z`,
    ) +
    rects(beam, panes)
  );
}

function tram({ width, size }: Stage, road: number): string {
  const [x, y] = [width - size * 1.6, road - size * 0.16];
  const panes = [0, 1, 2, 3, 4].map(
    (at): Rectangle => [x + size * (0.05 + at * 0.1), y + size * 0.03, size * 0.075, size * 0.06],
  );
  return (
    rect(beam, [x, y, size * 0.56, size * 0.15], size * 0.03) +
    rect(ink, [x, y + size * 0.11, size * 0.56, size * 0.04]) +
    rects(ink, panes) +
    path(
      ink,
      trace`M${x + size * 0.2} ${y}l${size * 0.05} ${-size * 0.06} ${size * 0.05} ${size * 0.06}
          h${-size * 0.02}l${-size * 0.03} ${-size * 0.04} ${-size * 0.03} ${size * 0.04}z`,
    )
  );
}

function narrowboat({ size, colours }: Stage, x: number, y: number): string {
  const long = size * 0.95;
  const panes = [0.2, 0.34, 0.48, 0.62].map(
    (share): Rectangle => [x + long * share, y - size * 0.09, long * 0.07, size * 0.045],
  );
  return (
    path(
      legible(colours.water, [ink, white]),
      trace`M${x} ${y}h${long}l${-size * 0.08} ${size * 0.1}h${size * 0.1 - long}z`,
    ) +
    rect(red, [x + long * 0.12, y - size * 0.12, long * 0.66, size * 0.12]) +
    rect(white, [x + long * 0.1, y - size * 0.135, long * 0.7, size * 0.022]) +
    rects(pale, panes) +
    circle(dawn, x + long * 0.9, y - size * 0.12, size * 0.03) +
    path(sea, trace`M${x + long * 0.86} ${y}v${-size * 0.08}h${size * 0.07}v${size * 0.08}z`)
  );
}
