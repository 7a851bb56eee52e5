import type { Objection, PageParts } from './page-facts.ts';

/** Each picture needs a size, so that the layout doesn't shift, and a text alternative. */
const needed = ['width', 'height', 'alt'];

/** Pictures without a size or an alt attribute; a decorative picture's alt may be empty. */
export function pictures({ pictures }: PageParts): Objection[] {
  return pictures.flatMap((picture) => {
    const missing = needed.filter((name) => picture[name] === undefined);
    return missing.length === 0
      ? []
      : [{ message: `shows ${picture.src ?? 'a picture'} without ${missing.join(', ')}.` }];
  });
}
