import { type Inks, nightInks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { palette } from '../palette.ts';
import { path, rect, trace } from '../shapes.ts';
import { frame, type Shown } from './post.ts';

export type Ad = {
  readonly variants: readonly (Shown & { readonly figure: string })[];
  readonly winner: number;
};

export const adSize = { width: 1080, height: 900 };

/** Two variants of an ad, with the beam on the winner. */
export function ad({ variants, winner }: Ad, inks: Inks, letters: Letters): string {
  const { width, height } = adSize;
  const side = 468;
  const left = (at: number) => (at === 0 ? 48 : width - 48 - side);
  // The beam's edge runs between the two, never through a figure.
  const edge = winner === 1 ? left(0) + side : left(1);
  const lean = winner === 1 ? 1 : -1;
  const beam = trace`M${edge - lean * 90} 0L${edge + lean * 36} ${height}H${winner === 1 ? 0 : width}V0z`;
  const shown = variants.map((one, at) => {
    const isLit = at === winner - 1;
    const box = [left(at), 48, side, 585] as const;
    const tones = isLit ? inks : dim;
    const figure = letters.set(one.figure, {
      box: [left(at), 668, side, 190],
      fill: isLit ? palette.ink : palette.fog,
      largest: 150,
      from: 'middle',
      struck: isLit ? undefined : palette.red,
    });
    return frame(one, box, tones, letters, isLit ? 1 : 0) + figure;
  });
  return rect(nightInks.shade, [0, 0, width, height]) + path(palette.beam, beam) + shown.join('');
}

/** Dimmed but legible, and visible on an ink background. */
const dim: Inks = {
  ...nightInks,
  light: '#0C1C22',
  deep: '#B9CACA',
  white: '#B9CACA',
  soft: '#1E3C44',
  main: '#274850',
  accent: '#3A5D65',
};
