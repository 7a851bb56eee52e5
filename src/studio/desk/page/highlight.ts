/** Highlights what is selected, without the spaces around it, or no longer. */
export function withHighlight(text: string, start: number, end: number): string {
  const selected = text.slice(start, end);
  const words = selected.replaceAll('==', '').trim();
  if (words === '') return text;
  const from = start + selected.length - selected.trimStart().length;
  const to = from + selected.trim().length;
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (before.endsWith('==') && after.startsWith('=='))
    return before.slice(0, -2) + words + after.slice(2);
  return `${before}==${words}==${after}`;
}
