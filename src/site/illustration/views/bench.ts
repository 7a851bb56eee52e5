import { clearest, legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { ruler } from '../pier.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, sea, dawn, glass } = palette;

/** A workbench from above, tools half out of the frame. The tape is the ruler. */
export const bench: View = (stage) => {
  const { width, height, size, colours } = stage;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    boards(stage) +
    tiling(stage) +
    tape(stage, height - size * 0.28) +
    spanner(width - size * 0.3, height - size * 0.66, size, legible(colours.sky, [ink, white])) +
    pencil(width - size * 0.98, height - size * 0.2, size)
  );
};

function boards({ width, height, size, colours }: Stage): string {
  const joints = [0.12, 0.5, 0.88].map((up) => trace`M0 ${height - up * size}H${width}`);
  return stroke(colours.disc, size * 0.02, joints.join(''));
}

/** Glazed tiles being laid, two rows of them; the next one is not down yet. */
function tiling({ width, height, size, colours }: Stage): string {
  const side = size * 0.29;
  const right = width - size * 0.6;
  const count = Math.ceil(right / side);
  const glaze = legible(colours.sky, [sea, glass]);
  const square = (column: number, row: number) => {
    const [x, y] = [right - (column + 1) * side, height - size * 0.98 + row * side];
    return { x, y, outline: trace`M${x} ${y}h${side * 0.95}v${side * 0.95}h${-side * 0.95}z` };
  };
  const all = [0, 1].flatMap((row) =>
    Array.from({ length: count }, (_, column) => ({ column, row })).filter(
      ({ column, row }) => row === 0 || column > 0,
    ),
  );
  const quarter = (x: number, y: number) => {
    const long = side * 0.62;
    return trace`M${x} ${y}h${long}a${long} ${long} 0 0 1 ${-long} ${long}z`;
  };
  const patterned = all.filter(({ column, row }) => (column + row) % 2 === 0);
  return (
    path(glaze, all.map(({ column, row }) => square(column, row).outline).join('')) +
    path(
      clearest(glaze, [white, ink]),
      patterned
        .map(({ column, row }) => quarter(square(column, row).x, square(column, row).y))
        .join(''),
    )
  );
}

/** The tape runs across the whole picture, out of its case at the right. */
function tape({ width, size, colours }: Stage, y: number): string {
  const right = width - size * 0.34;
  const mark = { left: 0, right, top: y, thickness: size * 0.008 };
  const ticks =
    ruler({ ...mark, pitch: size * 0.034, length: size * 0.035 }) +
    ruler({ ...mark, pitch: size * 0.17, length: size * 0.08 });
  return (
    rect(ink, [0, y - size * 0.01, right, size * 0.17]) +
    rect(beam, [0, y, right, size * 0.15]) +
    `<g stroke="${ink}">${ticks}</g>` +
    rect(
      colours.sky === red ? white : red,
      [right - size * 0.06, y - size * 0.2, size * 0.6, size * 0.7],
      size * 0.08,
    ) +
    circle(ink, right + size * 0.2, y + size * 0.1, size * 0.2) +
    ring(white, right + size * 0.2, y + size * 0.1, size * 0.13, size * 0.03) +
    circle(beam, right + size * 0.2, y + size * 0.1, size * 0.05)
  );
}

/** Its jaw open to the upper right, its handle under the tape's case. */
function spanner(x: number, y: number, size: number, fill: string): string {
  const s = size * 0.2;
  const head = trace`M${x - s * 0.34} ${y + s * 1.8}L${x - s * 0.36} ${y + s * 0.7}
      A${s} ${s} 0 0 1 ${x - s * 0.5} ${y - s * 0.86}V${y - s * 0.05}
      l${s * 0.5} ${s * 0.3} ${s * 0.5} ${-s * 0.3}V${y - s * 0.86}
      A${s} ${s} 0 0 1 ${x + s * 0.36} ${y + s * 0.7}L${x + s * 0.34} ${y + s * 1.8}z`;
  return `<g transform="${trace`rotate(38 ${x} ${y})`}">${path(fill, head)}</g>`;
}

/** On the tape. */
function pencil(x: number, y: number, size: number): string {
  const [long, thick] = [size * 0.42, size * 0.08];
  const point = trace`M${x + long} ${y}l${thick * 1.4} ${thick / 2} ${-thick * 1.4} ${thick / 2}z`;
  const lead = trace`M${x + long + thick * 0.9} ${y + thick * 0.32}
      l${thick * 0.5} ${thick * 0.18} ${-thick * 0.5} ${thick * 0.18}z`;
  return `<g transform="${trace`rotate(-14 ${x} ${y})`}">${rect(red, [x, y, long, thick])}${rect(white, [x, y + thick * 0.36, long, thick * 0.28])}${rect(ink, [x - thick * 0.7, y, thick * 0.7, thick])}${path(dawn, point)}${path(ink, lead)}</g>`;
}
