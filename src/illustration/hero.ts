import { posts } from './motifs/posts.ts';
import { lampAt, lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import { random } from './random.ts';
import { type Dash, ripples } from './ripples.ts';
import { path, rect, trace } from './shapes.ts';

const { ink, white, red, beam, pale, sea, glass, dawn } = palette;

const deck = 724;
const tower = { x: 1300, baseline: deck, width: 104, height: 512 };

/** The lamp's middle in the scene's units, about which the style sheet sways `.hero-beam`. */
export const heroLamp = { x: tower.x, y: Math.round(lampAt(tower)) } as const;

/** On either side the scene runs on beyond its frame, for screens wider than 1440 px. */
const left = -900;
const right = 2400;

/**
 * The home page's scene, 1440 by 820, to stand inline in the page: noon, posts rising towards the
 * tower. `.hero-beam` and `.hero-lamp` are for the style sheet to move. With the lamp out there is
 * neither beam nor glow: the page that was not found.
 */
export function hero(lamp: 'lit' | 'out' = 'lit'): string {
  const layers = [
    lamp === 'lit' ? beams() : '',
    chart(),
    shaft(tower, [red, white]),
    lantern(tower, red, lamp === 'lit' ? { lampClass: 'hero-lamp' } : { lamp: ink }),
    rect(sea, [left, deck, right - left, 100]),
    ripples(reflections(lamp), 6),
    ripplesBeyond(),
    ruledDeck(),
  ];
  const frame = 'class="hero-art" width="1440" height="820" viewBox="0 0 1440 820"';
  return `<svg ${frame} aria-hidden="true">${layers.join('')}</svg>`;
}

function beams(): string {
  const { x, y } = heroLamp;
  const outer = path(beam, trace`M${x} ${y}L-1400-700V620z`);
  const inner = path(pale, trace`M${x} ${y}L-1400-60V270z`);
  return `<g class="hero-beam">${outer}${inner}</g>`;
}

/** Posts in columns: what was posted, and where it led. */
function chart(): string {
  const columns = [1, 1, 1, 2, 2, 3];
  // With the room between posts added, every post is as large as the others.
  const gap = 84 * 0.04;
  const warm = { fills: [red, white, ink, dawn], line: ink } as const;
  const cool = { fills: [sea, white, ink, glass], line: ink } as const;
  return columns
    .map((count, at) =>
      posts({
        x: 690 + at * 100,
        baseline: deck,
        width: 84,
        height: 84 * count + gap * (count - 1),
        colours: at % 2 ? warm : cool,
        index: at + 11,
        isTop: false,
        random: () => 0,
      }),
    )
    .join('');
}

/** Three rows below each column of posts and the tower, thinner with distance. */
function reflections(lamp: 'lit' | 'out'): Dash[] {
  const next = random('hero');
  return Array.from({ length: 8 }, (_, at) => 690 + at * 100).flatMap((x) =>
    [0, 1, 2].map((row): Dash => {
      const length = Math.round(78 * (1 - 0.2 * row) * (0.5 + next() * 0.6));
      const start = Math.round(x - length / 2 + next() * 30);
      const shines = lamp === 'lit' && x === 1290;
      const any = [glass, white, dawn, red, glass][Math.floor(next() * 5)] ?? glass;
      const colour = shines ? (row % 2 ? white : beam) : any;
      return { left: start, y: waterline(row), length, colour };
    }),
  );
}

function waterline(row: number): number {
  return deck + 42 + row * 19;
}

/**
 * Where nothing stands, each row is a dashed line: a dash, then the gap to the next. The scene is
 * in the page itself, where a hundred single dashes would cost half a kilobyte.
 */
const openWater: [colour: string, row: number, dashes: string][] = [
  [glass, 0, '48 252'],
  [red, 0, '0 130 42 328'],
  [glass, 1, '0 60 41 199'],
  [dawn, 1, '0 180 36 384'],
  [white, 2, '28 372'],
  [red, 2, '0 210 24 266'],
];

function ripplesBeyond(): string {
  const lines = openWater.map(([colour, row, dashes]) => {
    const y = waterline(row);
    const outline = trace`M${left} ${y}H640M1420 ${y}H${right}`;
    return `<path stroke="${colour}" stroke-dasharray="${dashes}" d="${outline}"/>`;
  });
  return `<g stroke-width="6">${lines.join('')}</g>`;
}

function ruledDeck(): string {
  const mark = { left, right, top: deck, thickness: 2 };
  const ticks =
    ruler({ ...mark, pitch: 12, length: 6 }) + ruler({ ...mark, pitch: 120, length: 17 });
  return `${rect(ink, [left, deck, right - left, 24])}<g stroke="${white}">${ticks}</g>`;
}
