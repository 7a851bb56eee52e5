/** ` Rename it to x.md.` for a file that would be a page but for its name's end; else nothing. */
export function fileSlip(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, stem, end = ''] =
    /^(.+?)((?:\.md)?\.(?:md|markdown|mdown|txt|json)|\.md )$/i.exec(name) ?? [];
  if (!stem || end === '.md' || end === '.json') return undefined;
  const wanted = /json/i.test(end) ? '.json' : '.md';
  return `ends with ${end.trim() || end}, which nothing reads. Rename it to ${stem}${wanted}.`;
}
