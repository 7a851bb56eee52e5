import { expect, test } from 'vitest';
import { beamShape, type LampSide, lampOf } from './beam-shape.ts';
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
