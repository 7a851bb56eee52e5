import { cycle } from '../cycle.ts';
import type { Bar } from '../motif.ts';
import { path, ring, stroke, trace } from '../shapes.ts';
import { pile, type Slot } from './pile.ts';

/** Hospitality: piles of cups. The tallest is hot; its steam is not part of its value. */
export function cups(bar: Bar): string {
  const cupsUp = pile(bar, bar.width * 0.6, bar.width * 0.03).map((slot) => cup(bar, slot));
  return cupsUp.join('') + (bar.isTop ? steam(bar) : '');
}

function cup({ x, width, colours, index }: Bar, { top, bottom, height, level }: Slot): string {
  const [first, second, third] = colours.fills;
  const fill = cycle([first, second, third], index + level);
  const wall = height * 0.4;
  const curve = height * 0.6;
  const foot = width * 0.24;
  const side = width * 0.3;
  const bowl =
    trace`M${x - width * 0.44} ${top}h${foot + 2 * side}v${wall}` +
    trace`a${side} ${curve} 0 0 1 ${-side} ${curve}h${-foot}` +
    trace`a${side} ${curve} 0 0 1 ${-side} ${-curve}z`;
  return (
    ring(fill, x + width * 0.4, bottom - height * 0.55, width * 0.15, width * 0.08) +
    path(fill, bowl)
  );
}

function steam({ x, baseline, width, height, colours }: Bar): string {
  const lift = width * 0.28;
  const plumes = [-0.24, -0.02, 0.2].map(
    (share) =>
      trace`M${x + width * share} ${baseline - height - width * 0.12}` +
      trace`q${width * 0.12} ${-lift / 2} 0 ${-lift}t0 ${-lift}`,
  );
  return stroke(colours.fills[1], width * 0.07, plumes.join(''), ' stroke-linecap="round"');
}
