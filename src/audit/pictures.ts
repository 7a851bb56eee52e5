import type { Problem } from '../kernel/problem.ts';
import type { SiteFacts } from './site-facts.ts';

/** What each picture needs: room kept for it, and words for those who do not see it. */
const needed = ['width', 'height', 'alt'];

/** Pictures without a size, or without a word on what they show; an empty alt is a word too. */
export function pictures({ wholePages }: SiteFacts): Problem[] {
  return wholePages.flatMap(({ path, pictures }) =>
    pictures.flatMap((picture) => {
      const missing = needed.filter((name) => picture[name] === undefined);
      if (missing.length === 0) return [];
      const message = `shows ${picture.src ?? 'a picture'} without ${missing.join(', ')}.`;
      return [{ file: path, message }];
    }),
  );
}
