import subsetter from 'subset-font/package.json' with { type: 'json' };
import type { SourceFile } from '../content/source-file.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Asset } from './asset.ts';

/** Where the brand's typeface comes from: Special Gothic, under the SIL Open Font License 1.1. */
export const typefacePath =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What the subset holds: fixed, so that a new article does not change every visitor's font. */
export const characters = `${ascii}\u00a0£©·×ãáàâçéêíóôõúñöü–—‘’“”•…€−`;

/** One variable file of both axes, cut down to our characters. */
export function fontSubset(typeface: Uint8Array): Asset {
  const from = digestOf([options, subsetter.version, characters, digest(typeface)]);
  return { name: 'special-gothic.woff2', from, make: () => subset(typeface, options) };
}

/** The letters of one weight (400 to 700) and width (75 to 125), which can be outlined. */
export function fontInstance(
  typeface: Uint8Array,
  variationAxes: { readonly wght: number; readonly wdth: number },
): Promise<Uint8Array> {
  return subset(typeface, { ...options, targetFormat: 'sfnt', variationAxes });
}

/** The package is large, and most builds have no font to make. */
async function subset(typeface: Uint8Array, how: object): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(typeface), characters, how);
}

/** A value of its own, because the package's types do not know `noHinting` yet. */
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp'],
};

/** Characters in the content that visitors would see in the fallback face. */
export function missingCharacters(files: readonly SourceFile[], remember: Remember): Problem[] {
  const texts = files.filter(
    ({ path }) => /\.(md|json)$/.test(path) && path !== 'content/README.md',
  );
  // In hundreds, so that a build in which one file has changed asks for a few things, not thousands.
  const some = (from: number) => texts.slice(from, from + 100);
  return texts.flatMap((_, at) =>
    at % 100 > 0
      ? []
      : remember('missing characters', some(at).map(stampOf), () =>
          some(at).flatMap((file) =>
            remember('missing characters', [stampOf(file)], () => missingIn(file)),
          ),
        ),
  );
}

const known = new Set([...characters, '\n', '\r', '\t']);

/** Most files have nothing else in them. */
const isFamiliar = new RegExp(`^[${RegExp.escape([...known].join(''))}]*$`, 'u');

function missingIn({ path, bytes }: SourceFile): Problem[] {
  const text = new TextDecoder().decode(bytes);
  if (isFamiliar.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((text, index) => {
    // Control characters are taken out when the file is parsed.
    const missing = [...new Set(text)].filter(
      (character) => !known.has(character) && !/\p{Cc}/u.test(character),
    );
    const list = missing.map((character) => `"${character}"`).join(', ');
    const message = `has ${list}, which our typeface lacks: it will look different there.`;
    return missing.length > 0 ? [{ file: path, line: index + 1, message }] : [];
  });
}

function stampOf(file: SourceFile): Digest {
  return file.stamp ?? digestOf([file.path, digest(file.bytes)]);
}
