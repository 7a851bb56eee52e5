import type { Objection, PageParts } from './page-notes.ts';

/** Each picture needs a size, so that the layout doesn't shift, and a text alternative. */
const needed = ['width', 'height', 'alt'];

/** Pictures without a size, or without a word on what they show; an empty alt is a word too. */
export function pictureAttributes({ pictures }: PageParts): Objection[] {
  return pictures.flatMap((picture) => {
    const missing = needed.filter((name) => picture[name] === undefined);
    return missing.length === 0
      ? []
      : [{ message: `shows ${picture.src ?? 'a picture'} without ${missing.join(', ')}.` }];
  });
}
