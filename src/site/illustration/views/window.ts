import { clearest } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, type Rectangle, rect, rects, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, pale, sea, dawn, deep, glass } = palette;

/** An office across the street after dark: one floor still has its light on. */
export const windows: View = (stage) => {
  const { width, height, size, colours } = stage;
  const [wide, high] = [size * 0.4, size * 0.34];
  const wall = colours.water;
  const columns = Math.ceil(width / wide);
  const panes = Array.from({ length: columns * 3 }, (_, at) => {
    const [column, floor] = [at % columns, Math.floor(at / columns)];
    const x = width - (column + 1) * wide + wide * 0.1;
    const y = height - (floor + 1) * high + high * 0.06;
    return { at: column + floor * 2, pane: [x, y, wide * 0.8, high * 0.8] as Rectangle };
  });
  const dark = wall === ink ? deep : ink;
  return (
    rect(wall, [0, 0, width, height]) +
    ledges(stage, high) +
    panes.map(({ at, pane }) => room(at, pane, dark)).join('') +
    rects(
      clearest(wall, [white, ink]),
      panes.map(({ pane: [x, y, w, h] }): Rectangle => [x + w * 0.49, y, w * 0.02, h]),
    )
  );
};

function ledges({ width, height, size, colours }: Stage, high: number): string {
  return rects(
    colours.disc,
    [1, 2, 3].map(
      (floor): Rectangle => [
        0,
        height - floor * high - size * 0.022 + high * 0.93,
        width,
        size * 0.045,
      ],
    ),
  );
}

/** What goes on behind a pane: someone works, someone calls, a plant, nobody. */
function room(at: number, pane: Rectangle, dark: string): string {
  const kind = at % 5;
  const ground = kind === 0 || kind === 1 ? beam : kind === 3 ? pale : dark;
  return rect(ground, pane) + (insides[kind]?.(pane) ?? '');
}

const insides: Partial<Record<number, (pane: Rectangle) => string>> = {
  0: worker,
  1: caller,
  3: plant,
  2: blind,
};

function worker([x, y, w, h]: Rectangle): string {
  return (
    circle(ink, x + w * 0.3, y + h * 0.42, h * 0.13) +
    path(
      red,
      trace`M${x + w * 0.14} ${y + h}v${-h * 0.25}
          q${w * 0.02} ${-h * 0.18} ${w * 0.16} ${-h * 0.18}t${w * 0.16} ${h * 0.18}
          v${h * 0.25}z`,
    ) +
    path(
      ink,
      trace`M${x + w * 0.56} ${y + h * 0.84}l${w * 0.07} ${-h * 0.3}h${w * 0.28}
          l${-w * 0.07} ${h * 0.3}z`,
    ) +
    rect(sea, [x + w * 0.46, y + h * 0.84, w * 0.54, h * 0.16])
  );
}

function caller([x, y, w, h]: Rectangle): string {
  return (
    circle(dawn, x + w * 0.66, y + h * 0.36, h * 0.15) +
    path(ink, trace`M${x + w * 0.56} ${y + h * 0.32}a${h * 0.16} ${h * 0.16} 0 0 1 ${h * 0.3} 0z`) +
    path(
      sea,
      trace`M${x + w * 0.42} ${y + h}v${-h * 0.28}q0 ${-h * 0.18} ${w * 0.24} ${-h * 0.18}
          t${w * 0.24} ${h * 0.18}v${h * 0.28}z`,
    ) +
    rect(ink, [x + w * 0.76, y + h * 0.3, w * 0.05, h * 0.2])
  );
}

function plant([x, y, w, h]: Rectangle): string {
  const leaf = (lean: number) =>
    trace`M${x + w * 0.3} ${y + h * 0.72}q${w * lean * 1.4} ${-h * 0.1} ${w * lean} ${-h * 0.5}
        q${-w * lean} ${h * 0.16} ${-w * lean} ${h * 0.5}z`;
  return (
    path(sea, leaf(-0.2) + leaf(0.2) + leaf(0.02)) +
    path(
      red,
      trace`M${x + w * 0.2} ${y + h * 0.7}h${w * 0.2}l${-w * 0.03} ${h * 0.3}h${-w * 0.14}z`,
    )
  );
}

function blind([x, y, w, h]: Rectangle): string {
  return rect(glass, [x, y, w, h * 0.42]);
}
