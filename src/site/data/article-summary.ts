export type ArticleSummary = {
  readonly path: string;
  readonly title: string;
  readonly category: string;
  readonly date: string;
  readonly minutes: number;
  readonly excerpt: string;
};

/** An array rather than an object: field names would be most of the search index. */
export type IndexEntry = ReturnType<typeof toIndexEntry>;

export function toIndexEntry(summary: ArticleSummary) {
  const { path, title, category, date, minutes, excerpt } = summary;
  return [path, title, category, date, minutes, excerpt] as const;
}

export function fromIndexEntry(entry: IndexEntry): ArticleSummary {
  const [path, title, category, date, minutes, excerpt] = entry;
  return { path, title, category, date, minutes, excerpt };
}
