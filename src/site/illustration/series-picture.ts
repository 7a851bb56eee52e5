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
  /** Low columns under a tall lighthouse, which leave the upper left to words. */
  readonly isLow?: boolean;
};

/**
 * A project's picture is its chart: as many things as its figures say, beside a lighthouse whose
 * stripes are the scale. The light grazes the columns' tops and runs through none of the numbers.
 */
export function seriesPicture(options: SeriesOptions, letters: Letters): string {
  const { chart, colours, width, height } = options;
  const frame = frameOf(options);
  const plan = seriesLayout(chart, things[chart.thing], frame.field);
  const behind = [
    rect(colours.sky, [0, 0, width, height]),
    circle(colours.disc, width * 0.16, frame.deck - height * 0.02, height * 0.2),
    beams(plan, frame, colours),
    emptyPlaces(plan, frame, colours),
  ];
  const columns = [
    things[chart.thing].draw(
      plan.columns.flatMap(({ slots }) => slots),
      colours,
    ),
    numbers(plan, frame, colours, letters),
  ];
  const inFront = [
    water(frame, colours),
    base(plan, frame, options, letters),
    lighthouse(plan, frame, colours, letters),
    key(options, frame, letters),
  ];
  const layers = [
    `<g id="behind">${behind.join('')}</g>`,
    ...columns,
    `<g id="front">${inFront.join('')}</g>`,
    // Below the picture, and in its place for the page's script: without the columns.
    view('ground', options, 1),
    `<svg y="${height}" width="${width}" height="${height}"><use href="#behind"/><use href="#front"/></svg>`,
  ];
  // Once the words are set: only their letters are written.
  return svg(width, height, letters.outlines() + layers.join(''));
}

/** Where the columns stand, how high a row is, both in thousandths of the height, and how many. */
export function rowsOf({ chart, ...size }: Size & { readonly chart: Chart }): string {
  const { field } = frameOf({ ...size });
  const { columns, row } = seriesLayout(chart, things[chart.thing], field);
  const top = Math.min(...columns.map((column) => column.top));
  const shares = [field.baseline, row].map((length) => Math.round((length / size.height) * 1000));
  return `${shares.join(' ')} ${Math.ceil((field.baseline - top) / row - 0.01)}`;
}

type Frame = ReturnType<typeof frameOf>;

/** What stands where. Letters are sized to be read where the picture is 350 px wide. */
function frameOf({ width, height, isLow = false }: Size & Pick<SeriesOptions, 'isLow'>) {
  const size = Math.min(34, width * 0.04, height * (isLow ? 0.045 : 0.062));
  const deckDepth = size * 1.9;
  const deck = height - deckDepth - Math.max(size * 2, height * 0.1);
  const tower = { width: Math.min(width * 0.125, height * 0.17), x: 0 };
  tower.x = width - tower.width * 0.95;
  const shaft = deck - tower.width * 1.05 - height * 0.035;
  const field = {
    left: width * 0.025,
    right: tower.x - tower.width * 0.75,
    baseline: deck,
    height: isLow ? height * 0.2 : shaft,
  };
  return { width, height, size, deck, deckDepth, tower, field, shaft, isLow };
}

/** The wedge's lower edge passes over every number, as low as they let it. */
function beams({ columns }: SeriesLayout, frame: Frame, colours: Scheme): string {
  const { width, height, tower, size } = frame;
  const y = lampY(frame);
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

function lampY({ deck, shaft, tower }: Frame): number {
  return lampAt({ baseline: deck, height: shaft, width: tower.width });
}

/** Places that nobody took, up to the most there can be. */
function emptyPlaces({ columns }: SeriesLayout, { size }: Frame, colours: Scheme): string {
  const holes = columns.flatMap(({ empty, top: numbered }) =>
    empty.filter(({ top, height }) => top + height < numbered - size * 1.4),
  );
  const [first] = holes;
  if (!first) return '';
  const side = Math.min(first.width, first.height) * 0.28;
  const dashes = trace` stroke-dasharray="${side} ${first.width - side}"`;
  const start = 0.5 - side / first.width / 2;
  const line = stroke(
    clearest(colours.sky, [ink, white]),
    side,
    rowLines(holes, 0.5, start, -start),
    dashes,
  );
  return `<g opacity=".35">${line}</g>`;
}

function numbers({ columns }: SeriesLayout, frame: Frame, colours: Scheme, letters: Letters) {
  const set = columns.map(({ x, top, value }) =>
    letters.line(String(value), {
      ...{ x, baseline: top - frame.size * 0.36, size: frame.size * 1.2, align: 'middle' },
    }),
  );
  return inOneColour(clearest(colours.sky, [ink, white]), set);
}

/** Over low columns it is only a lighthouse: the numbers stand on the columns. */
function lighthouse(plan: SeriesLayout, frame: Frame, colours: Scheme, letters: Letters): string {
  const { deck, tower } = frame;
  const place = { x: tower.x, baseline: deck, width: tower.width, height: frame.shaft };
  const body = frame.isLow ? shaft(place, colours.tower) : scale(plan, frame, colours, letters);
  return body + lantern(place, colours.tower[0]);
}

function scale(plan: SeriesLayout, frame: Frame, colours: Scheme, letters: Letters): string {
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

function water({ width, height, deck, deckDepth, tower, size }: Frame, colours: Scheme): string {
  const top = deck + deckDepth;
  const dashes = [0.8, 0.5, 0.62].map((share, row): Dash => {
    const length = tower.width * share;
    const y = top + size * (0.5 + row * 0.62);
    return { left: tower.x - length / 2, y, length, colour: row % 2 ? white : colours.beam };
  });
  return (
    rect(colours.water, [0, deck, width, height - deck]) +
    ripples(
      dashes.filter(({ y }) => y < height - 4),
      size * 0.16,
    )
  );
}

function base(
  { columns }: SeriesLayout,
  frame: Frame,
  { chart, colours }: SeriesOptions,
  letters: Letters,
): string {
  const { deck, deckDepth, field } = frame;
  const pitch = (field.right - field.left) / columns.length;
  const longest = Math.max(...columns.map(({ name }) => name.length));
  const size = Math.min(frame.size, (pitch * 1.7) / longest);
  const baseline = deck + deckDepth * 0.53 + size * 0.36;
  const names = columns.map(({ x, name }) =>
    letters.line(name, { x, baseline, size, align: 'middle' }),
  );
  const side = bases[things[chart.thing].base](frame, colours);
  return side.drawing + inOneColour(clearest(side.colour, [white, ink]), names);
}

function key(options: SeriesOptions, frame: Frame, letters: Letters): string {
  const { chart, colours } = options;
  const { ratio, draw } = things[chart.thing];
  const { deck, deckDepth, height, size, field } = frame;
  const middle = (deck + deckDepth + height) / 2;
  const tall = size * 1.1;
  const wide = Math.min(tall / ratio, tall * 1.9);
  const slot = { left: field.left + size * 0.4, top: middle - tall / 2, width: wide, height: tall };
  const edge = size * 0.16;
  const words = letters.line(`= ${chart.key}`, {
    ...{ x: slot.left + wide + size * 0.55, baseline: middle + size * 0.36, size },
  });
  return (
    rect(colours.sky, [slot.left - edge, slot.top - edge, wide + 2 * edge, tall + 2 * edge]) +
    draw([{ ...slot, share: 1, column: 0, at: 0 }], colours) +
    inOneColour(clearest(colours.water, [white, ink]), [words])
  );
}
