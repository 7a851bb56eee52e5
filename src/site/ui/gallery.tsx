import type { Photograph } from '../../engine/kernel/photograph.ts';
import { PhotographImage } from './photograph.tsx';

type GalleryProps = {
  photographs: readonly {
    readonly photograph: Photograph;
    readonly alt: string;
    readonly caption?: string | undefined;
  }[];
};

/** Photographs in rows of a wide and a narrower one, in turn; one that is left over has its own row. */
export function Gallery({ photographs }: GalleryProps) {
  const last = photographs.length % 2 === 1 ? photographs.length - 1 : undefined;
  return (
    <section className="gallery container" aria-label="Photographs">
      {photographs.map(({ caption, ...one }, at) => (
        <figure key={one.photograph.name}>
          <PhotographImage {...one} use={at === last ? 'wide' : 'gallery'} />
          {caption && <figcaption className="caption">{caption}</figcaption>}
        </figure>
      ))}
    </section>
  );
}
