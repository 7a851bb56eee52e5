import { clearest, legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, dawn, sea, glass } = palette;

/** Under the basket: the ball on its way, and a full hall of heads behind. */
export const court: View = (stage) => {
  const { width, height, size, colours } = stage;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    spot(stage) +
    crowd(stage) +
    basket(stage) +
    ball(width - size * 1.02, height - size * 0.7, size * 0.19, colours.sky)
  );
};

/** A floodlight from outside the frame. */
function spot({ width, height, size, colours }: Stage): string {
  const wedge = (from: number, to: number) =>
    trace`M${width + size * 0.1} ${height - size * 1.02}L${-size * 0.2} ${height - size * from}
        V${height - size * to}z`;
  return path(colours.beam, wedge(1.25, 0.38)) + path(colours.innerBeam, wedge(0.9, 0.66));
}

/** Rows of heads, each row one line of round dashes. */
function crowd({ width, height, size, colours }: Stage): string {
  const coats = [red, sea, glass, ink].filter((coat) => coat !== colours.sky);
  return [0, 1, 2]
    .map((row) => {
      const y = height - size * (0.25 - row * 0.1);
      const pitch = size * 0.115;
      const start = (row % 2) * (pitch / 2);
      const dots = (thick: number, colour: string) =>
        stroke(
          colour,
          thick,
          trace`M${start} ${y}H${width + pitch}`,
          trace` stroke-linecap="round" stroke-dasharray="0 ${pitch}"`,
        );
      return (
        dots(size * 0.085, row === 1 || colours.sky === dawn ? white : dawn) +
        rect(coats[row === 2 ? coats.length - 1 : row] ?? ink, [0, y + size * 0.04, width, height])
      );
    })
    .join('');
}

function basket({ width, height, size, colours }: Stage): string {
  const [x, y] = [width - size * 0.36, height - size * 0.52];
  const board = { left: x - size * 0.12, top: y - size * 0.42 };
  const frame = clearest(colours.beam, [ink, white]);
  const net = [0, 1, 2, 3, 4].map((at) => {
    const from = x - size * 0.17 + at * size * 0.085;
    const to = x - size * 0.1 + at * size * 0.05;
    return trace`M${from} ${y}L${to + size * 0.04} ${y + size * 0.22}M${from} ${y}
        L${to - size * 0.04} ${y + size * 0.22}`;
  });
  return (
    rect(frame, [width - size * 0.12, board.top + size * 0.2, size * 0.12, size * 0.07]) +
    rect(white, [board.left - size * 0.22, board.top, size * 0.56, size * 0.4]) +
    stroke(
      ink,
      size * 0.022,
      trace`M${board.left - size * 0.22} ${board.top}h${size * 0.56}v${size * 0.4}
          h${-size * 0.56}z`,
    ) +
    stroke(
      red,
      size * 0.018,
      trace`M${x - size * 0.16} ${board.top + size * 0.36}v${-size * 0.2}h${size * 0.24}
          v${size * 0.2}`,
    ) +
    stroke(white, size * 0.013, net.join('')) +
    rect(red, [x - size * 0.2, y - size * 0.016, size * 0.4, size * 0.034], size * 0.017)
  );
}

function ball(x: number, y: number, radius: number, sky: string): string {
  const leather = legible(sky, [red, dawn]);
  const end = radius * 0.97;
  const seams =
    trace`M${x - end} ${y}h${2 * end}M${x} ${y - end}v${2 * end}` +
    trace`M${x - radius * 0.68} ${y - radius * 0.7}
        q${radius * 0.66} ${radius * 0.7} 0 ${radius * 1.4}` +
    trace`M${x + radius * 0.68} ${y - radius * 0.7}
        q${-radius * 0.66} ${radius * 0.7} 0 ${radius * 1.4}`;
  return (
    circle(leather, x, y, radius) +
    `<g transform="${trace`rotate(-24 ${x} ${y})`}">${stroke(ink, radius * 0.075, seams)}</g>`
  );
}
