import type { SourceFile } from '../content/source-file.ts';
import {
  type PhotographCrop,
  type PhotographFormat,
  photographCrops,
} from '../kernel/photograph.ts';
import { type RecipeName, recipes } from './recipes.ts';
import { decoding, imageOf, openImage, type Pixels } from './sharp.ts';
import { withinMemory } from './within-memory.ts';

/** px: no page shows a wider picture. */
const maxWidth = 2560;

/** Bytes that a pixel takes up while it is encoded, as measured. */
const encoding: Readonly<Record<PhotographFormat, number>> = { avif: 38, webp: 12, jpg: 12 };

/** Decodes a photograph once for all its files: turned the right way up, in the web's colours. */
export async function pixelsOf(file: SourceFile, size: number): Promise<Pixels> {
  const image = openImage(file)
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw();
  const { data, info } = await withinMemory(size * decoding, () =>
    image.toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/**
 * One file of a photograph. It has no metadata, such as place and time: only pixels are encoded.
 *
 * @param width px, or the name of a part that is cut out.
 * @param ground the background of a transparent picture, for formats without transparency.
 */
export function encode(
  pixels: Pixels,
  width: number | PhotographCrop,
  format: PhotographFormat,
  recipe: RecipeName,
  ground: string,
): Promise<Uint8Array> {
  // The part that draws the eye stays in the frame.
  const crop = typeof width === 'number' ? undefined : photographCrops[width];
  const size = crop ?? { width: Number(width), height: undefined };
  const image = imageOf(pixels).resize({ ...size, ...(crop && { position: 'attention' }) });
  const { avif, webp } = recipes[recipe];
  const encoded = {
    avif: () => image.avif(avif),
    webp: () => image.webp(webp),
    jpg: () => image.flatten({ background: ground }).jpeg({ quality: 76, mozjpeg: true }),
  }[format]();
  const { height = (size.width * pixels.height) / pixels.width } = size;
  return withinMemory(size.width * height * encoding[format], () => encoded.toBuffer());
}
