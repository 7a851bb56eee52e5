type Line = { readonly text: string; readonly isOwn: boolean };

/** The lines of two texts, and which of them the other text lacks. */
export function differingLines(one: string, other: string): [Line[], Line[]] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const marked = (lines: readonly string[], others: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const text of others) counts.set(text, (counts.get(text) ?? 0) + 1);
    return lines.map((text): Line => {
      const count = counts.get(text) ?? 0;
      counts.set(text, count - 1);
      return { text, isOwn: count <= 0 };
    });
  };
  return [marked(left, right), marked(right, left)];
}
