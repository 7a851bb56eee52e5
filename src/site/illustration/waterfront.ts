import { contrast } from './contrast.ts';
import { palette } from './palette.ts';
import { type Dash, ripples } from './ripples.ts';
import { path, rect, trace } from './shapes.ts';
import type { Stage } from './stage.ts';

const { white } = palette;

/** A beam from a lighthouse to the right of the frame, over the roofs. */
export function slantedLight({ width, height, size, colours }: Stage): string {
  const [x, y] = [width + size * 0.1, height - size * 0.9];
  const wedge = (from: number, to: number) =>
    trace`M${x} ${y}L${-size * 0.2} ${height - size * from}V${height - size * to}z`;
  return path(colours.beam, wedge(1.5, 0.62)) + path(colours.innerBeam, wedge(1.1, 0.86));
}

/** Water along the foot, with short reflections. */
export function river({ width, height, size, colours, next }: Stage, top: number): string {
  const paints = colours.bars.fills.map((paint) =>
    contrast(paint, colours.water) > 1.3 ? paint : white,
  );
  const count = Math.ceil(width / (size * 0.3));
  const dashes = Array.from({ length: count * 3 }, (_, at): Dash => {
    const [column, row] = [Math.floor(at / 3), at % 3];
    return {
      left: width - (column + next()) * size * 0.3,
      y: top + size * (0.05 + row * 0.05),
      length: size * (0.06 + next() * 0.12),
      colour: paints[(column + row) % 4] ?? white,
    };
  });
  const inside = dashes.filter(({ y }) => y < height - size * 0.02);
  return rect(colours.water, [0, top, width, height - top]) + ripples(inside, size * 0.013);
}
