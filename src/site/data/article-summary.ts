/** What a list of articles shows for each one. */
export type ArticleSummary = {
  readonly path: string;
  readonly title: string;
  readonly category: string;
  /** ISO. */
  readonly date: string;
  readonly minutes: number;
  readonly excerpt: string;
};

/** A summary in the search index: an array, since field names would be most of the file. */
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
