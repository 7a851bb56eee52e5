import { mediaFolder } from '../content/media.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { mediaPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberBytes } from '../kernel/remember.ts';
import { type PhotographSource, photographFiles } from './photograph-files.ts';
import type { RecipeName } from './recipes.ts';

type MakeOptions = { readonly recipe: RecipeName; readonly remember: RememberBytes };

/** The files of `content/media/` that pages show, each as it is asked for there. */
export function mediaFiles(
  shown: ReadonlySet<string>,
  photographs: readonly PhotographSource[],
  { recipe, remember }: MakeOptions,
): LazyFile[] {
  const sources = new Map(photographs.map((source) => [stem(source), source]));
  const file = photographFiles(recipe, remember);
  // In the order of names, so that the files of one photograph are made together.
  return [...shown].sort().flatMap((path) => {
    const source = sources.get(path.replace(/-\w+\.\w+$/, ''));
    return (source && file(path, source)) ?? [];
  });
}

/** A warning for each file that no page shows. */
export function unusedMedia(
  shown: ReadonlySet<string>,
  photographs: readonly PhotographSource[],
): Problem[] {
  const used = new Set([...shown].map((path) => path.replace(/-\w+\.\w+$/, '')));
  return photographs
    .filter((source) => !used.has(stem(source)))
    .map(({ file }) => ({
      file: file.path,
      message: `is on no page. Show it, or take it out of ${mediaFolder}.`,
    }));
}

/** What the names of a photograph's files begin with. */
function stem({ photograph: { name, digest } }: PhotographSource): string {
  return mediaPath(name.replace(/\.\w+$/, ''), digest);
}
