import { clearest } from '../contrast.ts';
import { cycle } from '../cycle.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, pale, sea, dawn, glass } = palette;

/** A laid table from above, cut off by the frame, and a phone that takes its picture. */
export const laidTable: View = (stage) => {
  const { width, height, size, colours } = stage;
  const step = size * 0.92;
  const settings = Array.from({ length: Math.ceil(width / step) }, (_, at) => at);
  const line = height - size * 0.4;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    cloth(stage, line) +
    settings.map((at) => setting(stage, width - size * 0.36 - at * step, line, at)).join('')
  );
};

/** A runner along the middle. */
function cloth({ width, size, colours }: Stage, y: number): string {
  const edge = trace`M0 ${y - size * 0.2}H${width}M0 ${y + size * 0.2}H${width}`;
  return (
    rect(colours.disc, [0, y - size * 0.24, width, size * 0.48]) +
    stroke(clearest(colours.sky, [red, white]), size * 0.012, edge)
  );
}

function setting(stage: Stage, x: number, y: number, at: number): string {
  const { size, colours } = stage;
  const metal = clearest(colours.disc, [ink, white]);
  return (
    fork(x - size * 0.36, y, size, metal) +
    knife(x + size * 0.34, y, size, metal) +
    circle(white, x, y, size * 0.29) +
    ring(colours.sky, x, y, size * 0.215, size * 0.012) +
    dish(x, y, size, at) +
    (at % 3 === 1
      ? glasses(x + size * 0.46, y - size * 0.25, size)
      : cup(x + size * 0.46, y - size * 0.28, size)) +
    (at % 3 === 0 ? phone(x - size * 0.5, y + size * 0.16, size) : '')
  );
}

function dish(x: number, y: number, size: number, at: number): string {
  const dishes = [fish, egg, crumbs] as const;
  return cycle(dishes, at)(x, y, size);
}

/** Eaten: the bones are left. */
function crumbs(x: number, y: number, size: number): string {
  const s = size * 0.16;
  const ribs = [-0.45, -0.2, 0.05, 0.3].map((across) => {
    const reach = s * (0.5 - Math.abs(across) * 0.4);
    return trace`M${x + across * s} ${y - reach}v${reach * 2}`;
  });
  const tail = trace`M${x + s * 0.5} ${y}l${s * 0.42} ${-s * 0.34}v${s * 0.68}z`;
  const head = trace`M${x - s} ${y}q${s * 0.16} ${-s * 0.36} ${s * 0.4} ${-s * 0.36}v${s * 0.72}
      q${-s * 0.24} 0 ${-s * 0.4} ${-s * 0.36}z`;
  return (
    stroke(sea, s * 0.09, `${trace`M${x - s * 0.6} ${y}h${s * 1.2}`}${ribs.join('')}`) +
    path(sea, tail + head) +
    circle(beam, x + s * 0.3, y + s * 0.78, s * 0.26) +
    circle(pale, x + s * 0.3, y + s * 0.78, s * 0.16)
  );
}

/** Two glasses, from above. */
function glasses(x: number, y: number, size: number): string {
  const glass = (left: number, top: number, wine: string) =>
    circle(white, left, top, size * 0.1) +
    circle(wine, left, top, size * 0.078) +
    circle(white, left - size * 0.03, top - size * 0.03, size * 0.014);
  return (
    glass(x - size * 0.05, y - size * 0.05, beam) + glass(x + size * 0.1, y + size * 0.08, red)
  );
}

/** A whole fish with lemon. */
function fish(x: number, y: number, size: number): string {
  const s = size * 0.16;
  const body = trace`M${x - s} ${y}Q${x - s * 0.1} ${y - s * 0.85} ${x + s * 0.7} ${y}
      l${s * 0.42} ${-s * 0.36}v${s * 0.72}z`;
  const belly = trace`M${x - s} ${y}Q${x - s * 0.1} ${y + s * 0.85} ${x + s * 0.7} ${y}z`;
  const ribs = [-0.3, 0, 0.3].map((across) => trace`M${x + across * s} ${y - s * 0.2}v${s * 0.4}`);
  const lemon = trace`M${x - s * 0.2} ${y + s * 0.92}a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.84} 0z`;
  return (
    path(sea, body) +
    path(glass, belly) +
    stroke(white, s * 0.08, ribs.join('')) +
    circle(white, x - s * 0.62, y - s * 0.08, s * 0.1) +
    path(beam, lemon)
  );
}

