import { lampAt, lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import type { Look } from './portrait.ts';
import { type Dash, ripples } from './ripples.ts';
import { type Chart, seriesLayout } from './series-layout.ts';
import { path, rect, trace } from './shapes.ts';
import { standingPerson } from './standing-person.ts';
import { things } from './things.ts';

const { ink, white, red, beam, pale, sea, glass, dawn, paper } = palette;

const deck = 724;
const tower = { x: 1300, baseline: deck, width: 104, height: 512 };

/** The lamp's centre in the scene's units; the style sheet sways `.hero-beam` around it. */
export const heroLamp = { x: tower.x, y: Math.round(lampAt(tower)) } as const;

/** The scene extends beyond its frame on either side, for wide screens and small sizes. */
const left = -2100;
const right = 2400;

/** What stands on the pier: a project's figures, or somebody who reads what has come in. */
export type OnPier = {
  readonly chart?: Chart | undefined;
  readonly reader?: Look | undefined;
};

/**
 * The home page's scene, 1440 by 820, as inline SVG: dawn, a project's figures rising towards
 * the tower. The style sheet animates `.hero-beam` and `.hero-lamp`. With the lamp out, for the 404
 * page, there is neither beam nor glow.
 */
export function hero({ chart, reader }: OnPier, lamp: 'lit' | 'out' = 'lit'): string {
  const layers = [
    lamp === 'lit' ? beams() : '',
    chart ? columns(chart) : '',
    reader ? reading(reader) : '',
    shaft(tower, [red, white]),
    lantern(tower, red, lamp === 'lit' ? { lampClass: 'hero-lamp' } : { lamp: ink }),
    rect(sea, [left, deck, right - left, 100]),
    water(lamp),
    ruledDeck(),
  ];
  const frame = 'class="hero-art" width="1440" height="820" viewBox="0 0 1440 820"';
  return `<svg ${frame} aria-hidden="true">${layers.join('')}</svg>`;
}

/**
 * The headline stands in the light. However far it sways, its edges run between the lines of small
 * words: below the navigation's links, the label above the brighter part, the lead below all.
 */
function beams(): string {
  const { x, y } = heroLamp;
  const outer = path(beam, trace`M${x} ${y}L-1400-248V540z`);
  const inner = path(pale, trace`M${x} ${y}L-1400 228V410z`);
  return `<g class="hero-beam">${outer}${inner}</g>`;
}

/** Between the words and the tower, and below the note on them. */
const field = { left: 742, right: 1240, baseline: deck, height: 220 };

/** A project's real figures, as on its own card. */
function columns(chart: Chart): string {
  const { ratio, draw } = things[chart.thing];
  const plan = seriesLayout(chart, ratio, field);
  return draw(
    plan.columns.flatMap(({ slots }) => slots),
    { sky: paper, bars: { fills: [red, white, ink, dawn], line: ink } },
  );
}

/** At the foot of the tower, and as tall as its door would be. */
function reading(look: Look): string {
  const person = standingPerson(look, 0, 0, 'phone');
  return `<g transform="translate(1080 ${deck}) scale(1.9)">${person}</g>`;
}

/**
 * Each row of ripples is a few dashed lines: repeating gaps and dashes from the left. The scene is
 * inlined in the page, where a hundred separate dashes would add half a kilobyte.
 */
const rows: [colour: string, row: number, dashes: string][] = [
  [glass, 0, '0 58 64 178'],
  [red, 0, '0 164 52 84'],
  [white, 0, '0 262 36 2'],
  [dawn, 1, '0 66 46 88'],
  [white, 2, '0 74 34 292'],
  [red, 2, '0 276 28 96'],
];

/** The lamp's reflection, above the dashes below the tower. */
const gleams: Dash[] = [
  { left: 1258, y: waterline(0), length: 64, colour: beam },
  { left: 1264, y: waterline(1), length: 36, colour: white },
  { left: 1276, y: waterline(2), length: 34, colour: beam },
];

function water(lamp: 'lit' | 'out'): string {
  const lines = rows.map(([colour, row, dashes]) => {
    const outline = trace`M${left} ${waterline(row)}H${right}`;
    return `<path stroke="${colour}" stroke-dasharray="${dashes}" d="${outline}"/>`;
  });
  const open = `<g stroke-width="6">${lines.join('')}</g>`;
  return lamp === 'lit' ? open + ripples(gleams, 6) : open;
}

function waterline(row: number): number {
  return deck + 42 + row * 19;
}

function ruledDeck(): string {
  const mark = { left, right, top: deck, thickness: 2 };
  const ticks =
    ruler({ ...mark, pitch: 12, length: 6 }) + ruler({ ...mark, pitch: 120, length: 17 });
  return `${rect(ink, [left, deck, right - left, 24])}<g stroke="${white}">${ticks}</g>`;
}
