import type { Problem } from '../kernel/problem.ts';

/**
 * Output files that clash: duplicate paths, paths that differ only in case or Unicode normalisation,
 * which some file systems treat as one, and a file where another needs a folder. Also paths outside
 * the output folder.
 */
export function outputPathProblems(paths: readonly string[]): Problem[] {
  const first = new Map<string, string>();
  const folders = new Map<string, string>();
  const problems: Problem[] = [];
  const complain = (file: string, message: string) =>
    problems.push({ file, code: 'output-path', message });
  for (const path of paths) {
    if (/(^|\/)\.{0,2}(\/|$)|[\\\0]/.test(path))
      complain(path, 'is not the path of a file in the site. Give its page another address.');
    const place = folded(path);
    const other = first.get(place);
    if (other !== undefined) complain(path, sameAs(path, other));
    else first.set(place, path);
    for (const folder of foldersOf(place)) folders.set(folder, path);
  }
  for (const [place, path] of first) {
    const inside = folders.get(place);
    if (inside)
      complain(
        path,
        `would have to be a folder too, for ${inside}. Give one of the two another address.`,
      );
  }
  return problems;
}

function sameAs(path: string, other: string): string {
  return path === other
    ? 'would be written twice. Give one of the two another address.'
    : `is the same file as ${other} on some disks. Give one of the two another address.`;
}

function folded(path: string): string {
  // Fast path: most paths need no folding.
  if (/^[a-z\d/._-]*$/.test(path)) return path;
  return path.normalize('NFC').toLowerCase().normalize('NFC');
}

function* foldersOf(path: string): Generator<string> {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    yield path.slice(0, end);
  }
}
