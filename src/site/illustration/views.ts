import { random } from './random.ts';
import type { Scheme } from './scheme.ts';
import { svg } from './shapes.ts';
import type { View } from './stage.ts';
import type { ViewName } from './view-name.ts';
import { archBridge } from './views/arch-bridge.ts';
import { barrier } from './views/barrier.ts';
import { bench } from './views/bench.ts';
import { cableBridge } from './views/cable-bridge.ts';
import { castle } from './views/castle.ts';
import { court } from './views/court.ts';
import { depth } from './views/depth.ts';
import { feed } from './views/feed.ts';
import { fleet } from './views/fleet.ts';
import { greatBridge } from './views/great-bridge.ts';
import { gym } from './views/gym.ts';
import { hall } from './views/hall.ts';
import { harbour } from './views/harbour.ts';
import { laidTable } from './views/laid-table.ts';
import { lens } from './views/lens.ts';
import { street } from './views/street.ts';
import { train } from './views/train.ts';
import { tramHill } from './views/tram-hill.ts';
import { viaduct } from './views/viaduct.ts';
import { viewfinder } from './views/viewfinder.ts';
import { windows } from './views/window.ts';

/** Every view: a file each. */
export const views: Readonly<Record<ViewName, View>> = {
  'arch-bridge': archBridge,
  barrier,
  bench,
  'cable-bridge': cableBridge,
  castle,
  court,
  depth,
  feed,
  fleet,
  'great-bridge': greatBridge,
  gym,
  hall,
  harbour,
  lens,
  street,
  table: laidTable,
  train,
  'tram-hill': tramHill,
  viaduct,
  viewfinder,
  window: windows,
};

/** A poster's upper part is left to words. */
const clear = 0.46;

type Canvas = {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly colours: Scheme;
};

/** A view as an SVG file. Deterministic: the same canvas gives the same bytes. */
export function viewPicture(view: ViewName, { seed, width, height, colours }: Canvas): string {
  const top = width < height * 0.7 ? height * clear : 0;
  const stage = { width, height, top, size: height - top, colours, next: random(seed) };
  return svg(width, height, views[view](stage));
}
