/** SVG elements as strings. All lengths are in the picture's own units (px at its natural size). */

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export function rect(fill: string, [x, y, width, height]: Rectangle, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  const place = `x="${round(x)}" y="${round(y)}"`;
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect fill="${fill}" ${place} ${size}${corner}/>`;
}

/** Many rectangles of one colour as one element, which is a third of the bytes. */
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

/** A circle's line. The radius is measured to the middle of its thickness. */
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

/** `attributes` begins with a space: ` fill-opacity=".15"`. So does that of `stroke`. */
export function path(fill: string, outline: string, attributes = ''): string {
  return `<path fill="${fill}" d="${outline}"${attributes}/>`;
}

/** A path's line, for what is too thin to be an area: steam, seams, ripples. */
export function stroke(
  colour: string,
  thickness: number,
  outline: string,
  attributes = '',
): string {
  const line = `stroke="${colour}" stroke-width="${round(thickness)}"`;
  return `<path fill="none" ${line} d="${outline}"${attributes}/>`;
}

/** A path's outline with its numbers rounded: trace`M${x} ${y}h${width}`. */
export function trace(steps: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: steps }, ...numbers.map(round));
}

/** Tenths: finer than any screen shows, and short in the file. */
export function round(length: number): string {
  const tenths = Math.round(length * 10) / 10;
  // Adding 0 turns -0 into 0.
  return String(tenths + 0).replace(/^(-?)0\./, '$1.');
}

/** The whole file: its natural size is written down, so that a page can reserve its room. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