/** Eggs and tomatoes. */
function egg(x: number, y: number, size: number): string {
  const s = size * 0.16;
  return (
    circle(pale, x - s * 0.3, y - s * 0.2, s * 0.62) +
    circle(beam, x - s * 0.3, y - s * 0.2, s * 0.3) +
    circle(red, x + s * 0.55, y + s * 0.3, s * 0.34) +
    circle(red, x + s * 0.1, y + s * 0.75, s * 0.28) +
    path(
      sea,
      trace`M${x + s * 0.3} ${y - s * 0.7}q${s * 0.7} ${s * 0.1} ${s * 0.6} ${s * 0.7}
          q${-s * 0.6} ${-s * 0.1} ${-s * 0.6} ${-s * 0.7}z`,
    )
  );
}

function fork(x: number, y: number, size: number, fill: string): string {
  const s = size * 0.2;
  const tines = [-0.16, 0, 0.16].map((across) => trace`M${x + across * s} ${y - s}v${s * 0.5}`);
  return (
    stroke(fill, s * 0.09, tines.join('')) +
    path(
      fill,
      trace`M${x - s * 0.205} ${y - s * 0.55}h${s * 0.41}q0 ${s * 0.3} ${-s * 0.14} ${s * 0.36}
          v${s * 1.1}h${-s * 0.13}v${-s * 1.1}
          q${-s * 0.14} ${-s * 0.06} ${-s * 0.14} ${-s * 0.36}z`,
    )
  );
}

function knife(x: number, y: number, size: number, fill: string): string {
  const s = size * 0.2;
  return path(
    fill,
    trace`M${x - s * 0.07} ${y + s * 0.9}v${-s * 1.9}
        q${s * 0.26} ${s * 0.3} ${s * 0.22} ${s * 1.1}h${-s * 0.08}v${s * 0.8}z`,
  );
}

/** Coffee, from above, with its handle. */
function cup(x: number, y: number, size: number): string {
  return (
    circle(white, x, y, size * 0.15) +
    path(
      red,
      trace`M${x + size * 0.06} ${y - size * 0.07}
          l${size * 0.07} ${-size * 0.07} ${size * 0.028} ${size * 0.028} ${-size * 0.07} ${size * 0.07}z`,
    ) +
    circle(red, x, y, size * 0.095) +
    circle(ink, x, y, size * 0.072) +
    path(
      dawn,
      trace`M${x} ${y + size * 0.035}l${-size * 0.035} ${-size * 0.035}
          a${size * 0.018} ${size * 0.018} 0 0 1 ${size * 0.035} ${-size * 0.018}
          a${size * 0.018} ${size * 0.018} 0 0 1 ${size * 0.035} ${size * 0.018}z`,
    )
  );
}

/** Askew, with the plate in its picture. */
function phone(x: number, y: number, size: number): string {
  const s = size * 0.25;
  const turn = trace`rotate(14 ${x} ${y})`;
  return `<g transform="${turn}">${rect(ink, [x - s * 0.36, y - s * 0.6, s * 0.72, s * 1.3], s * 0.08)}${rect(beam, [x - s * 0.3, y - s * 0.5, s * 0.6, s * 0.72])}${circle(white, x, y - s * 0.14, s * 0.24)}${circle(red, x, y - s * 0.14, s * 0.12)}${rect(white, [x - s * 0.3, y + s * 0.32, s * 0.4, s * 0.07])}${rect(white, [x - s * 0.3, y + s * 0.46, s * 0.28, s * 0.07])}</g>`;
}
