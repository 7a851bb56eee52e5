/**
 * Shortens a long line around a problem's words: a paragraph is a single line.
 *
 * @param longest in characters.
 */
export function excerpt(line: string, words: string, longest: number): string {
  if (line.length <= longest) return line;
  const at = words ? line.indexOf(words) : -1;
  const middle = at - Math.ceil((longest - words.length) / 2);
  const isNearStart = at + words.length < longest;
  const start = isNearStart ? 0 : Math.min(middle, line.length - longest);
  const end = start + longest;
  const [before, after] = [start > 0 ? '…' : '', end < line.length ? '…' : ''];
  return before + line.slice(start + before.length, end - after.length) + after;
}
