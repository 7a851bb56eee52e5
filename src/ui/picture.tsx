import { createContext, useContext } from 'react';
import type { Picture } from '../illustration/picture.ts';
import type { PiecePicture } from '../illustration/piece-picture.ts';

/** A chart, or a piece of a client's work. */
export type AnyPicture = Picture | PiecePicture;

/** Collects pictures during rendering, so that only those that pages show are drawn. */
export const PictureCollector = createContext<(picture: AnyPicture) => void>(() => {});

type PictureImageProps = {
  picture: AnyPicture;
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

/** The same picture, arranged otherwise, in a <picture> before its <img>. */
export function PictureSource({ picture, media }: { picture: AnyPicture; media: string }) {
  useContext(PictureCollector)(picture);
  const { name, width, height } = picture;
  return <source media={media} srcSet={`/assets/${name}.svg`} width={width} height={height} />;
}
