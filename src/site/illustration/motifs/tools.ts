import { legible } from '../contrast.ts';
import type { Bar } from '../motif.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';

const { ink, white, beam, dawn, red } = palette;

/** Search: upright magnifying glasses. The tallest shows a result. */
export function lens(bar: Bar): string {
  const { x, baseline, width, height, colours, index, isTop } = bar;
  const [first, , third] = colours.fills;
  const radius = Math.min(width * 0.48, height * 0.45);
  const centre = baseline - height + radius;
  const neck = centre + radius;
  const rim = index % 2 ? first : third;
  const glass = isTop ? beam : legible(rim, [index % 2 ? white : palette.glass, ink]);
  const grip = (baseline - neck) * 0.55;
  return (
    rect(colours.line, [x - width * 0.055, neck - radius * 0.1, width * 0.11, baseline - neck]) +
    rect(rim, [x - width * 0.11, baseline - grip, width * 0.22, grip]) +
    circle(glass, x, centre, radius * 0.9) +
    ring(rim, x, centre, radius * 0.85, radius * 0.3) +
    glint(legible(glass, [white, ink]), x, centre, radius)
  );
}

function glint(colour: string, x: number, y: number, radius: number): string {
  const arc = radius * 0.46;
  return stroke(colour, radius * 0.12, trace`M${x - arc} ${y}a${arc} ${arc} 0 0 1 ${arc} ${-arc}`);
}

/** Education: sharpened pencils with a rubber at the foot. */
export function pencils(bar: Bar): string {
  const { x, baseline, height, colours, index } = bar;
  const width = bar.width * 0.7;
  const left = x - width / 2;
  const tip = Math.min(width * 0.9, height * 0.55);
  const body = height - tip;
  const paints = colours.fills.filter((fill) => fill !== dawn);
  const paint = paints[(index * 2) % paints.length] ?? ink;
  const side = trace`M${x + width / 6} ${baseline}v${-body}h${width / 3}v${body}z`;
  const foot = Math.min(width * 0.5, body * 0.6);
  return (
    rect(paint, [left, baseline - body, width, body]) +
    path('#000', side, ' fill-opacity=".13"') +
    point(dawn, x, baseline - height, width, tip) +
    point(ink, x, baseline - height, width * 0.34, tip * 0.34) +
    rect(white, [left, baseline - foot, width, foot * 0.34]) +
    rect(paint === red ? white : red, [left, baseline - foot * 0.67, width, foot * 0.67])
  );
}

function point(fill: string, x: number, top: number, width: number, height: number): string {
  return path(fill, trace`M${x} ${top}l${width / 2} ${height}h${-width}z`);
}

/** Start-ups: sailing boats. */
export function sails(bar: Bar): string {
  const { x, baseline, width, height, colours, index } = bar;
  const [first, second, third, fourth] = colours.fills;
  const top = baseline - height;
  const hull = Math.min(width * 0.24, height * 0.3);
  const boom = baseline - hull * 1.3;
  const bow = width * 0.16;
  const main = trace`M${x + width * 0.06} ${top}V${boom}h${width * 0.5}z`;
  const jib = trace`M${x - width * 0.06} ${top + height * 0.14}V${boom}h${-width * 0.36}z`;
  const keel = trace`l${-bow} ${hull}h${2 * bow - width}z`;
  return (
    rect(colours.line, [x - width * 0.03, top, width * 0.06, height - hull]) +
    path(index % 2 ? fourth : second, main) +
    path(first, jib) +
    path(third, trace`M${x - width / 2} ${baseline - hull}h${width}` + keel)
  );
}
