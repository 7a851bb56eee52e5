import { contrast, legible } from '../contrast.ts';
import { cycle } from '../cycle.ts';
import type { Bar } from '../motif.ts';
import { palette } from '../palette.ts';
import { path, type Rectangle, rect, rects, trace } from '../shapes.ts';

const { ink, white, red, beam, pale, sea } = palette;

/** Trades: terraced houses with some windows lit. */
export function houses(bar: Bar): string {
  const { x, baseline, height, colours, index } = bar;
  const width = bar.width * 1.16;
  const wall = cycle(colours.fills, index * 2 + 1);
  const roof = wall === colours.line ? legible(wall, colours.fills) : colours.line;
  const eaves = Math.min(width * 0.42, height * 0.45);
  const body = height - eaves;
  const door = Math.min(width * 0.42, body * 0.8);
  const half = width * 0.54;
  const gable = trace`M${x - half} ${baseline - body}l${half} ${-eaves} ${half} ${eaves}z`;
  return (
    rect(wall, [x - width / 2, baseline - body, width, body]) +
    rect(roof, [x + width * 0.18, baseline - height, width * 0.15, eaves * 0.8]) +
    path(roof, gable) +
    windows(bar, wall, baseline - body + width * 0.14, baseline - door) +
    rect(roof, [x - width * 0.13, baseline - door, width * 0.26, door])
  );
}

/** Small businesses: shops with a striped awning, and flats above them. */
export function awnings(bar: Bar): string {
  const { x, baseline, height, colours, index } = bar;
  const width = bar.width * 1.14;
  const wall = cycle(colours.fills, index + 1);
  const shop = Math.min(width * 0.95, height * 0.9);
  const glow = legible(wall, [beam, white, sea]);
  const door: Rectangle = [x - width * 0.32, baseline - shop * 0.65, width * 0.3, shop * 0.65];
  return (
    rect(wall, [x - width / 2, baseline - height, width, height]) +
    rect(legible(wall, [ink, white]), door) +
    rect(glow, [x + width * 0.08, baseline - shop * 0.63, width * 0.32, shop * 0.38]) +
    awning(bar, wall, baseline - shop, shop * 0.18) +
    windows(bar, wall, baseline - height + width * 0.14, baseline - shop)
  );
}

function awning(bar: Bar, wall: string, top: number, drop: number): string {
  const width = bar.width * 1.14;
  const stripe = width / 5;
  const cloth = wall === red || wall === bar.colours.fills[0] ? ink : red;
  return [0, 1, 2, 3, 4]
    .map((at) => {
      const left = bar.x - width / 2 + at * stripe;
      const edge = trace`a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`;
      return path(at % 2 ? white : cloth, trace`M${left} ${top}h${stripe}v${drop}` + edge);
    })
    .join('');
}

function windows(bar: Bar, wall: string, top: number, bottom: number): string {
  const width = bar.width * 1.15;
  const pitch = width * 0.44;
  const [lit, dim] = contrast(wall, beam) >= 2.4 ? [beam, pale] : [sea, ink];
  const panes = { lit: [] as Rectangle[], dim: [] as Rectangle[] };
  for (let y = top; y + width * 0.32 <= bottom; y += pitch) {
    for (const left of [-0.32, 0.08]) {
      const kind = bar.random() < 0.7 ? 'lit' : 'dim';
      panes[kind].push([bar.x + left * width, y, width * 0.24, width * 0.28]);
    }
  }
  return rects(lit, panes.lit) + rects(dim, panes.dim);
}
