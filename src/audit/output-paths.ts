import type { Problem } from '../kernel/problem.ts';

/**
 * Files that would take each other's place where they are written or served: the same path twice,
 * two that a disk without capitals or with another spelling of `é` takes for one, and a file where
 * another needs a folder. One that would lie outside the output folder is reported too.
 */
export function outputPathProblems(paths: readonly string[]): Problem[] {
  const first = new Map<string, string>();
  const folders = new Map<string, string>();
  const problems: Problem[] = [];
  const complain = (file: string, message: string) => problems.push({ file, message });
  for (const path of paths) {
    if (!isPlain(path))
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

/** The one spelling of all that some disk takes for the same. */
function folded(path: string): string {
  // Most paths have one spelling, and there are many.
  if (/^[a-z\d/._-]*$/.test(path)) return path;
  return path.normalize('NFC').toLowerCase().normalize('NFC');
}

function* foldersOf(path: string): Generator<string> {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    yield path.slice(0, end);
  }
}

/** Whether each part of a path is a name. */
function isPlain(path: string): boolean {
  return !/(^|\/)\.{0,2}(\/|$)|[\\\0]/.test(path);
}
