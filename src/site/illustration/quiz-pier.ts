import { lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import { trace } from './shapes.ts';

const { red, white, deep } = palette;

const tower = { x: 382, baseline: 252, width: 56, height: 168 };

/**
 * The quiz's progress as a pier, 420 by 252, as inline SVG: five stacks, each one block higher, and
 * the tower. The style sheet lights the stacks and `.quiz-pier-lamp`.
 */
export function quizPier(): string {
  const stacks = [1, 2, 3, 4, 5].map((height, at) => `<path d="${stack(at * 70, height)}"/>`);
  return `<svg viewBox="0 0 420 252" width="420" height="252" aria-hidden="true">${stacks.join('')}${shaft(
    tower,
    [red, white],
  )}${lantern(tower, red, { lampClass: 'quiz-pier-lamp', gallery: deep })}</svg>`;
}

function stack(x: number, count: number): string {
  const blocks = Array.from({ length: count }, (_, at) => tower.baseline - 26 - at * 28);
  return blocks.map((y) => trace`M${x} ${y}h56v26h${-56}z`).join('');
}
