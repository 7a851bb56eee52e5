import { availableParallelism } from 'node:os';
import { changedDuringBuild, type SourceFile } from '../content/source-file.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import type { Photograph, PhotographCrop, PhotographFormat } from '../kernel/photograph.ts';
import { ProblemsError } from '../kernel/problem.ts';
import type { RememberBytes } from '../kernel/remember.ts';
import type { RecipeName } from './recipes.ts';
import type { Pixels } from './sharp.ts';

/** How many pictures are encoded at once: each uses one core. */
export const maxEncodingsAtOnce = availableParallelism();

export type PhotographSource = {
  readonly photograph: Photograph;
  readonly file: SourceFile;
  readonly content: Digest;
  /** The background colour of a transparent picture, for formats without transparency. */
  readonly ground: string;
};

/** Makes the files of photographs; the pixels of the last few are cached while theirs are made. */
export function photographFiles(recipe: RecipeName, remember: RememberBytes) {
  const decoded = new Map<Digest, Promise<Pixels>>();
  const pixels = (source: PhotographSource) => {
    const name = source.photograph.digest;
    const found = decoded.get(name) ?? decode(source);
    decoded.set(name, found);
    for (const old of [...decoded.keys()].slice(0, -maxEncodingsAtOnce)) decoded.delete(old);
    return found;
  };
  return (path: string, source: PhotographSource): LazyFile | undefined => {
    const [, width, format] = /-(\d+|share|face)\.(avif|webp|jpg)$/.exec(path) ?? [];
    // No page asks for more than there is; a request might, and take any amount of memory.
    if (!width || Number(width) > source.photograph.width) return undefined;
    const from = digestOf([source.photograph.digest, path]);
    const make = async () => {
      const { encode } = await import('./encode.ts');
      // As the pattern says.
      const size = Number(width) || (width as PhotographCrop);
      return encode(await pixels(source), size, format as PhotographFormat, recipe, source.ground);
    };
    return { path, from, make: () => remember('photograph', [from], make) };
  };
}

/** @throws ProblemsError if the file has changed since its size was read. */
async function decode({ file, content, photograph }: PhotographSource): Promise<Pixels> {
  const { path, bytes } = file;
  if (digest(bytes) !== content) throw new ProblemsError([{ file: path, ...changedDuringBuild }]);
  const { pixelsOf } = await import('./encode.ts');
  return pixelsOf({ path, bytes }, photograph.width * photograph.height);
}
