import { legible } from '../contrast.ts';
import { cycle } from '../cycle.ts';
import { type IconName, icon } from '../motifs/icons.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, sea, dawn, glass, pale } = palette;

/** A phone so near that the feed runs out of the frame, and the thumb that stops it. */
export const feed: View = (stage) => {
  const { width, height, size, colours } = stage;
  const phone: Rectangle = [width - size * 0.98, height - size * 0.92, size * 0.74, size * 1.4];
  const light = trace`M${phone[0] + phone[2] / 2} ${phone[1] + size * 0.3}
      L${-width * 0.2} ${height - size * 1.1}V${height - size * 0.16}z`;
  const inner = trace`M${phone[0] + phone[2] / 2} ${phone[1] + size * 0.3}
      L${-width * 0.2} ${height - size * 0.75}V${height - size * 0.45}z`;
  const turn = trace`rotate(9 ${phone[0] + phone[2] / 2} ${height - size * 0.3})`;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    path(colours.beam, light) +
    path(colours.innerBeam, inner) +
    flying(stage, phone[0]) +
    `<g transform="${turn}">${body(phone, size, colours.light)}</g>` +
    thumb(stage)
  );
};

const pictures: [ground: string, mark: string, name: IconName][] = [
  [red, white, 'heart'],
  [glass, ink, 'hills'],
  [beam, ink, 'sunset'],
  [sea, white, 'waves'],
  [dawn, red, 'person'],
  [ink, beam, 'play'],
  [pale, sea, 'cup'],
  [white, red, 'quote'],
  [red, pale, 'chart'],
];

function post(at: number, left: number, top: number, side: number): string {
  const [ground, mark, name] = cycle(
    pictures as [(typeof pictures)[number], ...typeof pictures],
    at,
  );
  return (
    rect(ground, [left, top, side, side]) +
    icon(name, mark, { left, top, width: side, height: side })
  );
}

function body([x, y, w, h]: Rectangle, size: number, isLight: boolean): string {
  const edge = size * 0.035;
  const side = (w - 2 * edge) / 3;
  const posts = Array.from({ length: 12 }, (_, at) =>
    post(at, x + edge + (at % 3) * side, y + size * 0.2 + Math.floor(at / 3) * side, side * 0.96),
  );
  return (
    rect(isLight ? ink : '#17353C', [x, y, w, h], size * 0.07) +
    rect(white, [x + edge, y + edge * 1.4, w - 2 * edge, h], size * 0.04) +
    circle(red, x + size * 0.13, y + size * 0.125, size * 0.045) +
    rect(ink, [x + size * 0.21, y + size * 0.095, size * 0.26, size * 0.024]) +
    rect(glass, [x + size * 0.21, y + size * 0.136, size * 0.38, size * 0.018]) +
    posts.join('')
  );
}

/** Posts on their way out, along the light. */
function flying({ size, height }: Stage, right: number): string {
  const count = Math.max(0, Math.floor((right - size * 0.1) / (size * 0.34)));
  return Array.from({ length: count }, (_, at) => {
    const side = size * (0.18 + (at % 2) * 0.06);
    const left = right - size * 0.3 - at * size * 0.34;
    const top = height - size * (0.62 + ((at * 2) % 3) * 0.09 - (at % 2) * 0.16);
    return (
      rect(white, [left - side * 0.08, top - side * 0.08, side * 1.16, side * 1.3]) +
      post(at + 2, left, top, side)
    );
  }).join('');
}

function thumb({ width, height, size, colours }: Stage): string {
  const skin = legible(white, [colours.sky === dawn ? '#C98A5E' : dawn, '#C98A5E']);
  return path(
    skin === white ? dawn : skin,
    trace`M${width} ${height - size * 0.2}L${width - size * 0.28} ${height - size * 0.4}
        q${-size * 0.12} ${-size * 0.06} ${-size * 0.16} ${size * 0.03}
        t${size * 0.08} ${size * 0.13}L${width - size * 0.1} ${height}H${width}z`,
  );
}
