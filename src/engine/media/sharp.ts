import sharp, { type Sharp } from 'sharp';
import type { SourceFile } from '../content/source-file.ts';

// Several pictures are encoded at once, so each gets one thread; and none is opened twice.
sharp.concurrency(1);
sharp.cache(false);

/** Bytes that a pixel takes up while a photograph is decoded, as measured with progressive JPEGs. */
export const decoding = 3;

export function openImage({ place, bytes }: SourceFile): Sharp {
  // The number of pixels is checked with a sentence of its own, before anything is decoded.
  return sharp(place ?? bytes, { sequentialRead: true, limitInputPixels: false });
}

export type Pixels = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
};

export function imageOf({ data, ...raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

export function drawn(svg: string, wide?: number): Sharp {
  return sharp(Buffer.from(svg)).resize(wide);
}
