import type { Problem } from '../kernel/problem.ts';
import { isMediaPath } from './media.ts';
import type { SourceFile } from './source-file.ts';
import { families, singlePages, type Tables } from './tables.ts';

/** Files that nothing reads, such as a page in the wrong folder. */
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
      const rename = `has an ending that nothing reads. Rename it to ${right.replace(/.*\//, '')}.`;
      return { file: path, message: unreadable ?? (isKnown(right) ? rename : message) };
    });
}

/** `x.md` for `x.MD`, `x.markdown` or `x.md.txt`: Windows hides the second of two endings. */
function withReadEnding(path: string): string {
  return path
    .replace(/(\.md)?\.(md|markdown|txt)$/i, '.md')
    .replace(/(\.json)?\.json(\.(md|txt))?$/i, '.json');
}

/** Whether a file is a page of the family in this folder: `.md`, and not in a subfolder. */
export function isPage(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`) && /^[^/]+\.md$/.test(path.slice(folder.length + 1));
}
