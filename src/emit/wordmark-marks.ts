import type { MarkName } from '../kernel/face-name.ts';

/** A shape 40 high. Where two of its outlines overlap there is a hole. */
export type Mark = { readonly width: number; readonly outline: string };

/** The pictures before the clients' names: our own, of few and plain shapes, for they are small. */
export const marks: Record<MarkName, Mark> = {
  dog: {
    width: 48,
    outline: 'M11 3C4 3 0 12 0 21c0 7 2 12 5 12s5-5 5-11V15C10 10 12 6 14 4zM37 3c7 0 11 9 11 18 0 7-2 12-5 12s-5-5-5-11V15c0-5-2-9-4-11zM24 1c8 0 12 6 12 14v11c0 8-5 14-12 14S12 34 12 26V15C12 7 16 1 24 1zM14.5 15c0 6 8 6 8 0h-2.500c0 2.7-3 2.7-3 0zM25.5 15c0 6 8 6 8 0H31c0 2.7-3 2.7-3 0zM18.5 28.500c0-2.5 2.5-3.5 5.5-3.500s5.5 1 5.5 3.500S26 34 24 34s-5.5-3-5.5-5.500z',
  },
  dumbbell: {
    width: 54,
    outline: 'M0 8h8v24H0zM10 2h10v36H10zM20 17h14v6H20zM34 2h10v36H34zM46 8h8v24h-8z',
  },
  tiles: {
    width: 40,
    outline:
      'M0 0h19v19H0zM21 0h19v19H21zM0 21h19v19H0zM30.5 20c3.5 5 7.5 8 7.5 12.500a7.5 7.5 0 0 1-15 0C23 28 27 25 30.5 20z',
  },
  bulb: {
    width: 30,
    outline:
      'M15 0a15 15 0 0 1 8 27.700V31H7v-3.300A15 15 0 0 1 15 0zM7 33h16v3H7zM10.5 38h9v2h-9zM15 5a10 10 0 0 1 10 10h-3a7 7 0 0 0-7-7z',
  },
  wing: {
    width: 50,
    outline: 'M0 1C16 6 36 2 50 11v9C36 13 12 17 0 1zM9 16c12 5 28 1 41 7v8C38 25 18 29 9 16zM21 29c9 3 19 0 29 5v6c-9-4-22-1-29-11z',
  },
  bell: {
    width: 44,
    outline:
      'M16 2h12v4h-4.500v4.200A18 18 0 0 1 40 28H4A18 18 0 0 1 20.5 10.200V6H16zM0 32h44v6H0z',
  },
  gull: {
    width: 54,
    outline: 'M0 16C11 7 21 10 27 20 33 10 43 7 54 16c-11-3-20 1-27 15C20 17 11 13 0 16z',
  },
};
