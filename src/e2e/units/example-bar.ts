import type { Bar } from '../../site/illustration/motif.ts';
import { random } from '../../site/illustration/random.ts';
import { schemes } from '../../site/illustration/scheme.ts';

/** A bar for tests: 100 wide, 300 high, standing at y 500, in noon's colours. */
export function bar(changes: Partial<Bar> = {}): Bar {
  return {
    x: 200,
    baseline: 500,
    width: 100,
    height: 300,
    colours: schemes.noon.bars,
    index: 0,
    isTop: false,
    random: random('example'),
    ...changes,
  };
}

/** How often a piece of text occurs in a drawing. */
export function count(drawing: string, part: string): number {
  return drawing.split(part).length - 1;
}
