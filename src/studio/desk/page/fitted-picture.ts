import { widestUse } from '../../../engine/kernel/photograph.ts';
import { DeskTrouble } from './desk-call.ts';

/** What a canvas can write; an AVIF becomes a WebP. */
const types: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** The type of a picture's file; undefined for one that a canvas cannot write. */
export const typeOf = (name: string) =>
  Object.keys(types).find((type) => name.replace('.jpeg', '.jpg').endsWith(types[type] ?? ''));

/**
 * A photograph as the site can use it: upright, no wider than any page shows it, and without what
 * the camera noted, such as the place.
 *
 * @param type the one to write it in; its own if left out.
 * @param least how wide it must be, in px.
 * @throws DeskTrouble if the browser cannot read it, or it is too small.
 */
export async function fittedPicture(file: File, type = file.type, least = 0): Promise<File> {
  const wanted = type in types ? type : 'image/webp';
  const blob = await redrawn(file, wanted, least).catch((error) => {
    if (error instanceof DeskTrouble) throw error;
    throw new DeskTrouble(
      `${file.name} is no picture that this browser can read, whatever its name says. Export it as a JPEG.`,
    );
  });
  // A browser that cannot write a type writes a PNG.
  const name = file.name.replace(/\.[^.]*$/, '') + types[blob.type];
  return new File([blob], name, { type: blob.type });
}

async function redrawn(file: File, type: string, least: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (picture.width < least) {
    throw new DeskTrouble(
      `${file.name} is ${picture.width} pixels wide, and here it needs at least ${least}. Choose a larger one.`,
    );
  }
  const width = Math.min(picture.width, widestUse);
  const height = Math.round((picture.height * width) / picture.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type, quality: 0.92 });
}
