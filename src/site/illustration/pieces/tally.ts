import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, ring, stroke, trace } from '../shapes.ts';
import { sizes } from '../sizes.ts';

type Counted = { readonly figure: string; readonly counts: string };

export type Tally = {
  /** A wall of tiles, the numbered windows of an office at night, a shirt’s number, or a dog’s tags. */
  readonly form: 'wall' | 'windows' | 'shirt' | 'tags';
  readonly before: Counted;
  readonly after: Counted;
  readonly size: 'cover' | 'case' | 'round';
};

/** A shirt’s number, two tags, or as many tiles or windows as the second figure, the first figure's set apart, over their key. */
export function tally(drawing: Tally, inks: Inks, letters: Letters): string {
  const { form, before, after } = drawing;
  if (form === 'shirt') return shirt(drawing, inks, letters);
  if (form === 'tags') return tags(drawing, inks, letters);
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
    const place = { x: width * 0.04, baseline: top + high * 0.93, size: high * 1.24 } as const;
    return `<g fill="${fill}">${letters.line(figure, place)}</g>`;
  };
  return (
    rects(inks.main, tiles.slice(0, first)) +
    rects(inks.light, cells(tiles.length, area, 1.2, 0).slice(first)) +
    rects(inks.accent, tiles.slice(first)) +
    label(before.figure, 0, middle, inks.white) +
    label(after.figure, middle, height - middle, inks.deep)
  );
};

const windows: Draw = ({ before, after, size }, [, , width, height], inks, letters) => {
  const first = Number(before.figure);
  const side = width * 0.045;
  const area = [side, 56, width - side * 2, height - 84] as const;
  // On a phone fewer go side by side, whose numbers can be read.
  const panes = cells(Number(after.figure), area, size === 'case' ? 1.1 : 0.72, 24);
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

/** The second figure from edge to edge of a shirt; on the hem, what both figures count. */
function shirt({ size, before, after }: Tally, inks: Inks, letters: Letters): string {
  const { width, height } = sizes[size];
  const isWide = width > height * 1.5;
  const hem = isWide ? 104 : 168;
  const high = height - hem;
  const [left, neck] = [width * 0.33, height * 0.26];
  const collar = trace`M${left} 0C${left} ${neck * 1.3} ${width - left} ${neck * 1.3} ${width - left} 0`;
  const sleeve = (from: number, to: number) =>
    trace`M${from} 0C${from} ${height * 0.3} ${from} ${height * 0.4} ${to} ${height * 0.48}`;
  const [armhole, other] = [sleeve(width * 0.13, 0), sleeve(width * 0.87, width)];
  const number = (fill: string, by: number) => {
    const size = Math.min((width * 2) / after.figure.length, high * 1.05);
    const place = { x: width / 2 + by, baseline: high * 0.6 + size * 0.36 + by, size } as const;
    return `<g fill="${fill}">${letters.line(after.figure, { ...place, align: 'middle' })}</g>`;
  };
  const words = (text: string, box: Rectangle) =>
    letters.set(text, { box, fill: inks.deep, largest: 44, from: 'middle' });
  const [first, second]: readonly [Rectangle, Rectangle] = isWide
    ? [
        [width * 0.045, high, width * 0.34, hem],
        [width * 0.42, high, width * 0.54, hem],
      ]
    : [
        [38, high + 12, width - 76, 72],
        [38, high + 84, width - 76, 72],
      ];
  return (
    rect(inks.main, [0, 0, width, high]) +
    path(inks.light, `${collar}z${armhole}V0z${other}V0z`) +
    stroke(inks.deep, 36, armhole + other) +
    stroke(inks.white, 36, collar) +
    number(inks.deep, width * 0.008) +
    number(inks.white, 0) +
    rect(inks.accent, [0, high, width, hem]) +
    words(after.counts, first) +
    words(`${before.figure} ${before.counts}`, second)
  );
}

/** A dog from chin to chest, and on its collar two tags, the second figure’s in front. */
function tags({ before, after }: Tally, inks: Inks, letters: Letters): string {
  const tag = ({ figure, counts }: Counted, x: number, y: number, radius: number, fill: string) => {
    const lines = counts.split(', ').map((words, at) => {
      const baseline = y + radius * 0.42 + at * 46;
      return letters.line(words, { x, baseline, size: 40, align: 'middle' });
    });
    const number = {
      x,
      baseline: y + radius * 0.12,
      size: radius * 1.12,
      align: 'middle',
    } as const;
    return (
      circle(inks.deep, x + 10, y + 10, radius) +
      circle(fill, x, y, radius) +
      ring(inks.deep, x, y - radius - 8, 26, 12) +
      `<g fill="${inks.deep}">${letters.line(figure, number)}${lines.join('')}</g>`
    );
  };
  return (
    rect(inks.main, [0, 0, 840, 760]) +
    path(inks.light, 'M230 250C290 400 110 540 130 760H710C730 540 550 400 610 250z') +
    path(inks.deep, 'M-20-20H190C230 120 150 250 70 250C10 250-20 200-20 140z') +
    path(inks.deep, 'M860-20H650C610 120 690 250 770 250C830 250 860 200 860 140z') +
    path(inks.light, 'M230-20C230 170 610 170 610-20z') +
    path(inks.signal, 'M-20 150Q420 300 860 150V226Q420 376-20 226z') +
    tag(before, 192, 540, 172, inks.soft) +
    tag(after, 560, 540, 215, inks.accent)
  );
}

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
