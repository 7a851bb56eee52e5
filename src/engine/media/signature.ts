/** What a file is, by its first bytes: an ending can lie. */
type Signature = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'tiff' | 'pdf';

const starts: readonly [signature: Signature, at: number, text: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['pdf', 0, '%PDF-'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  // Apple's photographs, and the general brands that only they use.
  ['heic', 4, 'ftyphe'],
  ['heic', 4, 'ftypmif1'],
  ['heic', 4, 'ftypmsf1'],
];

export const signatureLength = 16;

/** The format of a file that begins with these bytes; undefined for any other. */
export function signatureOf(bytes: Uint8Array): Signature | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  return starts.find(([, at, start]) => text.startsWith(start, at))?.[0];
}

/** Why a file of a format cannot be shown, as the end of a sentence. */
export const unusable: Partial<Record<Signature, string>> = {
  heic: 'is in Apple’s HEIC format, which browsers do not show. Export it as a JPEG.',
  gif: 'is a GIF. Export a still picture as a PNG, a moving one as an MP4 film.',
  tiff: 'is a TIFF, which browsers do not show. Export it as a JPEG.',
  pdf: 'is a PDF, whatever its name says. Export a photograph as a JPEG.',
};
