/** What a file makes: a page of a kind that has many, one that exists once, or data for many. */
export type FileGroup = {
  /** `article`, `project`, … from the table of kinds; `page` for what exists once; `data`. */
  readonly kind: string;
  readonly title: string;
  /** What `make` can start here, if anything: `{ what: 'article', title: 'New article' }`. */
  readonly make: readonly Makeable[];
  readonly files: readonly ListedFile[];
};

export type Makeable = {
  readonly what: string;
  readonly title: string;
  /** The list that its first words are chosen from, a field of `Lists.names`. */
  readonly from?: string;
};

export type ListedFile = {
  readonly path: string;
  /** Its title; of a data file what it holds, such as `Clients`. */
  readonly title: string;
  /** Where its page is; absent for data and where the file cannot be read. */
  readonly address: string | undefined;
  readonly isDraft: boolean;
  /** Held back until this day, such as `2026-11-24`. */
  readonly until: string | undefined;
  readonly problems: number;
  /** How it differs from the last commit; absent where it doesn't, or where there is no git. */
  readonly changed: 'new' | 'changed' | undefined;
};

/** What was deleted at the desk, and can be put back. */
export type DeletedFile = {
  readonly path: string;
  readonly title: string;
  /** In ms since 1970. */
  readonly at: number;
};

export type Lists = {
  /** By a field's `from`: `settings.people.id`, `clients.name`. */
  readonly names: Readonly<Record<string, readonly Choice[]>>;
  readonly pages: readonly ListedPage[];
  readonly media: readonly ListedMedia[];
};

export type Choice = { readonly value: string; readonly title: string };

export type ListedPage = {
  readonly path: string;
  readonly title: string;
  readonly file: string;
  readonly kind: string;
  /** Whether it is held back, so that only held pages may link to it. */
  readonly isHeld: boolean;
};

export type ListedMedia = {
  readonly name: string;
  readonly kind: 'photograph' | 'logo' | 'film' | 'captions' | 'download';
  /** px; of photographs. */
  readonly width?: number;
  readonly height?: number;
  /** Of photographs: changes when the file does. */
  readonly version?: string;
  /** Bytes; of films, captions and downloads. */
  readonly size?: number;
  readonly alt?: string;
  readonly usedBy: readonly string[];
};
