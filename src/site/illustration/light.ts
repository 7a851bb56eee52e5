import type { Layout } from './layout.ts';
import { lampAt } from './motifs/tower.ts';
import type { Scheme } from './scheme.ts';
import { circle, path, trace } from './shapes.ts';

/** The beam: a wide wedge with a paler one inside, from the lamp or from outside the frame. */
export function light(plan: Layout, colours: Scheme, next: () => number): string {
  const { height } = plan;
  const isWide = plan.shot === 'wide';
  const source = isWide ? lamp(plan) : outside(plan, next);
  const fall = isWide ? 0.02 + next() * 0.14 : 0.3 + next() * 0.25;
  const middle = source.y + height * fall;
  const spread = height * (0.34 + next() * 0.16);
  const end = plan.light === 'right' ? -plan.width / 4 : plan.width * 1.25;
  const wedge = (from: number, to: number) =>
    trace`M${source.x} ${source.y}L${end} ${middle + spread * from}V${middle + spread * to}z`;
  return path(colours.beam, wedge(-1, 1)) + path(colours.innerBeam, wedge(0.05, 0.45));
}

function lamp(plan: Layout) {
  const top = plan.bars.find((bar) => bar.isTop);
  return top ? { x: top.x, y: lampAt(top) } : { x: plan.width, y: 0 };
}

function outside({ width, height, shot, light }: Layout, next: () => number) {
  const share = shot === 'along' ? 0.06 : next() * 0.08;
  return { x: light === 'right' ? width * 1.03 : -width * 0.03, y: height * share };
}

/** The sun or moon, low in the sky, opposite the light. */
export function disc(plan: Layout, colours: Scheme, next: () => number): string {
  const across = 0.14 + next() * 0.3;
  const radius = plan.height * (0.16 + next() * 0.12);
  const x = plan.width * (plan.light === 'right' ? across : 1 - across);
  return circle(colours.disc, x, plan.deckTop - radius * (0.1 + next() * 0.5), radius);
}
