import type { Bar } from '../motif.ts';

/** Room for one item of a pile. */
export interface Slot {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  /** 0 is the lowest. */
  readonly level: number;
}

/**
 * Cuts a bar into whole items of about the ideal height, the lowest first, with gaps between them.
 * All are made a little taller or flatter, so that the pile ends exactly at its value.
 */
export function pile(bar: Pick<Bar, 'baseline' | 'height'>, ideal: number, gap = 0): Slot[] {
  const count = Math.max(1, Math.round(bar.height / ideal));
  const height = (bar.height + gap) / count - gap;
  return Array.from({ length: count }, (_, level) => {
    const bottom = bar.baseline - level * (height + gap);
    return { top: bottom - height, bottom, height, level };
  });
}
