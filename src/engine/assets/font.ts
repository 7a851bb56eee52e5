import subsetter from 'subset-font/package.json' with { type: 'json' };
import type { SourceFile } from '../content/source-file.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Asset } from './asset.ts';

/** The brand's typeface: Special Gothic, under the SIL Open Font License 1.1. */
export const typefacePath =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The subset's characters. Fixed, so that a new article doesn't invalidate every visitor's font. */
export const characters = `${ascii}\u00a0£©·×ãáàâçéêíóôõúñöü–—‘’“”•…€−`;

/** The variable font with both axes, subset to `characters`. */
export function fontSubset(typeface: Uint8Array): Asset {
  const from = digestOf([options, subsetter.version, characters, digest(typeface)]);
  return { name: 'special-gothic.woff2', from, make: () => subset(typeface, options) };
}

/** A static instance at one weight (400 to 700) and width (75 to 125), from which to draw outlines. */
export function fontInstance(
  typeface: Uint8Array,
  variationAxes: { readonly wght: number; readonly wdth: number },
): Promise<Uint8Array> {
  return subset(typeface, { ...options, targetFormat: 'sfnt', variationAxes });
}

/** Imported on demand: the package is large, and most builds make no font. */
async function subset(typeface: Uint8Array, how: object): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(typeface), characters, how);
}

/** Not inline, because the package's types lack `noHinting`. */
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp'],
};

/** Warns of characters in the content that would be shown in the fallback typeface. */
export function missingCharacters(files: readonly SourceFile[], remember: Remember): Problem[] {
  const texts = files.filter(
    ({ path }) => /\.(md|json)$/.test(path) && path !== 'content/README.md',
  );
  // Cached by the hundred, so that a build after one change looks up few entries, not thousands.
  const hundred = (from: number) => texts.slice(from, from + 100);
  return texts.flatMap((_, at) =>
    at % 100 > 0
      ? []
      : remember('missing characters', hundred(at).map(stampOf), () =>
          hundred(at).flatMap((file) =>
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
    // The parser removes control characters.
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
