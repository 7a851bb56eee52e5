import { absoluteUrl } from '../kernel/path.ts';
import { fallbackPath, type Photograph, type PhotographUse } from '../kernel/photograph.ts';
import type { Body } from './markdown.ts';
import type { Media } from './media.ts';

export type ShownPhotograph = {
  readonly photograph: Photograph;
  readonly alt: string;
  readonly caption?: string | undefined;
};

type Field = Omit<ShownPhotograph, 'photograph'> & { readonly photo: string };

/** Looks up a field's photograph, whose existence has been checked. */
export function shownPhotograph({ photo, alt, caption }: Field, media: Media): ShownPhotograph {
  const found = media.files.get(photo);
  if (found?.kind !== 'photograph') throw new Error(`There is no photograph ${photo}.`);
  return { photograph: found.photograph, alt, ...(caption && { caption }) };
}

export function photographsIn({ media: named }: Pick<Body, 'media'>, media: Media): Photograph[] {
  return named.flatMap(({ file }) => {
    const found = media.files.get(file);
    return found?.kind === 'photograph' ? [found.photograph] : [];
  });
}

export function photographUrls(
  photographs: readonly Photograph[],
  use: PhotographUse,
  base: string,
): string[] {
  return photographs.map((one) => absoluteUrl(base, `/${fallbackPath(one, use)}`));
}
