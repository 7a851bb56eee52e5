import { clearest } from './contrast.ts';
import type { Letters } from './letters.ts';
import { lampAt, lantern, shaft } from './motifs/tower.ts';
import { palette } from './palette.ts';
import type { Scheme } from './scheme.ts';
import { bases } from './series-bases.ts';
import { type Chart, type SeriesLayout, seriesLayout } from './series-layout.ts';
import { circle, path, type Rectangle, rect, rects, stroke, svg, trace, view } from './shapes.ts';
import type { Size } from './sizes.ts';
import { rowLines } from './thing.ts';
import { things } from './things.ts';
import { type Dash, ripples } from './water.ts';

const { ink, white } = palette;

type SeriesOptions = Size & {
  readonly chart: Chart;
  readonly colours: Scheme;
  /** Low columns under a tall lighthouse, to leave the upper left free for text. */
  readonly isLow?: boolean;
};

type Stage = {
  readonly plan: SeriesLayout;
  readonly frame: ReturnType<typeof frameOf>;
  readonly chart: Chart;
  readonly colours: Scheme;
  readonly letters: Letters;
};

/**
 * A project's chart: as many things as its figures, beside a lighthouse whose stripes are the
 * scale. The beam touches the columns' tops but crosses no number.
 */
export function seriesPicture(options: SeriesOptions, letters: Letters): string {
  const { chart, colours, width, height } = options;
  const frame = frameOf(options);
  const plan = seriesLayout(chart, things[chart.thing], frame.field);
  const stage = { plan, frame, chart, colours, letters };
  const behind = [
    rect(colours.sky, [0, 0, width, height]),
    circle(colours.disc, width * 0.16, frame.deck - height * 0.02, height * 0.2),
    beams(stage),
    emptyPlaces(stage),
  ];
  const slots = plan.columns.flatMap((column) => column.slots);
  const columns = things[chart.thing].draw(slots, { ...colours, brand: chart.brand });
  const inFront = [water(stage), base(stage), lighthouse(stage), key(stage)];
  const layers = [
    `<g id="behind">${behind.join('')}</g>`,
    `<g id="columns">${columns}</g>`,
    `<g id="front">${inFront.join('')}</g>`,
    numbers(stage),
    // Below the picture, for the animation: views without columns, and without their numbers.
    view('ground', options, 1),
    copy(options, 1, ['behind', 'front']),
    view('bare', options, 2),
    copy(options, 2, ['behind', 'columns', 'front']),
  ];
  // Last, since it contains only the letters that were used.
  return svg(width, height, letters.outlines() + layers.join(''));
}

function copy({ width, height }: Size, below: number, parts: readonly string[]): string {
  const uses = parts.map((part) => `<use href="#${part}"/>`).join('');
  return `<svg y="${height * below}" width="${width}" height="${height}">${uses}</svg>`;
}

/** For the animation: baseline and height of a row, in thousandths, and the number of rows. */
export function rowsOf({ chart, ...size }: Size & { readonly chart: Chart }): string {
  const { field } = frameOf({ ...size });
  const { columns, row } = seriesLayout(chart, things[chart.thing], field);
  const top = Math.min(...columns.map((column) => column.top));
  const shares = [field.baseline, row].map((length) => Math.round((length / size.height) * 1000));
  return `${shares.join(' ')} ${Math.ceil((field.baseline - top) / row - 0.01)}`;
}

/** The geometry. Letters stay legible when the picture is 350 px wide. */
function frameOf({ width, height, isLow = false }: Size & Pick<SeriesOptions, 'isLow'>) {
  const size = Math.min(width < 900 ? 42 : 34, width * 0.05, height * (isLow ? 0.045 : 0.062));
  const deckDepth = size * 1.9;
  const deck = height - deckDepth - Math.max(size * 2, height * 0.1);
  const towerWidth = Math.min(width * 0.125, height * 0.17);
  const x = width - towerWidth * 0.95;
  const shaft = deck - towerWidth * 1.05 - height * 0.035;
  const tower = { x, width: towerWidth, height: shaft, baseline: deck };
  const field = {
    left: width * 0.025,
    right: x - towerWidth * 0.75,
    baseline: deck,
    height: isLow ? height * 0.2 : shaft,
  };
  return { width, height, size, deck, deckDepth, tower, field, isLow };
}

/** The lower edge of the light passes just above all numbers. */
function beams({ plan: { columns }, frame, colours }: Stage): string {
  const { width, height, tower, size } = frame;
  const y = lampAt(tower);
  const rise = Math.min(
    ...columns.map(({ x, top }) => (top - size * 1.75 - y) / (tower.x - x + size)),
  );
  const edge = (slope: number) => trace`L${-width * 0.1} ${y + slope * (tower.x + width * 0.1)}`;
  const wedge = (from: number, to: number) => `${trace`M${tower.x} ${y}`}${edge(from)}${edge(to)}z`;
  const spread = (height / width) * 0.95;
  return (
    path(colours.beam, wedge(rise, rise - spread)) +
    path(colours.innerBeam, wedge(rise - spread * 0.22, rise - spread * 0.5))
  );
}

function inOneColour(fill: string, lines: readonly string[]): string {
  return `<g fill="${fill}">${lines.join('')}</g>`;
}

