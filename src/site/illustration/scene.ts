import { type Layout, type LayoutOptions, layout, nearTower } from './layout.ts';
import { disc, light } from './light.ts';
import type { Bar } from './motif.ts';
import { shaft, tower } from './motifs/tower.ts';
import { type MotifName, motifs } from './motifs.ts';
import { pier } from './pier.ts';
import { random } from './random.ts';
import { type Scheme, type SchemeName, schemes } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import { water } from './water.ts';

export interface SceneOptions extends LayoutOptions {
  readonly motif: MotifName;
  readonly scheme: SchemeName;
}

/**
 * A chart as SVG: bars made of a motif, on a pier, lit by a beam. Deterministic; the seed varies
 * the picture.
 */
export function scene(options: SceneOptions): string {
  const plan = layout(options);
  const colours = schemes[options.scheme];
  const next = random(options.seed);
  const layers = [
    rect(colours.sky, [0, 0, plan.width, plan.height]),
    disc(plan, colours, next),
    light(plan, colours, next),
    chart(plan, colours, options.motif, next),
    closeTower(plan, colours),
    water(plan, colours, next),
    pier(plan, colours),
  ];
  return svg(plan.width, plan.height, layers.join(''));
}

function chart(plan: Layout, colours: Scheme, motif: MotifName, next: () => number): string {
  const start = Math.floor(next() * 12);
  return plan.bars
    .map((place, at) => {
      const isTower = plan.shot === 'wide' && place.isTop;
      const bar = { ...place, index: start + at, random: next, colours: colours.bars };
      return isTower ? lighthouse(bar, colours) : motifs[motif](bar);
    })
    .join('');
}

/** A bar drawn as the tower. */
export function lighthouse(bar: Bar, { bars, tower: [first, second] }: Scheme): string {
  return tower({ ...bar, colours: { ...bars, fills: [first, second, first, second] } });
}

/** In an `along` shot: a tower cropped by the top of the frame. */
function closeTower(plan: Layout, colours: Scheme): string {
  const near = nearTower(plan);
  if (!near) return '';
  return shaft({ ...near, baseline: plan.deckTop, height: plan.deckTop * 1.1 }, colours.tower);
}
