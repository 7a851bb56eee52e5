/**
 * The part of a line around what a problem's message quotes, if the line is too long to be shown:
 * paragraphs of a text are single lines.
 *
 * @param longest in characters.
 */
export function excerpt(line: string, message: string, longest: number): string {
  if (line.length <= longest) return line;
  const quoted = /"(.+?)"/.exec(message)?.[1] ?? '';
  const at = quoted ? line.indexOf(quoted) : -1;
  const middle = at - Math.ceil((longest - quoted.length) / 2);
  const isNearStart = at + quoted.length < longest;
  const start = isNearStart ? 0 : Math.min(middle, line.length - longest);
  const end = start + longest;
  const [before, after] = [start > 0 ? '…' : '', end < line.length ? '…' : ''];
  return before + line.slice(start + before.length, end - after.length) + after;
}
