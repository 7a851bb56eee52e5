/** Whether a text has every word of a query, or a part of one, whatever its case and accents. */
export function matches(query: string, text: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const within = plain(text);
  return words.every((word) => within.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
