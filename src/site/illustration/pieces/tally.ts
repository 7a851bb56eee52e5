import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { palette } from '../palette.ts';
import { type Rectangle, rect, rects } from '../shapes.ts';
import { sizes } from '../sizes.ts';

type Counted = { readonly figure: string; readonly counts: string };

export type Tally = {
  /** A wall of tiles, or the numbered windows of an office at night. */
  readonly form: 'wall' | 'windows';
  readonly before: Counted;
  readonly after: Counted;
  readonly size: 'cover' | 'case';
};

/** As many tiles or windows as the second figure, the first figure's set apart, over their key. */
export function tally(drawing: Tally, inks: Inks, letters: Letters): string {
  const { form, before, after } = drawing;
  const { width, height } = sizes[drawing.size];
  const step = height * 0.78;
  const draw = form === 'wall' ? wall : windows;
  const side = width * 0.045;
  const label = ({ figure, counts }: Counted, x: number, fill: string) => {
    const high = height - step - 36;
    const set = { fill, largest: high * 1.1, from: 'middle' } as const;
    return (
      letters.set(figure, { ...set, box: [x, step + 20, width * 0.1, high] }) +
      letters.set(counts, {
        ...set,
        box: [x + width * 0.12, step + 20, width * 0.32, high],
        largest: 40,
      })
    );
  };
  return (
    rect(inks.deep, [0, 0, width, height]) +
    draw(drawing, [0, 0, width, step], inks, letters) +
    label(before, side, form === 'wall' ? inks.soft : palette.beam) +
    label(after, width * 0.52, form === 'wall' ? inks.accent : inks.white)
  );
}

type Draw = (drawing: Tally, area: Rectangle, inks: Inks, letters: Letters) => string;

const wall: Draw = ({ before, after }, area, inks, letters) => {
  const [, , width, height] = area;
  const first = Number(before.figure);
  const tiles = cells(Number(after.figure), area, 1.2, 8);
  const middle = (height * first) / tiles.length;
  const label = (figure: string, top: number, high: number, fill: string) => {
    const box = [width * 0.045, top, width * 0.9, high] as const;
    return letters.set(figure, { box, fill, largest: high * 1.2, from: 'middle' });
  };
  return (
    rects(inks.main, tiles.slice(0, first)) +
    rects(inks.light, cells(tiles.length, area, 1.2, 0).slice(first)) +
    rects(inks.accent, tiles.slice(first)) +
    label(before.figure, 0, middle, inks.white) +
    label(after.figure, middle, height - middle, inks.deep)
  );
};

const windows: Draw = ({ before, after }, [, , width, height], inks, letters) => {
  const first = Number(before.figure);
  const side = width * 0.045;
  const area = [side, 56, width - side * 2, height - 84] as const;
  const panes = cells(Number(after.figure), area, 0.72, 24);
  const numbered = (from: number, to: number, pane: string, fill: string) => {
    const some = panes.slice(from, to);
    const numbers = some.map(([x, y, across, high], at) => {
      const place = { x: x + across / 2, baseline: y + high - 14, size: across * 0.42 };
      return letters.line(String(from + at + 1), { ...place, align: 'middle' });
    });
    return `${rects(pane, some)}<g fill="${fill}">${numbers.join('')}</g>`;
  };
  return (
    rect(inks.main, [0, 24, width, height - 24]) +
    numbered(0, first, palette.beam, inks.deep) +
    numbered(first, panes.length - 1, inks.deep, inks.soft) +
    numbered(panes.length - 1, panes.length, inks.white, inks.deep)
  );
};

/** A grid in an area, whose columns divide the count and whose cells come nearest to the ratio. */
function cells(count: number, area: Rectangle, ratio: number, gap: number): Rectangle[] {
  const [left, top, width, height] = area;
  const off = (columns: number) =>
    Math.abs(Math.log((width * count) / (columns * columns * height) / ratio));
  const divisors = Array.from({ length: count }, (_, at) => at + 1).filter((n) => count % n === 0);
  const [columns = 1] = divisors.toSorted((a, b) => off(a) - off(b));
  const [across, down] = [width / columns, (height * columns) / count];
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [left + (at % columns) * across, top + Math.floor(at / columns) * down];
    return [x + gap / 2, y + gap / 2, across - gap, down - gap];
  });
}
