import { posts } from './motifs/posts.ts';
import { lampAt, lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import { type Dash, ripples } from './ripples.ts';
import { path, rect, trace } from './shapes.ts';

const { ink, white, red, beam, pale, sea, glass, dawn } = palette;

const deck = 724;
const tower = { x: 1300, baseline: deck, width: 104, height: 512 };

/** The lamp's centre in the scene's units; the style sheet sways `.hero-beam` around it. */
export const heroLamp = { x: tower.x, y: Math.round(lampAt(tower)) } as const;

/** The scene extends beyond its frame on either side, for wide screens and small sizes. */
const left = -2100;
const right = 2400;

/**
 * The home page's scene, 1440 by 820, as inline SVG: noon, posts rising towards the tower. The
 * style sheet animates `.hero-beam` and `.hero-lamp`. With the lamp out, for the 404 page, there is
 * neither beam nor glow.
 */
export function hero(lamp: 'lit' | 'out' = 'lit'): string {
  const layers = [
    lamp === 'lit' ? beams() : '',
    chart(),
    shaft(tower, [red, white]),
    lantern(tower, red, lamp === 'lit' ? { lampClass: 'hero-lamp' } : { lamp: ink }),
    rect(sea, [left, deck, right - left, 100]),
    water(lamp),
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

/** A chart whose columns are piles of posts. */
function chart(): string {
  const columns = [1, 1, 1, 2, 2, 3];
  // Includes the gaps, so that all posts are the same size.
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

/**
 * Each row of ripples is a few dashed lines: repeating gaps and dashes from the left. The scene is
 * inlined in the page, where a hundred separate dashes would add half a kilobyte.
 */
const rows: [colour: string, row: number, dashes: string][] = [
  [glass, 0, '0 58 64 178'],
  [red, 0, '0 164 52 84'],
  [white, 0, '0 262 36 2'],
  [dawn, 1, '0 66 46 88'],
  [glass, 1, '0 166 30 4'],
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
