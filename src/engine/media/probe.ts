import type { SourceFile } from '../content/source-file.ts';
import type { Fault } from '../kernel/problem.ts';
import { startOf } from './formats.ts';
import { decoding, openImage } from './sharp.ts';
import { withinMemory } from './within-memory.ts';

/** What pages need to know of a photograph, or why it cannot be used, as the end of a sentence. */
type Probed = { readonly width: number; readonly height: number; readonly colour?: string } | Fault;

const maxPixels = 50_000_000;
const maxBytes = 30_000_000;

/** Reads a photograph's size and colour. A JPEG is not decoded in full for that. */
export async function probe(file: SourceFile): Promise<Probed> {
  const objection = objectionTo(file);
  if (objection) return objection;
  try {
    const { autoOrient, hasAlpha } = await openImage(file).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) return tooLarge(width, height);
    const colour = await withinMemory(width * height * decoding, () =>
      averageColour(file, hasAlpha),
    );
    return { width, height, ...(colour && { colour }) };
  } catch {
    const message = 'is damaged and cannot be opened. Export it again as a JPEG.';
    return { code: 'wrong-format', message };
  }
}

function objectionTo(file: SourceFile): Fault | undefined {
  const { size = file.bytes.length } = file;
  if (size > maxBytes) {
    const message = `weighs ${Math.round(size / 1e6)} MB; a photograph weighs ${maxBytes / 1e6} MB at most. Export it as a JPEG, 4,000 pixels wide.`;
    return { code: 'too-heavy', message };
  }
  return startOf(file);
}

function tooLarge(width: number, height: number): Fault {
  const millions = Math.round((width * height) / 1e6);
  const message = `has ${millions} million pixels; the most is ${maxPixels / 1e6} million. Export it 4,000 pixels wide.`;
  return { code: 'too-heavy', message };
}

/** The average colour with a digit for each of red, green and blue; none for a transparent picture. */
async function averageColour(file: SourceFile, hasAlpha: boolean): Promise<string | undefined> {
  const pixels = await openImage(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixels;
  if (hasAlpha && alpha < 255) return undefined;
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join('');
}
