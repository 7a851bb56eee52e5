import type { Inks } from '../inks.ts';
import type { Letters } from '../letters.ts';
import { frame, type Shown } from './post.ts';

export const feedSize = { width: 1080, height: 1080 };

const gap = 12;

/** Nine posts, as a profile shows them. */
export function feed(posts: readonly Shown[], inks: Inks, letters: Letters): string {
  const side = (feedSize.width - gap * 2) / 3;
  return posts
    .map((post, at) => {
      const column = at % 3;
      const row = Math.floor(at / 3);
      return frame(
        post,
        [column * (side + gap), row * (side + gap), side, side],
        inks,
        letters,
        at,
      );
    })
    .join('');
}
