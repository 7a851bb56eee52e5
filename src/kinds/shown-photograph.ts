import type { Media } from '../content/media.ts';
import type { Photograph } from '../kernel/photograph.ts';

/** A photograph with what the content says of it. */
export type ShownPhotograph = {
  readonly photograph: Photograph;
  readonly alt: string;
  readonly caption?: string | undefined;
};

/** What a field says of a photograph; see `photograph` in `content/parts.ts`. */
type Field = {
  readonly photo: string;
  readonly alt: string;
  readonly caption?: string | undefined;
};

/** The photograph that a field names, which the content's checks have found. */
export function shownPhotograph({ photo, alt, caption }: Field, media: Media): ShownPhotograph {
  const found = media.files.get(photo);
  if (found?.kind !== 'photograph') throw new Error(`There is no photograph ${photo}.`);
  return { photograph: found.photograph, alt, ...(caption && { caption }) };
}
