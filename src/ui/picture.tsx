import { createContext, useContext } from 'react';
import type { Picture } from '../illustration/picture.ts';

/** Collects pictures during rendering, so that only those that pages show are drawn. */
export const PictureCollector = createContext<(picture: Picture) => void>(() => {});

type PictureImageProps = {
  picture: Picture;
  /** Empty if a title is beside the picture; otherwise what the chart shows. */
  alt?: string;
  className?: string;
  /** Pictures in the first view load at once. */
  eager?: boolean;
};

/** A picture as an <img> with its size, so that loading it causes no layout shift. */
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
