import { useContext } from 'react';
import { PictureCollector } from '../../engine/render/picture-collector.ts';
import type { Picture } from '../illustration/picture.ts';
import type { PiecePicture } from '../illustration/piece-picture.ts';

export type AnyPicture = Picture | PiecePicture;

type PictureImageProps = {
  picture: AnyPicture;
  /** For phones, which would crop the wide one. */
  narrow?: AnyPicture | undefined;
  /** The widest window, in px, that the narrow one is for. */
  until?: number;
  /** Empty if a title is beside the picture; otherwise what it shows. */
  alt?: string;
  className?: string;
  eager?: boolean | undefined;
};

/** Has a fixed size, to avoid layout shifts. Tells the collector to draw the picture. */
export function PictureImage(props: PictureImageProps) {
  const { picture, narrow, until = 899, alt = '', className, eager = false } = props;
  const collect = useContext(PictureCollector);
  collect(picture);
  const { name, width, height } = picture;
  const image = (
    <img
      className={className}
      src={`/assets/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
    />
  );
  if (!narrow) return image;
  collect(narrow);
  return (
    <picture>
      <source
        media={`(max-width: ${until}px)`}
        srcSet={`/assets/${narrow.name}.svg`}
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </picture>
  );
}
