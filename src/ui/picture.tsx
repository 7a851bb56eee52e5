import { createContext, useContext } from 'react';
import type { Picture } from '../illustration/picture.ts';

/** Rendering hands in a collector, so that exactly the pictures that pages show get drawn. */
export const PictureCollector = createContext<(picture: Picture) => void>(() => {});

type PictureImageProps = {
  picture: Picture;
  /** Empty where a title stands beside the picture; else what the chart shows. */
  alt?: string;
  className?: string;
  /** Pictures in the first view load at once. */
  eager?: boolean;
};

/** A drawn picture as an image of known size, so that nothing moves when it arrives. */
export function PictureImage({ picture, alt = '', className, eager = false }: PictureImageProps) {
  useContext(PictureCollector)(picture);
  const { name, width, height } = picture;
  return (
    <img
      className={className}
      src={`/assets/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
    />
  );
}
