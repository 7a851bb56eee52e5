import { clearest } from '../contrast.ts';
import { icon } from '../motifs/icons.ts';
import { palette } from '../palette.ts';
import { path, rect, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, glass, dawn, sea } = palette;

/** A lecture hall from the back row: the projector's light, the screen, the heads. */
export const hall: View = (stage) => {
  const { width, height, size, colours } = stage;
  const screen = {
    left: width - size * 1.02,
    top: height - size * 0.86,
    width: size * 0.8,
    height: size * 0.42,
  };
  const eye = { x: -size * 0.06, y: height - size * 0.5 };
  const end = screen.left;
  const wedge = (from: number, to: number) =>
    trace`M${eye.x} ${eye.y}L${end} ${screen.top + screen.height * from}
        V${screen.top + screen.height * to}z`;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    path(colours.beam, wedge(0, 1)) +
    path(colours.innerBeam, wedge(0.4, 0.7)) +
    slide(screen) +
    rows(stage)
  );
};

type Place = { left: number; top: number; width: number; height: number };

function slide({ left, top, width, height }: Place): string {
  const steps = [0.28, 0.46, 0.7, 0.94].map((share, at) => {
    const x = left + width * (0.12 + at * 0.13);
    return trace`M${x} ${top + height * 0.88}v${-height * 0.72 * share}h${width * 0.09}
        v${height * 0.72 * share}z`;
  });
  const ground = {
    left: left + width * 0.66,
    top: top + height * 0.2,
    width: width * 0.28,
    height: height * 0.6,
  };
  const edge = height * 0.05;
  return (
    rect(ink, [left - edge, top - edge, width + 2 * edge, height + 2 * edge]) +
    rect(white, [left, top, width, height]) +
    path(red, steps.join('')) +
    rect(glass, [ground.left, ground.top, ground.width, ground.height]) +
    icon('person', ink, ground)
  );
}

const hair = [ink, red, dawn, sea, white] as const;

/** Each row lower and larger, shoulders and heads as lines of round dashes. */
function rows({ width, height, size, colours }: Stage): string {
  return [0.34, 0.2, 0.02]
    .map((up, row) => {
      const shades = hair.filter((shade) => shade !== colours.sky);
      const head = size * (0.1 + row * 0.035);
      const y = height - size * up;
      const pitch = head * 1.75;
      const seats = clearest(colours.sky, [colours.water, ink]);
      const dash = (steps: string) => ` stroke-linecap="round" stroke-dasharray="${steps}"`;
      const start = -head * (row % 2);
      const one = trace`M${start} ${y}H${width + pitch}`;
      const heads = [0, 1].map((turn) =>
        stroke(
          shades[(row + turn * 2) % 4] ?? ink,
          head,
          trace`M${start + turn * pitch} ${y - head * 0.7}H${width + pitch}`,
          dash(trace`0 ${pitch * 2}`),
        ),
      );
      return (
        stroke(
          row % 2 ? glass : dawn,
          head * 1.5,
          trace`M${start} ${y + head * 0.5}H${width + pitch}`,
          dash(trace`0 ${pitch}`),
        ) +
        heads.join('') +
        rect(row % 2 ? ink : seats, [0, y + head * 0.5, width, height]) +
        stroke(white, size * 0.012, one.replace(/M\S+ \S+H/, trace`M0 ${y + head * 0.5}H`))
      );
    })
    .join('');
}
