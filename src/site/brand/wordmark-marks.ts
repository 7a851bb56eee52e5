import type { MarkName } from '../illustration/face-name.ts';

/** A shape 40 units high. Overlapping outlines leave a hole (fill rule evenodd). */
export type Mark = { readonly width: number; readonly outline: string };

/** The symbols beside the clients' names, drawn for us and simple, since they are shown small. */
export const marks: Record<MarkName, Mark> = {
  dog: {
    width: 50,
    // Ears, head, blaze, nose and closed eyes.
    outline: [
      'M12 3C5 2 0 11 0 21c0 7 2 12 5 12s5-5 5-11V15c0-5 2-8 4-11z',
      'M38 3c7-1 12 8 12 18 0 7-2 12-5 12s-5-5-5-11V15c0-5-2-8-4-11z',
      'M25 1c8 0 13 6 13 14v11c0 8-5 14-13 14S12 34 12 26V15C12 7 17 1 25 1z',
      'M25 4c-1 8-1 13-3.5 17-1.8 2.5-4 4-4 8 0 5 3.5 8.5 7.5 8.5s7.5-3.5 7.5-8.5c0-4-2.2-5.5-4-8C26 17 26 12 25 4z',
      'M25 24.5c2.5 0 4 .8 4 2.5S27 31 25 31s-4-2.3-4-4 1.5-2.5 4-2.5z',
      'M14.5 16.5c.5 3.8 5.5 3.8 6 0h-1.8c-.5 1.7-1.9 1.7-2.4 0z',
      'M29.5 16.5c.5 3.8 5.5 3.8 6 0h-1.8c-.5 1.7-1.9 1.7-2.4 0z',
    ].join(''),
  },
  dumbbell: {
    width: 54,
    outline: 'M0 8h8v24H0zM10 2h10v36H10zM20 17h14v6H20zM34 2h10v36H34zM46 8h8v24h-8z',
  },
  tiles: {
    width: 40,
    outline:
      'M0 0h19v19H0zM21 0h19v19H21zM0 21h19v19H0zM30.5 20c3.5 5 7.5 8 7.5 12.5a7.5 7.5 0 0 1-15 0C23 28 27 25 30.5 20z',
  },
  bulb: {
    width: 30,
    outline:
      'M15 0a15 15 0 0 1 8 27.7V31H7v-3.3A15 15 0 0 1 15 0zM7 33h16v3H7zM10.5 38h9v2h-9zM15 5a10 10 0 0 1 10 10h-3a7 7 0 0 0-7-7z',
  },
  wing: {
    width: 50,
    outline:
      'M0 1C16 6 36 2 50 11v9C36 13 12 17 0 1zM9 16c12 5 28 1 41 7v8C38 25 18 29 9 16zM21 29c9 3 19 0 29 5v6c-9-4-22-1-29-11z',
  },
  bell: {
    width: 44,
    outline: 'M16 2h12v4h-4.5v4.2A18 18 0 0 1 40 28H4A18 18 0 0 1 20.5 10.2V6H16zM0 32h44v6H0z',
  },
  gull: {
    width: 58,
    outline: 'M0 14C12 3 23 7 29 18 35 7 46 3 58 14c-13-2-22 4-29 20C22 18 13 12 0 14z',
  },
};
