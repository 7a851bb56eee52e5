import { fromTenths } from '../../engine/assets/tenths.ts';
import type { Size } from './sizes.ts';

/** SVG elements as strings. All lengths are in the picture's own units (px at its natural size). */

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export function rect(fill: string, [x, y, width, height]: Rectangle, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  const place = `x="${round(x)}" y="${round(y)}"`;
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect fill="${fill}" ${place} ${size}${corner}/>`;
}

/** One element for rectangles of a colour takes a third of the bytes. */
export function rects(fill: string, rectangles: readonly Rectangle[]): string {
  if (rectangles.length === 0) return '';
  const outlines = rectangles.map(
    ([x, y, width, height]) => trace`M${x} ${y}h${width}v${height}h${-width}z`,
  );
  return path(fill, outlines.join(''));
}

export function circle(fill: string, x: number, y: number, radius: number): string {
  return `<circle fill="${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** A stroked circle. The radius is measured to the centre of the stroke. */
export function ring(
  stroke: string,
  x: number,
  y: number,
  radius: number,
  thickness: number,
): string {
  const line = `stroke="${stroke}" stroke-width="${round(thickness)}"`;
  return `<circle fill="none" ${line} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** `attributes` begins with a space, as in ` fill-opacity=".15"`; for `stroke` too. */
export function path(fill: string, outline: string, attributes = ''): string {
  return `<path fill="${fill}" d="${short(outline)}"${attributes}/>`;
}

/** A minus separates numbers by itself. */
const short = (outline: string) => outline.replaceAll(' -', '-');

export function stroke(
  colour: string,
  thickness: number,
  outline: string,
  attributes = '',
): string {
  const line = `stroke="${colour}" stroke-width="${round(thickness)}"`;
  return `<path fill="none" ${line} d="${short(outline)}"${attributes}/>`;
}

/** Path data with rounded numbers: trace`M${x} ${y}h${width}`. It may run over several lines. */
export function trace(steps: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: onOneLine(steps) }, ...numbers.map(round));
}

/** Keyed by the template array, which is the same object at each call. */
const joined = new WeakMap<TemplateStringsArray, readonly string[]>();

function onOneLine(steps: TemplateStringsArray): readonly string[] {
  const known = joined.get(steps) ?? steps.map((step) => step.replace(/\n\s*/g, ''));
  joined.set(steps, known);
  return known;
}

/** Rounded to tenths: finer than the eye sees, and short. */
export function round(length: number): string {
  return fromTenths(Math.round(length * 10));
}

/** A complete SVG file with its natural size, so that a page can reserve its space. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

/** A view below the picture, selected by the fragment `#name`. */
export function view(name: string, { width, height }: Size, below: number): string {
  return `<view id="${name}" viewBox="0 ${height * below} ${width} ${height}"/>`;
}
