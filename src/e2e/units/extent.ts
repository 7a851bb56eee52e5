/**
 * A drawing's bounding box, for tests that compare a bar's size with its drawing. Covers rectangles,
 * circles and paths; of curves only the end points. Icons and dashed lines are left out, since they
 * are drawn on top of other shapes.
 */
export function extent(drawing: string) {
  const reach = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of [...drawing.matchAll(/<(\w+)([^>]*)>/g)].flatMap(corners)) {
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  }
  return reach;
}

type Point = readonly [x: number, y: number];

function corners([, name, attributes = '']: RegExpMatchArray): Point[] {
  if (/transform=|dasharray=/.test(attributes)) return [];
  const value = (key: string) => Number(attributes.match(` ${key}="([^"]*)"`)?.[1] ?? 0);
  const [x, y] = [value('x'), value('y')];
  if (name === 'rect') return box(x, y, value('width'), value('height'));
  const [radius, half] = [value('r'), value('stroke-width') / 2];
  if (name === 'circle') return around([value('cx'), value('cy')], radius + half);
  const points = pathPoints(attributes.match(/ d="([^"]*)"/)?.[1] ?? '');
  return points.flatMap((point) => around(point, half));
}

function around([x, y]: Point, distance: number): Point[] {
  return box(x - distance, y - distance, 2 * distance, 2 * distance);
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}

/** How many numbers each command takes; the last two are its end point. */
const arity: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

function pathPoints(outline: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, command = '', rest = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
    const step = arity[command.toLowerCase()] || numbers.length + 1;
    if (command === 'z') at = start;
    for (let from = 0; from < numbers.length; from += step) {
      at = end(command, numbers.slice(from, from + step), at);
      points.push(at);
      if (command === 'M') start = at;
    }
  }
  return points;
}

function end(command: string, numbers: readonly number[], [x, y]: Point): Point {
  const isRelative = command === command.toLowerCase();
  const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
  const last = numbers.at(-1) ?? 0;
  if (command.toLowerCase() === 'h') return [fromX + last, y];
  if (command.toLowerCase() === 'v') return [x, fromY + last];
  return [fromX + (numbers.at(-2) ?? 0), fromY + last];
}
