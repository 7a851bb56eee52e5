import { legible } from '../contrast.ts';
import { cycle } from '../cycle.ts';
import type { Bar } from '../motif.ts';
import { palette } from '../palette.ts';
import { type Rectangle, rect, stroke, trace } from '../shapes.ts';
import { icon } from './icons.ts';
import { pile, type Slot } from './pile.ts';

const { ink, white } = palette;

/** Fourteen: with a step of 1 across and 4 up, the same icon recurs only far away. */
const onPosts = [
  'heart',
  'quarter',
  'play',
  'chart',
  'hills',
  'bubble',
  'wedge',
  'disc',
  'cup',
  'sunset',
  'person',
  'waves',
  'quote',
  'arch',
] as const;

/** Social media: square posts, each with a picture on it. */
export function posts(bar: Bar): string {
  return pile(bar, bar.width, bar.width * 0.04)
    .map((slot) => post(bar, slot))
    .join('');
}

function post({ x, width, colours, index }: Bar, { top, height, level }: Slot): string {
  const { fills } = colours;
  const step = index + level * 3 + (index >> 1);
  const paper = cycle(fills, step);
  const other = (more: number) => cycle(fills, step + 1 + ((level + index + more) % 3));
  const picture = legible(paper, [other(0), other(1), other(2)]);
  const ground: Rectangle = [x - width / 2, top, width, height];
  return rect(paper, ground) + icon(cycle(onPosts, index + level * 4), picture, ground);
}

/** Films: a strip of frames between its two rows of holes. */
export function frames(bar: Bar): string {
  const { x, baseline, width, height, colours } = bar;
  const strip = colours.line === ink ? ink : white;
  const slots = pile(bar, width);
  const pictures = slots.map((slot) => frame(bar, strip, slot));
  return (
    rect(strip, [x - width * 0.56, baseline - height, width * 1.12, height]) +
    holes(bar, legible(strip, [white, ink]), height / slots.length / 4) +
    pictures.join('')
  );
}

/** Two dashed lines, one on each side. The pitch is the distance between holes. */
function holes({ x, baseline, width, height }: Bar, colour: string, pitch: number): string {
  const side = trace`${baseline - height + pitch * 0.3}V${baseline}`;
  const lines = trace`M${x - width * 0.48} ` + side + trace`M${x + width * 0.48} ` + side;
  const dashes = trace` stroke-dasharray="${pitch * 0.4} ${pitch * 0.6}"`;
  return stroke(colour, width * 0.08, lines, dashes);
}

const onFrames = ['play', 'hills', 'disc', 'person'] as const;

function frame(bar: Bar, strip: string, { top, height, level }: Slot): string {
  const { x, width, colours, index } = bar;
  const [a, b, c, d] = colours.fills;
  const pictures = [a, d, b, c].filter((fill) => fill !== strip);
  const paper = pictures[(index + level) % 3] ?? a;
  const ground: Rectangle = [x - width * 0.38, top + height * 0.05, width * 0.76, height * 0.9];
  return (
    rect(paper, ground) +
    icon(cycle(onFrames, index * 2 + level), legible(paper, [white, ink]), ground)
  );
}
