import subsetFont from 'subset-font';
import subsetter from 'subset-font/package.json' with { type: 'json' };
import type { SourceFile } from '../content/source-file.ts';
import type { Problem } from '../kernel/problem.ts';
import { kept } from './kept.ts';

/** Where the brand's typeface comes from: Special Gothic, under the SIL Open Font License 1.1. */
export const typefacePath =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What the subset holds: fixed, so that a new article does not change every visitor's font. */
export const characters = `${ascii}\u00a0£©·×ãáàâçéêíóôõúñöü–—‘’“”•…€−`;

/**
 * One variable file of both axes, cut down to our characters.
 *
 * @param folder where it is kept between builds.
 */
export function fontSubset(typeface: Uint8Array, folder: string): Promise<Uint8Array> {
  const bytes = Buffer.from(typeface);
  const source = [JSON.stringify(options), subsetter.version, characters, bytes.toString('base64')];
  return kept(folder, source.join('\n'), () => subsetFont(bytes, characters, options));
}

/** The letters of one weight (400 to 700) and width (75 to 125), which can be outlined. */
export function fontInstance(
  typeface: Uint8Array,
  variationAxes: { readonly wght: number; readonly wdth: number },
): Promise<Uint8Array> {
  return subsetFont(Buffer.from(typeface), characters, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes,
  });
}

/** A value of its own, because the package's types do not know `noHinting` yet. */
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp'],
};

/** Characters in the content that visitors would see in the fallback face. */
export function missingCharacters(files: readonly SourceFile[]): Problem[] {
  const known = new Set([...characters, '\n', '\r', '\t']);
  return files
    .filter(({ path }) => /\.(md|json)$/.test(path) && path !== 'content/README.md')
    .flatMap(({ path, bytes }) =>
      new TextDecoder()
        .decode(bytes)
        .split('\n')
        .flatMap((text, index) => {
          const missing = [...new Set(text)]
            .filter((character) => !known.has(character))
            // They are taken out when the file is parsed.
            .filter((character) => !/\p{Cc}/u.test(character));
          const list = missing.map((character) => `"${character}"`).join(', ');
          const message = `has ${list}, which our typeface lacks: it will look different there.`;
          return missing.length > 0 ? [{ file: path, line: index + 1, message }] : [];
        }),
    );
}
