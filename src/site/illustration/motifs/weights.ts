import { cycle } from '../cycle.ts';
import type { Bar } from '../motif.ts';
import { circle, rect, ring } from '../shapes.ts';
import { pile } from './pile.ts';

/**
 * Gyms: piles of weight plates. The tallest has a kettlebell on top, part of its value; a bar as
 * low as one is a kettlebell.
 */
export function weights(bar: Bar): string {
  const { x, baseline, width, height, colours, index, isTop } = bar;
  if (isTop && height < width * 1.3) return kettlebell(bar, height);
  const [first, second, third] = colours.fills;
  const bell = isTop && height > width * 2 ? width * 0.92 : 0;
  const plates = pile({ baseline, height: height - bell }, width * 0.3, width * 0.03).map(
    (slot) => {
      const plate = width * (0.98 - 0.05 * ((slot.level * 7 + index * 3) % 6));
      const fill = cycle([first, second, third], slot.level + index);
      return rect(fill, [x - plate / 2, slot.top, plate, slot.height], slot.height * 0.3);
    },
  );
  return plates.join('') + (bell ? kettlebell(bar, bell) : '');
}

function kettlebell({ x, baseline, height, colours }: Bar, size: number): string {
  const foot = baseline - height + size;
  const radius = size * 0.37;
  const [iron] = colours.fills;
  return (
    ring(iron, x, foot - size * 0.69, size * 0.25, size * 0.12) +
    circle(iron, x, foot - radius, radius) +
    rect(iron, [x - radius * 0.8, foot - radius * 0.5, radius * 1.6, radius * 0.5])
  );
}
