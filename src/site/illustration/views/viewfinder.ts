import { lampAt, lantern, shaft } from '../motifs/tower.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, stroke, trace } from '../shapes.ts';
import type { View } from '../stage.ts';
import { river } from '../waterfront.ts';

const { ink, white, red } = palette;

/** What the camera sees: the pier in its frame, recording, and the hand that holds it outside. */
export const viewfinder: View = (stage) => {
  const { width, height, size, colours } = stage;
  const water = height - size * 0.26;
  const tower = {
    x: width - size * 0.62,
    baseline: water,
    width: size * 0.12,
    height: size * 0.36,
  };
  const lamp = lampAt(tower);
  const frame = {
    left: width - size * 1.38,
    top: height - size * 0.86,
    right: width - size * 0.2,
    foot: height - size * 0.12,
  };
  return (
    rect(colours.sky, [0, 0, width, height]) +
    circle(colours.disc, width - size * 1.06, water, size * 0.2) +
    path(
      colours.beam,
      trace`M${tower.x} ${lamp}L${-size * 0.2} ${height - size * 1.06}V${height - size * 0.4}z`,
    ) +
    path(
      colours.innerBeam,
      trace`M${tower.x} ${lamp}L${-size * 0.2} ${height - size * 0.84}V${height - size * 0.62}z`,
    ) +
    rect(ink, [width - size * 1.02, water - size * 0.04, size * 1.2, size * 0.08]) +
    shaft(tower, colours.tower) +
    lantern(tower, colours.tower[0]) +
    river(stage, water + size * 0.03) +
    corners(frame, size, colours.light ? ink : white) +
    circle(
      red === colours.sky ? ink : red,
      frame.left + size * 0.09,
      frame.top + size * 0.1,
      size * 0.03,
    ) +
    thirds(frame, colours.light ? ink : white, size)
  );
};

type Frame = { left: number; top: number; right: number; foot: number };

function corners({ left, top, right, foot }: Frame, size: number, line: string): string {
  const l = size * 0.16;
  return stroke(
    line,
    size * 0.028,
    trace`M${left} ${top + l}V${top}h${l}M${right - l} ${top}H${right}v${l}M${right} ${foot - l}
        V${foot}h${-l}M${left + l} ${foot}H${left}v${-l}`,
  );
}

function thirds({ left, top, right, foot }: Frame, line: string, size: number): string {
  const [x, y] = [(right - left) / 3, (foot - top) / 3];
  const lines = trace`M${left + x} ${top + size * 0.06}V${foot - size * 0.06}
      M${right - x} ${top + size * 0.06}V${foot - size * 0.06}M${left + size * 0.06} ${top + y}
      H${right - size * 0.06}M${left + size * 0.06} ${foot - y}H${right - size * 0.06}`;
  return stroke(line, size * 0.006, lines);
}
