import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { type Rectangle, rect, rects } from '../shapes.ts';

export const sheetSize = { width: 900, height: 1120 };

const left = 96;
const measure = sheetSize.width - left * 2;

export type Brief = {
  readonly title: string;
  readonly points: readonly { readonly name: string; readonly text: string }[];
};

/** A brief: a few points, each with a sentence. */
export function brief({ title, points }: Brief, inks: Inks, letters: Letters): string {
  const pitch = 790 / points.length;
  const rows = points.map(({ name, text }, at) => {
    const y = 266 + at * pitch;
    const nameBox: Rectangle = [left, y + 22, 200, pitch - 40];
    const textBox: Rectangle = [left + 220, y + 22, measure - 220, pitch - 40];
    return (
      rect(inks.main, [left, y, measure, 4]) +
      letters.set(name, { box: nameBox, fill: inks.main, largest: 36 }) +
      letters.set(text, { box: textBox, fill: inks.deep, largest: 42 })
    );
  });
  return page(title, inks, letters) + rows.join('');
}

export type Report = {
  readonly title: string;
  readonly figures: readonly { readonly figure: string; readonly counts: string }[];
  readonly series: readonly number[];
  readonly note: string;
  /** Whether it is labelled as an example. */
  readonly isExample?: boolean;
};

/** A weekly report: figures, bars, and what changes next. */
export function report(
  { title, figures, series, note, isExample = false }: Report,
  inks: Inks,
  letters: Letters,
): string {
  const rows = figures.map(({ figure, counts }, at) => {
    const y = 266 + at * 118;
    const large = { fill: inks.deep, largest: 84, from: 'middle' } as const;
    const countsBox: Rectangle = [left + 330, y + 12, measure - 330, 98];
    return (
      rect(inks.main, [left, y, measure, 4]) +
      letters.set(figure, { box: [left, y + 12, 310, 98], ...large }) +
      letters.set(counts, { box: countsBox, ...large, largest: 40 })
    );
  });
  const top = 266 + figures.length * 118;
  return (
    page(title, inks, letters) +
    (isExample ? flag(inks, letters) : '') +
    rows.join('') +
    bars(series, Math.max(...series), [left, top, measure, 850 - top], inks) +
    letters.set(note, { box: [left, 890, measure, 150], fill: inks.deep, largest: 44 })
  );
}

export const yearsSize = { width: 752, height: 560 };

type Year = {
  readonly figure: string;
  readonly counts: string;
  readonly series: readonly number[];
};

export type Years = {
  readonly names: readonly string[];
  readonly now: Year;
  readonly before: Year;
};

/** Two sheets, this year's and last year's, whose bars have one scale. */
export function years({ names, now, before }: Years, inks: Inks, letters: Letters): string {
  const highest = Math.max(...now.series, ...before.series);
  const sheet = ({ figure, counts, series }: Year, x: number, own: Inks) => {
    const large = { fill: inks.deep, largest: 190 } as const;
    const half = 160 / names.length - 6;
    const place = { baseline: 538, size: 32, align: 'middle' } as const;
    // What stands between can't be read on a phone.
    const ends =
      letters.line(names[0] ?? '', { x: x + 24 + half, ...place }) +
      letters.line(names.at(-1) ?? '', { x: x + 332 - half, ...place });
    return (
      rect(own.white, [x, 0, 368, 560]) +
      rect(own.accent, [x + 24, 0, 96, 18]) +
      letters.set(figure, { box: [x + 24, 44, 320, 140], ...large }) +
      letters.set(counts, { box: [x + 24, 186, 320, 90], ...large, largest: 38 }) +
      bars(series, highest, [x + 24, 256, 320, 236], own) +
      `<g fill="${inks.deep}">${ends}</g>`
    );
  };
  return (
    sheet(now, 0, inks) + sheet(before, 384, { ...inks, white: inks.light, accent: inks.soft })
  );
}

function bars(
  series: readonly number[],
  highest: number,
  [x, top, width, height]: Rectangle,
  inks: Inks,
): string {
  const pitch = width / series.length;
  const all = series.map((value, at) => {
    const tall = (value / highest) * (height - 40);
    return [x + at * pitch, top + height - tall, pitch - 12, tall] as const;
  });
  return (
    rects(inks.soft, all.slice(0, -1)) +
    rects(inks.accent, all.slice(-1)) +
    rect(inks.deep, [x, top + height, width, width / 90])
  );
}

/** The sheet's tab, enlarged and labelled. */
function flag(inks: Inks, letters: Letters): string {
  const box: Rectangle = [left, 48, 206, 62];
  const [x, y, width, height] = box;
  const inner: Rectangle = [x + 18, y, width - 24, height];
  const set = letters.set('Example', { box: inner, fill: inks.white, largest: 44, from: 'middle' });
  return rect(inks.deep, box) + set;
}

/** A sheet of paper with a heading, on the client's colour. */
function page(title: string, inks: Inks, letters: Letters): string {
  const { width, height } = sheetSize;
  return (
    rect(inks.main, [0, 0, width, height]) +
    rect(inks.deep, [60, 60, width - 96, height - 72]) +
    rect(inks.white, [48, 48, width - 96, height - 72]) +
    rect(inks.accent, [left, 48, 120, 26]) +
    letters.set(title, {
      box: [left, 104, measure, 140],
      fill: inks.deep,
      largest: 76,
      from: 'middle',
    })
  );
}
