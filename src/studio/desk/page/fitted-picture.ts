import { widestUse } from '../../../engine/kernel/photograph.ts';
import { DeskFailure } from './desk-call.ts';

/** A part of a picture, in hundredths of its width and height. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Wanted = {
  /** To write; by default its own. */
  readonly type?: string;
  /** Minimum width in px. */
  readonly least?: number;
  readonly area?: Area;
};

/** Types that a canvas can write; an AVIF becomes a WebP. */
const types: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Undefined for a type that a canvas cannot write. */
export const drawnTypeOf = (name: string) =>
  Object.keys(types).find((type) => name.replace('.jpeg', '.jpg').endsWith(types[type] ?? ''));

const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/**
 * Redraws a photograph for the site: upright, no wider than any page shows it, and without metadata
 * such as the location.
 *
 * @throws DeskFailure if the browser cannot read it, or it is too small.
 */
export async function fittedPicture(
  file: File,
  { type = file.type, least = 0, area = whole }: Wanted,
): Promise<File> {
  const wanted = type in types ? type : 'image/webp';
  const options: ImageBitmapOptions = { imageOrientation: 'from-image' };
  const picture = await createImageBitmap(file, options).catch(() => {
    throw new DeskFailure(
      `${file.name} cannot be read as a picture by this browser. Export it as a JPEG.`,
    );
  });
  if (picture.width < least) {
    throw new DeskFailure(
      `${file.name} is ${picture.width} pixels wide, but must be at least ${least} here. Choose a larger one.`,
    );
  }
  const blob = await redrawn(picture, area, wanted);
  // A browser falls back to PNG for types that it cannot write.
  const name = file.name.replace(/\.[^.]*$/, '') + types[blob.type];
  return new File([blob], name, { type: blob.type });
}

async function redrawn(picture: ImageBitmap, area: Area, type: string): Promise<Blob> {
  const across = (hundredths: number) => Math.round((picture.width * hundredths) / 100);
  const down = (hundredths: number) => Math.round((picture.height * hundredths) / 100);
  const [wide, high] = [across(area.width), down(area.height)];
  const width = Math.min(wide, widestUse);
  const height = Math.round((high * width) / wide);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new DeskFailure('This browser cannot draw pictures. Use another one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, across(area.x), down(area.y), wide, high, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type, quality: 0.92 });
}
