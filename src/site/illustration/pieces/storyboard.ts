import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { palette } from '../palette.ts';
import { path, rect } from '../shapes.ts';
import { frame, type Shown } from './post.ts';

export type Storyboard = {
  readonly frames: readonly (Shown & { readonly at: string })[];
  readonly shape: keyof typeof storyboards;
};

/** Six across, or in two rows for narrow screens. */
export const storyboards = {
  wide: { columns: 6, width: 1440, height: 494, side: 220, tall: 392, gap: 24 },
  narrow: { columns: 3, width: 720, height: 988, side: 224, tall: 398, gap: 24 },
} as const;

/** A film in six frames, standing on the ruler, each with the second at which it begins. */
export function storyboard({ frames, shape }: Storyboard, inks: Inks, letters: Letters): string {
  const { columns, width, side, tall, gap } = storyboards[shape];
  const high = tall + 102;
  return frames
    .map((one, at) => {
      const x = (at % columns) * (side + gap);
      const y = Math.floor(at / columns) * (high - 6);
      const ruler = at % columns === 0 ? scale(width, y + tall) : '';
      const time = letters.set(one.at, {
        box: [x, y + tall + 36, side, 56],
        fill: palette.paper,
        largest: 48,
        from: 'top',
      });
      return frame(one, [x, y, side, tall], inks, letters, at) + ruler + time;
    })
    .join('');
}

/** A ruler with a long tick at every fifth. */
function scale(width: number, y: number): string {
  const ticks = `M0 0h2.5v18H0z${[12, 24, 36, 48].map((x) => `M${x} 0h2.5v9h-2.5z`).join('')}`;
  return (
    `<pattern id="r" width="60" height="24" patternUnits="userSpaceOnUse" y="${y + 6}">` +
    `${path(palette.paper, ticks)}</pattern>` +
    rect(palette.paper, [0, y, width, 6]) +
    rect('url(#r)', [0, y + 6, width, 20])
  );
}
