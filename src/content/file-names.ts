import type { Problem } from '../kernel/problem.ts';
import { idFrom, idPattern } from '../kernel/slug.ts';
import type { SourceFile } from './source-file.ts';
import { families, type Tables } from './tables.ts';
import { isPage } from './unknown-files.ts';

/**
 * Page files whose names don't work in a URL, or clash on some file systems: `Leeds.md` and
 * `leeds.md`, or `café.md` with a composed and a decomposed é.
 */
export function fileNameProblems(files: readonly SourceFile[], { kinds }: Tables): Problem[] {
  const folders = families(kinds).map(({ folder }) => folder);
  const taken = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path: file }) => {
    const folder = folders.find((one) => isPage(file, one));
    const name = file.slice((folder?.length ?? 0) + 1, -'.md'.length);
    if (!folder || idPattern.test(name)) return [];
    const better = `${idFrom(name) || 'a-short-name'}.md`;
    const cure = taken.has(`${folder}/${better}`)
      ? `${better} exists already: delete one of the two, or give this one another name.`
      : `Rename it to ${better}.`;
    const message = `has a name that does not work everywhere: it must be lower-case letters, figures and single hyphens. ${cure}`;
    return [{ file, message }];
  });
}
