/**
 * A file that would be read if its name ended otherwise, as `x.MD` or `x.md.txt` would: the path it
 * should have, and the sentence that says so. Windows hides the second of two endings.
 */
export function fileSlip(path: string): { path: string; message: string } | undefined {
  const ending = /(?:\.md)?\.(?:md|markdown|txt)$|(?:\.json)?\.(?:json|txt)$/i.exec(path)?.[0];
  if (!ending || ending === '.md' || ending === '.json') return undefined;
  const right = /json/i.test(ending) ? '.json' : '.md';
  const better = `${path.slice(0, -ending.length)}${right}`;
  const name = better.slice(better.lastIndexOf('/') + 1);
  return {
    path: better,
    message: `ends with ${ending}, which nothing reads. Rename it to ${name}.`,
  };
}
