import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';
import { slantedLight } from '../waterfront.ts';

const { ink, white, red, beam, pale, sea, dawn, glass } = palette;

/** Edinburgh: the rock with the castle on it, and the tenements that climb to it. */
export const castle: View = (stage) => {
  const { width, height, size, colours } = stage;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.24, height - size * 0.5, size * 0.3) +
    slantedLight(stage) +
    rock(stage) +
    tenements(stage)
  );
};

function rock({ width, height, size, colours }: Stage): string {
  const x = width - size * 0.95;
  const stone = legible(colours.sky, [ink, sea]);
  const crag = trace`M${x - size * 0.62} ${height}L${x - size * 0.5} ${height - size * 0.34}
      l${size * 0.12} ${-size * 0.06} ${size * 0.06} ${-size * 0.16} ${size * 0.14} ${-size * 0.04}
      H${x + size * 0.4}l${size * 0.1} ${size * 0.14} ${size * 0.5} ${size * 0.2}V${height}z`;
  const facet = trace`M${x - size * 0.5} ${height - size * 0.34}
      l${size * 0.12} ${-size * 0.06} ${size * 0.06} ${-size * 0.16} ${size * 0.1} ${size * 0.6}z`;
  const wall = height - size * 0.6;
  const keep = colours.sky === red ? white : red;
  const walls: Rectangle[] = [
    [x - size * 0.22, wall - size * 0.1, size * 0.64, size * 0.12],
    [x - size * 0.12, wall - size * 0.24, size * 0.18, size * 0.2],
    [x + size * 0.12, wall - size * 0.3, size * 0.13, size * 0.3],
    [x + size * 0.3, wall - size * 0.17, size * 0.12, size * 0.2],
  ];
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (at): Rectangle => [
      x - size * 0.22 + at * size * 0.086,
      wall - size * 0.125,
      size * 0.04,
      size * 0.03,
    ],
  );
  const slits = [0.16, 0.2].map(
    (at): Rectangle => [x + size * at, wall - size * 0.2, size * 0.018, size * 0.06],
  );
  return (
    path(stone, crag) +
    path(sea === stone ? ink : sea, facet) +
    rects(keep, [...walls, ...teeth]) +
    rects(beam, slits) +
    path(
      ink,
      trace`M${x + size * 0.1} ${wall - size * 0.3}
          l${size * 0.085} ${-size * 0.09} ${size * 0.085} ${size * 0.09}z`,
    )
  );
}

/** Tall narrow houses with crow-stepped gables, up the hill from the left. */
function tenements({ width, height, size, colours }: Stage): string {
  const wide = size * 0.24;
  const paints = [dawn, white, red, glass, sea].filter((paint) => paint !== colours.sky);
  const near = Array.from({ length: Math.ceil(width / wide) }, (_, at) => at);
  return near
    .map((at) => {
      const x = width - (at + 1) * wide;
      const isUnderRock = at > 1 && at < 6;
      const high = size * (isUnderRock ? 0.2 + (at % 2) * 0.04 : 0.42 + ((at * 3) % 4) * 0.05);
      return house(x, height, wide, high, paints[at % paints.length] ?? white);
    })
    .join('');
}

function house(x: number, foot: number, wide: number, high: number, wall: string): string {
  const step = wide / 7;
  const gable = trace`M${x} ${foot - high}h${step}v${-step}h${step}v${-step}h${step}v${-step}
      h${step}v${step}h${step}v${step}h${step}v${step}h${step}V${foot}H${x}z`;
  const panes: Rectangle[] = [];
  for (let y = foot - high + wide * 0.16; y < foot - wide * 0.2; y += wide * 0.4) {
    panes.push(
      [x + wide * 0.2, y, wide * 0.2, wide * 0.24],
      [x + wide * 0.6, y, wide * 0.2, wide * 0.24],
    );
  }
  const light = legible(wall, [beam, ink]);
  return (
    path(wall, gable) +
    rects(
      light,
      panes.filter((_, at) => at % 3 < 2),
    ) +
    rects(
      light === beam ? pale : sea,
      panes.filter((_, at) => at % 3 === 2),
    ) +
    rect(ink, [x + wide * 0.74, foot - high - step * 1.4, step, step * 1.6])
  );
}
