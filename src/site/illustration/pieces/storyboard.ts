import { escapeHtml } from '../../../engine/kernel/html.ts';
import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { palette } from '../palette.ts';
import { path, rect } from '../shapes.ts';
import { frame, type Shown } from './post.ts';

/** `says` is not drawn: the browser puts it over the film that plays, split at each `|`. */
export type Storyboard = {
  readonly frames: readonly (Shown & { readonly at: string; readonly says?: string | undefined })[];
};

export const storyboardSize = { width: 1440, height: 494 };

const [side, tall, gap] = [220, 392, 24];

/**
 * A film in six frames on a ruler, each labelled with its start time. The views `#f1` to `#f6` show
 * a single frame, upright.
 */
export function storyboard({ frames }: Storyboard, inks: Inks, letters: Letters): string {
  const shown = frames.map((one, at) => {
    const x = at * (side + gap);
    const time = letters.set(one.at, {
      box: [x, tall + 36, side, 56],
      fill: palette.paper,
      largest: 48,
      from: 'top',
    });
    const view = `<view id="f${at + 1}" viewBox="${x} 0 ${side} ${tall}"/>`;
    return view + frame(one, [x, 0, side, tall], inks, letters, at) + time;
  });
  const lines = frames.map(({ says = '' }) => escapeHtml(says));
  const said = lines.some(Boolean) ? `<desc>${lines.join('|')}</desc>` : '';
  return ruler() + shown.join('') + said;
}

/** Every fifth tick is long. */
function ruler(): string {
  const ticks = `M0 0h2.5v18H0z${[12, 24, 36, 48].map((x) => `M${x} 0h2.5v9h-2.5z`).join('')}`;
  const { width } = storyboardSize;
  return (
    `<pattern id="r" width="60" height="24" patternUnits="userSpaceOnUse" y="${tall + 6}">` +
    `${path(palette.paper, ticks)}</pattern>` +
    rect(palette.paper, [0, tall, width, 6]) +
    rect('url(#r)', [0, tall + 6, width, 20])
  );
}
