import { expect, test } from 'vitest';
import { beamShape, type LampSide, lampOf, type Point, subjectOf } from './beam-shape.ts';
import { sizes } from './sizes.ts';

const sides: readonly LampSide[] = ['right', 'left', 'above right', 'above left'];

test.each(sides)('the lamp of a beam from the %s is outside the frame, on that side', (from) => {
  const [x, y] = lampOf(sizes.cover, from);
  const { width } = sizes.cover;
  if (from.startsWith('above')) expect(y).toBeLessThan(0);
  else expect(x < 0 || x > width).toBe(true);
  expect(x > width / 2).toBe(from.endsWith('right'));
});

test.each(sides)('a beam from the %s ends far outside the frame, so that it can turn', (from) => {
  for (const size of Object.values(sizes)) {
    const [lamp, ...ends] = beamShape(size, from);
    const lengths = ends
      .slice(0, 2)
      .map(([x, y]) => Math.hypot(x - (lamp?.[0] ?? 0), y - (lamp?.[1] ?? 0)));
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(size.width, size.height));
  }
});

test('the rim of a beam is wider than the beam', () => {
  const heights = [0, 20].map((rim) => {
    const [, upper, lower] = beamShape(sizes.cover, 'left', rim);
    return (lower?.[1] ?? 0) - (upper?.[1] ?? 0);
  });
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
});

/** Without a rim, a beam is a triangle: it begins and ends at the lamp. */
function isInside([x, y]: Point, [lamp, ...ends]: readonly Point[]): boolean {
  const sides = ends.map(([toX, toY], at) => {
    const [fromX, fromY] = (at === 0 ? lamp : ends[at - 1]) ?? [0, 0];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) > 0;
  });
  return sides.every((side) => side === sides[0]);
}

const steps = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40);

test.each(sides)('at rest, four fifths of a picture are in a beam from the %s', (from) => {
  for (const size of Object.values(sizes)) {
    const { width, height } = size;
    const points = steps.flatMap((x) => steps.map((y): Point => [x * width, y * height]));
    const lit = points.filter((point) => isInside(point, beamShape(size, from)));
    expect(lit.length / points.length).toBeGreaterThanOrEqual(0.8);
    expect(lit.length).toBeLessThan(points.length);
  }
});

test.each(sides)('all of the subject is in a beam from the %s', (from) => {
  for (const size of Object.values(sizes)) {
    const [x, y] = subjectOf(size, from);
    const radius = Math.min(size.width, size.height) * 0.38;
    for (const turn of steps) {
      const at: Point = [
        x + radius * Math.cos(turn * 2 * Math.PI),
        y + radius * Math.sin(turn * 2 * Math.PI),
      ];
      expect(isInside(at, beamShape(size, from)), String(at)).toBe(true);
    }
  }
});
