import { subjects } from '../art.ts';
import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { type Rectangle, rect } from '../shapes.ts';

/** A subject, a few words, or both: a post, a frame of a film, or an ad. */
export type Shown = {
  readonly subject?: string | undefined;
  readonly words?: string | undefined;
};

/** Fills a frame, and clips to it. */
export function frame(shown: Shown, box: Rectangle, inks: Inks, letters: Letters, at = 0): string {
  const { subject, words } = shown;
  if (!subject) return card(words ?? '', box, inks, letters, at);
  return (
    subjects.named(subject).placed(box, inks) + (words ? label(words, box, inks, letters) : '')
  );
}

/** Words on one of the client's colours. */
function card(words: string, box: Rectangle, inks: Inks, letters: Letters, at: number): string {
  const { light, main, deep, white } = inks;
  const [ground, ink] = [
    [deep, light],
    [main, white],
    [light, deep],
  ][at % 3] as [string, string];
  const [x, y, width, height] = box;
  const inner: Rectangle = [x + width * 0.09, y + height * 0.09, width * 0.82, height * 0.82];
  return (
    rect(ground, box) +
    letters.set(words, { box: inner, fill: ink, largest: width * 0.26, from: 'bottom' })
  );
}

/** Words on a strip along the bottom of a picture. */
function label(words: string, box: Rectangle, inks: Inks, letters: Letters): string {
  const [x, y, width, height] = box;
  const deep = width * 0.26;
  const inner: Rectangle = [x + width * 0.06, y + height - deep * 0.9, width * 0.88, deep * 0.8];
  return (
    rect(inks.light, [x, y + height - deep, width, deep]) +
    letters.set(words, { box: inner, fill: inks.deep, largest: width * 0.13, from: 'middle' })
  );
}

export type Feed = { readonly posts: readonly Shown[] };

export const feedSize = { width: 1080, height: 1080 };

const gap = 12;

/** Nine posts in a grid, as on a profile. */
export function feed({ posts }: Feed, inks: Inks, letters: Letters): string {
  const side = (feedSize.width - gap * 2) / 3;
  return posts
    .map((post, at) => {
      const x = (at % 3) * (side + gap);
      const y = Math.floor(at / 3) * (side + gap);
      return frame(post, [x, y, side, side], inks, letters, at);
    })
    .join('');
}
