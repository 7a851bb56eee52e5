import { path, type Rectangle, trace } from '../shapes.ts';

interface Icon {
  /** Path data in a square of 100 by 100. */
  readonly outline: string;
  /** Whether it is stretched to fill the area, or centred with its aspect ratio preserved. */
  readonly bleeds: boolean;
}

const icons = {
  heart: { outline: 'M50 74 26 50a17 17 0 0 1 24-22 17 17 0 0 1 24 22z', bleeds: false },
  play: { outline: 'M36 28v44l36-22z', bleeds: false },
  quarter: { outline: 'M0 100A100 100 0 0 1 100 0v100z', bleeds: true },
  disc: { outline: 'M20 50a30 30 0 0 1 60 0 30 30 0 0 1-60 0z', bleeds: false },
  hills: { outline: 'M0 50l25-22 25 22 25-22 25 22v50H0z', bleeds: true },
  person: {
    outline: 'M34 40a16 16 0 0 1 32 0 16 16 0 0 1-32 0zM20 100a30 36 0 0 1 60 0z',
    bleeds: true,
  },
  chart: { outline: 'M20 62h15v20H20zM42 46h15v36H42zM64 30h15v52H64z', bleeds: false },
  wedge: { outline: 'M100 0 0 20v50z', bleeds: true },
  sunset: { outline: 'M14 60a36 36 0 0 1 72 0zM0 66h100v6H0zM20 80h60v6H20z', bleeds: true },
  waves: {
    outline: [28, 48, 68].map((y) => `M10 ${y}${ripple(1)}v8${ripple(-1)}z`).join(''),
    bleeds: false,
  },
  quote: {
    outline: [20, 56].map((x) => `M${x} 66v-22q0-16 18-16v10q-7 0-7 8h13v20z`).join(''),
    bleeds: false,
  },
  arch: {
    outline: 'M0 100V0a100 100 0 0 1 100 100H66A66 66 0 0 0 33 42V100z',
    bleeds: true,
  },
  cup: {
    outline: 'M20 36h48a14 14 0 0 1 0 28q-4 12-14 12H34q-14 0-14-18zM68 43v14a7 7 0 0 0 0-14z',
    bleeds: false,
  },
  bubble: { outline: 'M20 24h60v40H52L36 80V64H20z', bleeds: false },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;

/** Draws an icon in a part of the picture. */
export function icon(name: IconName, fill: string, ground: Rectangle): string {
  const { outline, bleeds } = icons[name];
  const [left, top, width, height] = bleeds ? overlapping(ground) : centredSquare(ground);
  const [across, down] = [thousandths(width / 100), thousandths(height / 100)];
  const scale = across === down ? across : `${across} ${down}`;
  const place = `translate(${trace`${left} ${top}`})scale(${scale})`;
  return path(fill, outline, ` transform="${place}"`);
}

/** Extends a quarter of a unit beyond each edge, or the background would show as a hairline. */
function overlapping([left, top, width, height]: Rectangle): Rectangle {
  return [left - 0.25, top - 0.25, width + 0.5, height + 0.5];
}

function centredSquare([left, top, width, height]: Rectangle): Rectangle {
  const side = Math.min(width, height);
  return [left + (width - side) / 2, top + (height - side) / 2, side, side];
}

/** Tenths would be too coarse for a scale factor. */
function thousandths(ratio: number): string {
  return String(Math.round(ratio * 1000) / 1000).replace(/^0/, '');
}

/** Four half waves, forwards (1) or back (-1). */
function ripple(direction: 1 | -1): string {
  const half = direction * 20;
  return `q${half / 2} ${direction * -18} ${half} 0${`t${half} 0`.repeat(3)}`.replaceAll(' -', '-');
}
