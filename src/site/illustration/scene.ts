import { type Layout, type LayoutOptions, layout, nearTower } from './layout.ts';
import { disc, light } from './light.ts';
import { shaft } from './motifs/tower.ts';
import { motifs } from './motifs.ts';
import { pier } from './pier.ts';
import { random } from './random.ts';
import { type Scheme, type SchemeName, schemes } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import { water } from './water.ts';

export interface SceneOptions extends LayoutOptions {
  /** The motif of the bars. */
  readonly motif: keyof typeof motifs;
  readonly scheme: SchemeName;
}

/**
 * A chart as an SVG file: bars made of a motif, on a pier, lit by one beam. Deterministic: the same
 * options give the same bytes. Another seed gives a different picture of the same figures.
 */
export function scene(options: SceneOptions): string {
  // A lighthouse among the bars plus a light outside the frame would be two lights.
  const plan = layout(options.motif === 'tower' ? { ...options, shot: 'wide' } : options);
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

function chart(
  plan: Layout,
  colours: Scheme,
  motif: SceneOptions['motif'],
  next: () => number,
): string {
  const start = Math.floor(next() * 12);
  return plan.bars
    .map((place, at) => {
      const isTower = plan.shot === 'wide' && place.isTop;
      const fills = isTower ? towerFills(colours) : colours.bars.fills;
      const bar = { ...place, index: start + at, random: next };
      return motifs[isTower ? 'tower' : motif]({ ...bar, colours: { ...colours.bars, fills } });
    })
    .join('');
}

function towerFills({ tower: [first, second] }: Scheme): Scheme['bars']['fills'] {
  return [first, second, first, second];
}

/** In an `along` picture: a tower so near that its lantern is above the frame. */
function closeTower(plan: Layout, colours: Scheme): string {
  const near = nearTower(plan);
  if (!near) return '';
  return shaft({ ...near, baseline: plan.deckTop, height: plan.deckTop * 1.1 }, colours.tower);
}
