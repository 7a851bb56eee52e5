import { type Ground, type IconName, icon } from './motifs/icons.ts';
import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import { circle, path, type Rectangle, rect, rects, stroke, svg, trace } from './shapes.ts';

const { ink, white, red, bone, beam, sea, glass, dawn } = palette;

const width = 752;
const height = 320;

/** How we work, one picture for each tab: the goal, the month, the report. 752 by 320 as files. */
export const how = {
  goal: () => svg(width, height, goal()),
  how: () => svg(width, height, month()),
  proof: () => svg(width, height, report()),
} as const;

/** A sheet of paper with a line around it, as all of these are. */
function sheet([x, y, wide, high]: Rectangle): string {
  return rect(ink, [x, y, wide, high]) + rect(white, [x + 2, y + 2, wide - 4, high - 4]);
}

/** Tiles of the digits that are agreed on, three wide and five high, from the top. */
const digits = ['101101111001001', '111101101101111'] as const;

/** The number that was agreed, signed, and the bar that reaches it. */
function goal(): string {
  const [baseline, aim, side] = [264, 62, 34];
  const tiles = digits.flatMap((digit, at) =>
    [...digit].flatMap((tile, place): Rectangle[] => {
      const x = 56 + at * side * 4 + (place % 3) * side;
      return tile === '1' ? [[x, aim + Math.floor(place / 3) * side, side, side]] : [];
    }),
  );
  const heights = [34, 62, 104, 150];
  const bars = heights.map((high, at): Rectangle => [372 + at * 62, baseline - high, 46, high]);
  const mark = { left: 342, right: width - 2, top: baseline, thickness: 2 };
  const ticks =
    ruler({ ...mark, pitch: 12, length: 7 }) + ruler({ ...mark, pitch: 60, length: 16 });
  return (
    sheet([0, 0, width, height]) +
    path(beam, trace`M${width - 2} ${aim - 20}V${aim + 20}L342 ${baseline}V${aim + 60}z`) +
    rects(ink, tiles) +
    stroke(red, 5, 'M58 286c22-34 34-30 28-8s22 4 34-10 6 22 26 8 12-20 22-8 28 12 60 0') +
    rect(ink, [340, 0, 2, height]) +
    rects(sea, bars) +
    banded([620, aim, 46, baseline - aim], 7) +
    stroke(ink, 3, trace`M342 ${aim}H${width - 2}`, ' stroke-dasharray="10 8"') +
    target(704, aim) +
    rect(ink, [342, baseline, width - 344, 24]) +
    `<g stroke="${white}">${ticks}</g>` +
    rect(sea, [342, baseline + 24, width - 344, height - baseline - 26])
  );
}

function target(x: number, y: number): string {
  return circle(red, x, y, 30) + circle(white, x, y, 20) + circle(red, x, y, 10);
}

/** Red and white bands from the bottom up, like the tower, with a line around them on white paper. */
function banded([x, y, wide, high]: Rectangle, count: number): string {
  const band = high / count;
  const reds = Array.from({ length: count }, (_, at) => at).filter((at) => at % 2 === 0);
  return (
    rect(ink, [x - 2, y - 2, wide + 4, high + 2]) +
    rect(white, [x, y, wide, high]) +
    rects(
      red,
      reds.map((at): Rectangle => [x, y + at * band, wide, band]),
    )
  );
}

/** The posts of each day, by purpose. Some days are empty. */
const posts: [day: number, colour: string, picture: IconName][] = [
  [1, glass, 'play'],
  [3, dawn, 'cup'],
  [5, beam, 'heart'],
  [7, glass, 'bubble'],
  [9, glass, 'waves'],
  [11, dawn, 'quote'],
  [12, beam, 'chart'],
  [15, glass, 'person'],
  [17, beam, 'play'],
  [20, dawn, 'sunset'],
];

/** A three-week calendar, and one of its posts on a phone. */
function month(): string {
  const [side, left, top] = [76, 2, 48];
  const lines = [1, 2, 3, 4, 5, 6].map((at) => trace`M${left + at * side} ${top}V280`).join('');
  const weeks = [1, 2].map((at) => trace`M2 ${top + at * 77}H536`).join('');
  const chips = posts.map(([day, colour, picture]) => {
    const [x, y] = [left + (day % 7) * side + 10, top + Math.floor(day / 7) * 77 + 12];
    const ground = { left: x, top: y, width: 58, height: 54 };
    return rect(colour, [x, y, 58, 54]) + icon(picture, ink, ground);
  });
  return (
    sheet([0, 0, 538, 282]) +
    rect(ink, [16, 20, 150, 10]) +
    rect(bone, [452, 20, 70, 10]) +
    stroke(bone, 2, lines + weeks) +
    stroke(ink, 2, trace`M0 ${top}H538`) +
    chips.join('') +
    phone()
  );
}

function phone(): string {
  const print = { left: 574, top: 76, width: 156, height: 156 };
  return (
    sheet([552, 20, 200, 300]) +
    circle(red, 588, 48, 14) +
    rect(ink, [612, 43, 84, 10]) +
    rect(glass, [print.left, print.top, print.width, print.height]) +
    icon('wedge', beam, print) +
    icon('sunset', ink, print) +
    rect(ink, [574, 248, 66, 10]) +
    rect(bone, [574, 268, 156, 8]) +
    rect(bone, [574, 286, 112, 8])
  );
}

/** One page: cost, falling; results, rising; and one bad week. */
const columns: readonly (readonly [colour: string, picture: IconName | 'pound', bars: number[]])[] =
  [
    [dawn, 'pound', [96, 90, 78, 66, 58, 44]],
    [glass, 'heart', [26, 34, 48, 70, 88, 112]],
    [beam, 'play', [40, 52, 62, 36, 74, 92]],
  ];

function report(): string {
  const wide = width / columns.length;
  const charts = columns.map(([colour, picture, bars], column) => {
    const x = column * wide;
    const ground = { left: x + 28, top: 28, width: 54, height: 54 };
    const rest = bars.slice(0, -1).map((high, at): Rectangle => bar(x, at, high));
    return (
      rect(colour, [ground.left, ground.top, ground.width, ground.height]) +
      (picture === 'pound' ? pound(ground) : icon(picture, ink, ground)) +
      rect(ink, [x + 98, 36, 108, 12]) +
      rect(bone, [x + 98, 62, 84, 10]) +
      rects(sea, rest) +
      banded(bar(x, bars.length - 1, bars.at(-1) ?? 0), 5)
    );
  });
  const rules = columns.slice(1).map((_, at) => trace`M${(at + 1) * wide} 0V252`);
  return (
    sheet([0, 0, width, height]) +
    charts.join('') +
    stroke(ink, 2, `${rules.join('')}M0 252H${width}`) +
    rect(bone, [28, 281, 330, 10])
  );
}

/** The sign on what a result has cost. */
function pound({ left, top }: Ground): string {
  return stroke(
    ink,
    6,
    trace`M${left + 38} ${top + 18}c-4-10-18-8-18 4 0 10 6 12 0 22h20M${left + 14} ${top + 30}h18`,
  );
}

function bar(left: number, at: number, high: number): Rectangle {
  return [left + 28 + at * 34, 232 - high, 28, high];
}