/** Unfilled places, up to the maximum. */
function emptyPlaces({ plan, frame: { size }, colours }: Stage): string {
  const holes = plan.columns.flatMap(({ empty, top: numbered }) =>
    empty.filter(({ top, height }) => top + height < numbered - size * 1.4),
  );
  const [first] = holes;
  if (!first) return '';
  const side = Math.min(first.width, first.height) * 0.28;
  const dashes = trace` stroke-dasharray="${side} ${first.width - side}"`;
  const start = 0.5 - side / first.width / 2;
  const lines = rowLines(holes, 0.5, start, -start);
  return `<g opacity=".35">${stroke(clearest(colours.sky, [ink, white]), side, lines, dashes)}</g>`;
}

function numbers({ plan, frame, colours, letters }: Stage): string {
  const pitch = (frame.field.right - frame.field.left) / plan.columns.length;
  const longest = Math.max(...plan.columns.map(({ value }) => String(value).length));
  // Apart from their neighbours.
  const size = Math.min(frame.size * 1.2, (pitch * 1.5) / longest);
  const set = plan.columns.map(({ x, top, value }) =>
    letters.line(String(value), { x, baseline: top - frame.size * 0.36, size, align: 'middle' }),
  );
  return inOneColour(clearest(colours.sky, [ink, white]), set);
}

/** Without a scale over low columns, which have their numbers on top. */
function lighthouse(stage: Stage): string {
  const { frame, colours } = stage;
  const body = frame.isLow ? shaft(frame.tower, colours.tower) : scale(stage);
  return body + lantern(frame.tower, colours.tower[0]);
}

function scale({ plan, frame, colours, letters }: Stage): string {
  const { deck, tower, field, size } = frame;
  const stripe = field.height / plan.stripes;
  const steps = Array.from({ length: plan.stripes }, (_, at) => {
    const top = deck - stripe * (at + 1);
    const words = String((at + 1) * plan.step);
    const place = { x: tower.x, baseline: top + size * 1.02, align: 'middle' } as const;
    const band: Rectangle = [tower.x - tower.width / 2, top, tower.width, stripe];
    return { band, mark: letters.line(words, { ...place, size: Math.min(size, stripe * 0.62) }) };
  });
  return colours.tower
    .map((colour, odd) => {
      const same = steps.filter((_, at) => at % 2 === odd);
      const bands = same.map(({ band }) => band);
      const marks = same.map(({ mark }) => mark);
      return rects(colour, bands) + inOneColour(clearest(colour, [white, ink]), marks);
    })
    .join('');
}

function water({ frame, colours }: Stage): string {
  const { width, height, deck, deckDepth, tower, size } = frame;
  const dashes = [0.8, 0.5, 0.62].map((share, row): Dash => {
    const length = tower.width * share;
    const y = deck + deckDepth + size * (0.5 + row * 0.62);
    return { left: tower.x - length / 2, y, length, colour: row % 2 ? white : colours.beam };
  });
  const seen = dashes.filter(({ y }) => y < height - 4);
  return rect(colours.water, [0, deck, width, height - deck]) + ripples(seen, size * 0.16);
}

/** What the columns stand on, labelled with the months. */
function base({ plan: { columns }, frame, chart, colours, letters }: Stage): string {
  const { deck, deckDepth, field } = frame;
  const pitch = (field.right - field.left) / columns.length;
  // On narrow columns months are initials, rather than small.
  const words = columns.map(({ name }) => (pitch < frame.size * 2 ? name.slice(0, 1) : name));
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  // Where they would be small or touch, a day stands over its half.
  const isTight = (pitch * 1.7) / longest(words) < frame.size;
  const rows = words.map((word) => (isTight ? word.split(' ') : [word]));
  const high = rows.some(({ length }) => length > 1) ? frame.size * 0.75 : frame.size;
  const size = Math.min(high, (pitch * 1.7) / longest(rows.flat()));
  const names = columns.flatMap(({ x }, at) =>
    (rows[at] ?? []).map((line, row, { length }) => {
      const baseline = deck + deckDepth * 0.53 + size * (0.36 + row - (length - 1) / 2);
      return letters.line(line, { x, baseline, size, align: 'middle' });
    }),
  );
  const side = bases[things[chart.thing].base](frame, colours);
  return side.drawing + inOneColour(clearest(side.colour, [white, ink]), names);
}

/** The key: one thing and what it stands for, on the water. */
function key({ frame, chart, colours, letters }: Stage): string {
  const { ratio, draw } = things[chart.thing];
  const { deck, deckDepth, width, height, size } = frame;
  const middle = (deck + deckDepth + height) / 2;
  const tall = size * 1.1;
  const wide = Math.min(tall / ratio, tall * 1.9);
  const edge = size * 0.16;
  // Its edge is that of the page's texts.
  const [left, top] = [width * 0.0445 + edge, middle - tall / 2];
  const place = { x: left + wide + size * 0.55, baseline: middle + size * 0.36, size };
  const thing = { left, top, width: wide, height: tall, share: 1, column: 0, at: 0 };
  return (
    rect(colours.sky, [left - edge, top - edge, wide + 2 * edge, tall + 2 * edge]) +
    draw([thing], { ...colours, brand: chart.brand }) +
    inOneColour(clearest(colours.water, [white, ink]), [letters.line(`= ${chart.key}`, place)])
  );
}
