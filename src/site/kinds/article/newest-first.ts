type Dated = { readonly date: string; readonly title: string };

/** By date, then by title, so that two of one day stay in one order on every machine. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.title < b.title ? -1 : 1;
}
