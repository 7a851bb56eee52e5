import type { Bar } from '../motif.ts';

/** The space for one item of a pile; the lowest has level 0. */
export type Slot = ReturnType<typeof pile>[number];

/**
 * Divides a bar into whole items of about the ideal height, the lowest first, with gaps. Their
 * height is adjusted so that the pile ends exactly at the bar's value.
 */
export function pile(bar: Pick<Bar, 'baseline' | 'height'>, ideal: number, gap = 0) {
  const count = Math.max(1, Math.round(bar.height / ideal));
  const height = (bar.height + gap) / count - gap;
  return Array.from({ length: count }, (_, level) => {
    const bottom = bar.baseline - level * (height + gap);
    return { top: bottom - height, bottom, height, level };
  });
}
