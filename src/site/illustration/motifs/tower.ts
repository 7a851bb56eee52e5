import type { Bar } from '../motif.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, trace } from '../shapes.ts';

const { ink, white, beam } = palette;

type Shaft = Pick<Bar, 'x' | 'baseline' | 'width' | 'height'>;

/** Pierlight's lighthouse: the shaft is the bar; the lantern on the tallest adds no value. */
export function tower(bar: Bar): string {
  const [first, second] = bar.colours.fills;
  return shaft(bar, [first, second]) + (bar.isTop ? lantern(bar, first) : '');
}

/** An odd number of bands, so that the lowest and highest have the same colour. */
export function shaft(
  { x, baseline, width, height }: Shaft,
  [first, second]: readonly [string, string],
): string {
  const count = Math.max(3, Math.round(height / (width * 0.62)) | 1);
  const band = height / count;
  const odd = Array.from({ length: (count - 1) / 2 }, (_, at): Rectangle => {
    return [x - width / 2, baseline - band * (2 * at + 2), width, band];
  });
  return rect(first, [x - width / 2, baseline - height, width, height]) + rects(second, odd);
}

/** Gallery, glass, lamp and dome, on top of a shaft. */
export function lantern(shaft: Shaft, dome: string): string {
  const { x, baseline, width, height } = shaft;
  const top = baseline - height;
  const glass = top - width * 0.62;
  const half = width * 0.4;
  const arch = trace`M${x - half} ${glass}a${half} ${width * 0.36} 0 0 1 ${half * 2} 0z`;
  return (
    rect(ink, [x - width * 0.62, top - width * 0.14, width * 1.24, width * 0.14]) +
    rect(white, [x - width * 0.32, glass, width * 0.64, width * 0.48]) +
    circle(beam, x, lampAt(shaft), width * 0.17) +
    path(dome, arch)
  );
}

/** The y of the lamp's centre, where the beam starts. */
export function lampAt({ baseline, width, height }: Omit<Shaft, 'x'>): number {
  return baseline - height - width * 0.38;
}
