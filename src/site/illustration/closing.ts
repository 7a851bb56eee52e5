import { lampAt, lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import type { Look } from './portrait.ts';
import { random } from './random.ts';
import { type Dash, ripples } from './ripples.ts';
import { path, type Rectangle, rect, rects, svg, trace } from './shapes.ts';
import { type gestures, standingPerson } from './standing-person.ts';

const { ink, white, red, beam, pale, sea, deep, pier, paper } = palette;

const width = 2880;
const deck = 476;
const tower = { x: 1992, baseline: deck, width: 104, height: 360 };

/** The lamp's centre in the scene's units; the style sheet draws the light from there. */
export const closingLamp = { x: tower.x, y: Math.round(lampAt(tower)) } as const;

const roofs = '#0A181D';
const walls = [pier, '#2B5A5F'] as const;
/** The sea's colour with a little of the lamp on it. */
const gleam = '#2B7A7E';

/** Where the first of the team stands, and how far apart they are. */
const team = { left: 1572, pitch: 58 } as const;
const doing = [
  'waves',
  'report',
  'phone',
  'mug',
  'points',
  'camera',
] as const satisfies (keyof typeof gestures)[];

/**
 * The night scene that closes a page, 2880 by 620, as a file: the houses along the pier, the tower
 * and the team, at most six of them. Sky and light are the page's background.
 */
export function closing(people: readonly Look[]): string {
  const next = random('closing');
  const layers = [
    terrace(next),
    shaft(tower, [red, white]),
    lantern(tower, red, { gallery: walls[1] }),
    rect(deep, [0, deck, width, 144]),
    ripples(reflections(next), 6),
    rect(paper, [0, deck, width, 24]),
    ticks(),
    ...people.slice(0, doing.length).map(standing),
  ];
  return svg(width, 620, layers.join(''));
}

function standing(look: Look, at: number): string {
  return standingPerson(look, team.left + at * team.pitch, deck, doing[at] ?? 'mug');
}

/** Houses along the pier up to the team; only some windows are lit. */
function terrace(next: () => number): string {
  const places = Array.from({ length: 15 }, (_, at) => 60 + at * 94);
  const homes = places.map((x) => house(x, 90 + next() * 70, next));
  const dark = homes.map((home) => home.roof + home.door).join('');
  return (
    walls
      .map((wall, side) =>
        rects(
          wall,
          every(homes, side).map((home) => home.wall),
        ),
      )
      .join('') +
    path(roofs, dark) +
    rects(
      roofs,
      homes.flatMap((home) => home.unlit),
    ) +
    rects(
      beam,
      every(homes, 0).flatMap((home) => home.lit),
    ) +
    rects(
      pale,
      every(homes, 1).flatMap((home) => home.lit),
    )
  );
}

function every<Item>(items: readonly Item[], side: number): Item[] {
  return items.filter((_, at) => at % 2 === side);
}

interface House {
  readonly wall: Rectangle;
  readonly roof: string;
  readonly door: string;
  readonly lit: readonly Rectangle[];
  readonly unlit: readonly Rectangle[];
}

function house(x: number, height: number, next: () => number): House {
  const eaves = deck - height + 32;
  const panes: Rectangle[] = [];
  for (let y = eaves + 11; y < deck - 50; y += 34) {
    panes.push([x - 25, y, 18, 22], [x + 6, y, 18, 22]);
  }
  const isLit = panes.map(() => next() < 0.45);
  return {
    wall: [x - 38, eaves, 76, deck - eaves],
    roof: trace`M${x - 41} ${eaves}L${x} ${eaves - 32}l13 10v-12h12v22L${x + 41} ${eaves}z`,
    door: trace`M${x - 10} ${deck}v-32h20v32z`,
    lit: panes.filter((_, at) => isLit[at]),
    unlit: panes.filter((_, at) => !isLit[at]),
  };
}

/** Four rows across the full width, in the lamp's colours below the tower. */
function reflections(next: () => number): Dash[] {
  const colours = [sea, gleam, beam, sea] as const;
  return Array.from({ length: 30 }, (_, at) => at * 96).flatMap((x) =>
    [0, 1, 2, 3].map((row): Dash => {
      const length = Math.round(20 + next() * 60);
      const left = Math.round(x + next() * 40);
      const any = colours[Math.floor(next() * 4)] ?? sea;
      const colour = Math.abs(x - tower.x) < 80 ? (row % 2 ? white : beam) : any;
      return { left, y: deck + 48 + row * 24, length, colour };
    }),
  );
}

function ticks(): string {
  const mark = { left: 0, right: width, top: deck, thickness: 2 };
  const lines =
    ruler({ ...mark, pitch: 12, length: 6 }) +
    ruler({ ...mark, pitch: 60, length: 10 }) +
    ruler({ ...mark, pitch: 120, length: 17 });
  return `<g stroke="${ink}">${lines}</g>`;
}
