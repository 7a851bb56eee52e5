import type { Fault, Problem } from '../kernel/problem.ts';
import { idFrom, idPattern, isFileName } from '../kernel/slug.ts';
import { isMediaPath, mediaFolder } from './media.ts';
import type { SourceFile } from './source-file.ts';
import { families, singlePages, type Tables } from './tables.ts';

/**
 * Page files whose names don't work in a URL, or clash on some file systems: `Leeds.md` and
 * `leeds.md`, or `café.md` with a composed and a decomposed é.
 */
export function fileNameProblems(
  files: readonly SourceFile[],
  { kinds }: Pick<Tables, 'kinds'>,
): Problem[] {
  const folders = families(kinds).map(({ folder }) => folder);
  const taken = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path: file }) => {
    if (!folders.some((folder) => isPage(file, folder))) return [];
    const fault = nameObjection(file, taken);
    return fault ? [{ file, ...fault }] : [];
  });
}

/**
 * What is wrong with a file's name, as the end of a sentence: it must work in URLs and on every
 * file system.
 *
 * @param taken the paths of all content files.
 */
export function nameObjection(path: string, taken: ReadonlySet<string>): Fault | undefined {
  const [, folder = '', base = '', ending = ''] = /^(.*\/)(.*?)(\.[^.]*)?$/s.exec(path) ?? [];
  const small = ending.toLowerCase();
  if (isFileName(base) && ending === small) return undefined;
  const better = `${idFrom(base) || 'a-short-name'}${small}`;
  const cure = taken.has(`${folder}${better}`)
    ? `${better} exists already: delete one of the two, or give this one another name.`
    : `Rename it to ${better}.`;
  const reason =
    idPattern.test(base) && ending === small
      ? 'Windows keeps it for a device'
      : 'it must be lower-case letters, figures and single hyphens';
  const message = `has a name that does not work everywhere: ${reason}. ${cure}`;
  return { code: 'file-name', message };
}

export function mediaNameObjection(path: string, taken: ReadonlySet<string>): Fault | undefined {
  if (!path.slice(mediaFolder.length + 1).includes('/')) return nameObjection(path, taken);
  const message = `lies in a folder of its own. Put it into ${mediaFolder} itself.`;
  return { code: 'unknown-file', message };
}

export function unknownFiles(
  files: readonly SourceFile[],
  { data, kinds, hint }: Tables,
): Problem[] {
  const known = new Set<string>([
    ...Object.values(data).map(({ file }) => file),
    ...singlePages(kinds).map(([, { file }]) => file),
    'content/README.md',
  ]);
  const folders = families(kinds).map(({ folder }) => folder);
  const message = `belongs to no page. ${hint}`;
  const isKnown = (path: string) =>
    known.has(path) || folders.some((folder) => isPage(path, folder));
  return files
    .filter(({ path }) => !isKnown(path) && !isMediaPath(path))
    .map(({ path, unreadable }) => {
      const right = withReadEnding(path);
      if (unreadable) return { file: path, code: 'unreadable-file', message: unreadable };
      const rename = `has an ending that nothing reads. Rename it to ${right.replace(/.*\//, '')}.`;
      return isKnown(right)
        ? { file: path, code: 'file-name', message: rename }
        : { file: path, code: 'unknown-file', message };
    });
}

/** Corrects `x.MD`, `x.markdown` and `x.md.txt` to `x.md`: Windows hides the second extension. */
function withReadEnding(path: string): string {
  return path
    .replace(/(\.md)?\.(md|markdown|txt)$/i, '.md')
    .replace(/(\.json)?\.json(\.(md|txt))?$/i, '.json');
}

export function isPage(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`) && /^[^/]+\.md$/.test(path.slice(folder.length + 1));
}
