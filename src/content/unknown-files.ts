import type { Problem } from '../kernel/problem.ts';
import { coreFolder, corePages, dataFiles, families } from './kinds.ts';
import type { SourceFile } from './source-file.ts';

/** Files that nothing reads, such as an article in the wrong folder. */
export function unknownFiles(files: readonly SourceFile[]): Problem[] {
  const known = new Set<string>([
    ...Object.values(dataFiles).map(({ file }) => file),
    ...Object.keys(corePages).map((name) => `${coreFolder}/${name}.md`),
    'content/README.md',
  ]);
  const message =
    'belongs to no page. Articles are .md files directly in content/insights; content/README.md lists the other places.';
  return files
    .filter(({ path }) => !known.has(path))
    .filter(({ path }) => !Object.values(families).some(({ folder }) => isPage(path, folder)))
    .map(({ path, unreadable }) => ({ file: path, message: unreadable ?? message }));
}

/** Whether a file is a page of the family in this folder: `.md`, and not in a subfolder. */
export function isPage(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`) && /^[^/]+\.md$/.test(path.slice(folder.length + 1));
}
