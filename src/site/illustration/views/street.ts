import { clearest } from '../contrast.ts';
import { type IconName, icon } from '../motifs/icons.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, pale, sea, dawn, glass } = palette;

/** Shop fronts across the street, as near as the other pavement. */
export const street: View = (stage) => {
  const { width, height, size, colours } = stage;
  const pavement = height - size * 0.12;
  const wide = size * 0.46;
  const count = Math.ceil(width / wide);
  const shops = Array.from({ length: count }, (_, at) =>
    shop(stage, width - (at + 1) * wide, wide, pavement, at),
  );
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width * 0.24, height - size * 0.8, size * 0.2) +
    shops.join('') +
    rect(colours.light ? ink : colours.deck, [0, pavement, width, height - pavement]) +
    kerb(stage, pavement)
  );
};

const fronts: [wall: string, cloth: string, door: string, sign: IconName][] = [
  [red, white, ink, 'cup'],
  [white, sea, red, 'heart'],
  [ink, beam, dawn, 'disc'],
  [dawn, ink, sea, 'sunset'],
  [sea, white, ink, 'quote'],
  [glass, red, ink, 'waves'],
];

function shop(
  { size, colours }: Stage,
  left: number,
  wide: number,
  foot: number,
  at: number,
): string {
  const others = fronts.filter(([wall]) => wall !== colours.sky);
  const [wall = white, cloth = red, door = ink, sign = 'cup'] = others[at % others.length] ?? [];
  const high = size * (0.62 + ((at * 7) % 5) * 0.045);
  const head = foot - size * 0.36;
  const window: Rectangle = [left + wide * 0.08, head + size * 0.09, wide * 0.52, size * 0.2];
  const glow = wall === beam ? white : beam;
  const panes = [0.1, 0.4, 0.7].map(
    (x): Rectangle => [left + wide * x, foot - high + size * 0.07, wide * 0.2, size * 0.11],
  );
  return (
    rect(wall, [left, foot - high, wide, high]) +
    rect(clearest(wall, [ink, white, red]), [left, foot - high, wide, size * 0.022]) +
    rects(at % 2 ? glow : pale, panes) +
    rect(glow, window) +
    goods(window, at) +
    rect(door === wall ? white : door, [
      left + wide * 0.68,
      head + size * 0.09,
      wide * 0.22,
      size * 0.27,
    ]) +
    circle(glow, left + wide * 0.86, head + size * 0.24, size * 0.008) +
    awning(left, head, wide, size, cloth === wall ? white : cloth, cloth === white ? ink : white) +
    hanging(left + wide, head - size * 0.02, size, sign, wall)
  );
}

/** What is in the window: bottles, loaves, boxes. */
function goods([x, y, wide, high]: Rectangle, at: number): string {
  const shapes = [0.08, 0.32, 0.56, 0.78].map((across, item) => {
    const tall = high * (0.3 + ((at * 3 + item * 2) % 4) * 0.13);
    return trace`M${x + wide * across} ${y + high}v${-tall}h${wide * 0.16}v${tall}z`;
  });
  return path(at % 2 ? red : sea, shapes.join(''));
}

function awning(
  left: number,
  top: number,
  wide: number,
  size: number,
  one: string,
  two: string,
): string {
  const stripe = wide / 7;
  const drop = size * 0.085;
  const cloth = (odd: number) =>
    [0, 1, 2, 3, 4, 5, 6]
      .filter((at) => at % 2 === odd)
      .map(
        (at) =>
          trace`M${left + at * stripe} ${top}h${stripe}v${drop}
              a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`,
      )
      .join('');
  return path(one, cloth(0)) + path(two, cloth(1));
}

/** A sign on a bracket, over the pavement. */
function hanging(x: number, y: number, size: number, sign: IconName, wall: string): string {
  const side = size * 0.1;
  const ground = { left: x - side * 1.3, top: y - side * 1.5, width: side, height: side };
  const paint = wall === white ? ink : white;
  return (
    rect(paint, [ground.left, ground.top, side, side]) +
    icon(sign, paint === ink ? beam : red, ground)
  );
}

function kerb({ width, size, colours }: Stage, y: number): string {
  const dash = trace` stroke-dasharray="${size * 0.16} ${size * 0.01}"`;
  const line = trace`M0 ${y + size * 0.012}H${width}`;
  return stroke(colours.light ? white : ink, size * 0.024, line, dash);
}
