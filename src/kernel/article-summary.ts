/** What a list of articles tells of one of them. */
export type ArticleSummary = {
  readonly path: string;
  readonly title: string;
  readonly category: string;
  /** ISO. */
  readonly date: string;
  readonly minutes: number;
  readonly excerpt: string;
};

/** A summary in the index's file: a list, since names of fields would be most of its bytes. */
export type IndexEntry = readonly [
  path: string,
  title: string,
  category: string,
  date: string,
  minutes: number,
  excerpt: string,
];

export function toIndexEntry(summary: ArticleSummary): IndexEntry {
  const { path, title, category, date, minutes, excerpt } = summary;
  return [path, title, category, date, minutes, excerpt];
}

export function fromIndexEntry(entry: IndexEntry): ArticleSummary {
  const [path, title, category, date, minutes, excerpt] = entry;
  return { path, title, category, date, minutes, excerpt };
}
