import type { SourceFile } from '../content/source-file.ts';
import { palette } from '../illustration/palette.ts';
import {
  type PhotographCrop,
  type PhotographFormat,
  photographCrops,
} from '../kernel/photograph.ts';
import { type RecipeName, recipes } from './recipes.ts';
import { imageOf, openImage, type Pixels } from './sharp.ts';

/** px: no page shows more. */
const maxWidth = 2560;

/** Decodes a photograph once for all its files: turned the right way up, in the web's colours. */
export async function pixelsOf(file: SourceFile): Promise<Pixels> {
  const { data, info } = await openImage(file)
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/**
 * One file of a photograph. It carries no place, time or camera: only the pixels are encoded.
 *
 * @param width px, or the name of a part that is cut out.
 */
export function encode(
  pixels: Pixels,
  width: number | PhotographCrop,
  format: PhotographFormat,
  recipe: RecipeName,
): Promise<Uint8Array> {
  // The part that draws the eye stays in the frame.
  const size =
    typeof width === 'number' ? { width } : { ...photographCrops[width], position: 'attention' };
  const image = imageOf(pixels).resize(size);
  const { avif, webp } = recipes[recipe];
  if (format === 'avif') return image.avif(avif).toBuffer();
  if (format === 'webp') return image.webp(webp).toBuffer();
  // See-through pictures stand on the page's own colour.
  return image
    .flatten({ background: palette.paper })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
}
