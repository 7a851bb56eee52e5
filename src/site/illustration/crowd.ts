import type { BarColours } from './motif.ts';
import { type MotifName, motifs } from './motifs.ts';
import { palette } from './palette.ts';
import { svg, trace } from './shapes.ts';
import type { Size } from './sizes.ts';

/** So many of a thing, some of them lit. */
export type Crowd = { readonly motif: MotifName; readonly lit: number; readonly of: number };

const { beam, fog, white } = palette;

/** Heights of one thing as parts of its width, where it isn't about square. */
const ratios: { readonly [motif in MotifName]?: number } = {
  boxes: 0.54,
  coins: 0.3,
  cups: 0.66,
  letters: 0.7,
  pencils: 1.8,
  weights: 1.1,
};

/** Draws each thing that is counted, on no ground; the lit ones are on the right. */
export function crowd({ motif, lit, of }: Crowd, { width, height }: Size): string {
  const ratio = ratios[motif] ?? 1;
  const columns = Math.ceil(Math.sqrt((of * ratio * width) / height));
  const rows = Math.ceil(of / columns);
  const cell = Math.min(width / columns, height / rows / ratio);
  const thing = (id: string, fill: string, line: string, attributes = '') => {
    const size = { width: cell * 0.78, height: cell * ratio * 0.84 };
    const place = { x: cell / 2, baseline: cell * ratio * 0.92, index: 0, isTop: true };
    const colours: BarColours = { fills: [fill, fill, fill, fill], line };
    const drawn = motifs[motif]({ ...size, ...place, colours, random: () => 0 });
    return `<g id="${id}"${attributes}>${drawn}</g>`;
  };
  const places = Array.from({ length: of }, (_, at) => {
    const x = width - cell * (Math.floor(at / rows) + 1);
    const y = height - cell * ratio * ((at % rows) + 1);
    return `<use href="#${at < lit ? 'lit' : 'dim'}" transform="translate(${trace`${x} ${y}`})"/>`;
  });
  const things = thing('lit', beam, white) + thing('dim', fog, fog, ' opacity=".28"');
  return svg(width, height, `<defs>${things}</defs>${places.join('')}`);
}
