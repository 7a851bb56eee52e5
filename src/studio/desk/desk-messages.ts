import type { FieldValue, Form } from './desk-forms.ts';
import type { DeletedFile, FileGroup, ListedMedia, Lists } from './desk-lists.ts';
import type { DeskProblem, FieldPath } from './desk-problem.ts';

/**
 * The protocol between the desk's page and the live server.
 *
 * - `GET /desk` is the page, `GET /desk/<name>.js` or `.css` a file of its bundle.
 * - `POST /desk/api/<call>` is a call of `DeskCalls` with its `ask` as JSON. It answers 200 with a
 *   `DeskReply`, even for a refusal; 403 for a token of an earlier run, 413 for a text that is too
 *   long, 503 while the site loads.
 * - `PUT /desk/api/upload?name=launch-day.mp4`, with the bytes, adds a file to `content/media/`, or
 *   replaces one with `&replaces`. It answers with a `DeskReply<Uploaded>`.
 * - `GET <address>?desk=<draft>` previews a page with the draft's changes, see `Checked`.
 * - `GET /desk/media/<name>` is the thumbnail of a photograph, or a logo; `?whole` its whole
 *   file, `?at=1763838000000` the one that was replaced then.
 *
 * Texts have `\n` line ends and no byte order mark; a save restores what the file has.
 */
export const deskPaths = {
  page: '/desk',
  api: '/desk/api/',
  upload: '/desk/api/upload',
  media: '/desk/media/',
  enter: '/desk/enter',
} as const;

/** The query that asks for a whole photograph. */
export const wholePicture = 'whole';

/** The header with the run's token, and the `<meta>` that the page reads it from. */
export const tokenHeader = 'Desk-Token';
export const tokenMeta = 'desk-token';

/** The `<meta>` with the nonce for styles added by scripts. */
export const nonceMeta = 'desk-nonce';

/** The query parameter that asks for a draft's preview. */
export const draftParameter = 'desk';

/** The query parameter of `/desk` that opens the file of a page by its address. */
export const pageParameter = 'page';

export type ReadText = {
  /** The whole file: front matter up to `bodyFrom`, then the body. */
  readonly text: string;
  /** In UTF-16 units; for JSON, the text's length. */
  readonly bodyFrom: number;
  /** Absent if the file cannot be parsed: then show its text. */
  readonly values?: FieldValue;
};

export type OpenFile = ReadText & {
  readonly type: 'file';
  readonly path: string;
  /** Of the file on disk, to detect conflicts when saving; `null` for a new file. */
  readonly digest: string | null;
  readonly form: Form;
};

export type FieldEdit =
  /** Sets a value, a group or a list; adds the field if it is missing. */
  | { readonly at: FieldPath; readonly value: FieldValue }
  | { readonly at: FieldPath; readonly remove: true }
  /** Inserts before the item at this index, or at the end if there is none. */
  | { readonly at: FieldPath; readonly insert: FieldValue }
  /** Moves an item to an index of the list without it. */
  | { readonly at: FieldPath; readonly moveTo: number };

/** The result of checking an unsaved text with its edits; the body stays as it is. */
export type Checked = ReadText & {
  readonly type: 'checked';
  /** All problems of the site if this were saved, this file's first. */
  readonly problems: readonly DeskProblem[];
  readonly address?: string;
  /** The saved file's address, if it differs and visitors may know it. */
  readonly formerAddress?: string;
  /** Pages that show the file, best first: load `<path>?desk=<draft>` in a frame. */
  readonly shownOn: readonly { readonly path: string; readonly title: string }[];
  /** Changes with the preview; post `{ desk: 'show' }` to the frame to update it in place. */
  readonly version: string;
  /** Why the preview is not of this text, if so. */
  readonly previewNote: string | undefined;
  readonly isDraft: boolean;
  /** The day it is scheduled for, also while it is a draft. */
  readonly until: string | undefined;
};

/** The file changed on disk since it was opened; nothing was written. */
export type Conflict = {
  readonly type: 'conflict';
  /** The version on disk; `null` if deleted. */
  readonly theirs: { readonly text: string; readonly digest: string } | null;
};

/** An earlier version of a file. */
export type Version = ReadText & {
  /** When it was written, given up or deleted, in milliseconds since 1970. */
  readonly at: number;
  /** `given-up` was typed but never saved; `published` is a commit. */
  readonly how: 'saved' | 'given-up' | 'deleted' | 'published';
  /** The commit, its author and its message. */
  readonly commit?: string | undefined;
  readonly by?: string;
  readonly words?: string;
};

/** `both` keeps what the two texts share once, and what each has of its own. */
export type Side = 'ours' | 'theirs' | 'both';

/** A merge conflict in a field, where an absent side has no value, or in the text. */
export type MergeConflict =
  | Answer<'field', { at: FieldPath; ours?: FieldValue; theirs?: FieldValue }>
  /** `both` is absent where one side deleted its words, or the whole file is in question. */
  | Answer<'text', { ours: string; theirs: string; both?: string }>;

export type Merge = ReadText & {
  readonly type: 'merge';
  /** Conflicts to resolve; until then the text has their version. */
  readonly conflicts: readonly MergeConflict[];
};

export type Refused = Answer<'refused', { message: string; problems: Problems }>;

export type Done = {
  readonly type: 'done';
  readonly files: readonly string[];
  /** The file that was asked for; its digest is `null` if it was deleted. */
  readonly path: string;
  readonly digest: string | null;
};

/** A search result in a field, or in a line of a text. */
export type FoundPlace = {
  readonly file: string;
  readonly title: string;
  readonly field?: FieldPath;
  /** In the file, counted from 1. */
  readonly line?: number;
  /** `Opening hours, Monday`, `Text, “What we count”`. */
  readonly label: string;
  /** The matched words with some context before and after. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
  /** Offset in the field or line, in UTF-16 units; absent if the field's name matched. */
  readonly at?: number;
  /** Where it ends, if that is not after `found`, since a fact says it. */
  readonly end?: number;
  /** Whether it is an address, an ID, a file name or a fact's name rather than prose. */
  readonly isCode?: true;
  /** Whether a known fact matched, by its words or its name: its words are edited where it is stated. */
  readonly isFact?: true;
  /** The label of the field that the fact, or the figure of a field, is filled in at. */
  readonly says?: string;
  /** Why a figure may mean something else: it states a fact, or another amount stands beside it. */
  readonly doubt?: 'fact' | 'sum';
};

/** How many places say a field's words by a fact. */
export type SaidByFact = { readonly says: string; readonly count: number };

/** Short words that were changed in a field, as they were before. */
export type OldFact = { readonly path: string; readonly at: FieldPath; readonly words: string };

/** And the number of other places that may mean them; those that say other facts are apart. */
export type LeftWords = OldFact & {
  readonly count: number;
  readonly others: readonly SaidByFact[];
};

export type Replacement = Pick<FoundPlace, 'file' | 'field' | 'line' | 'found'> & {
  readonly at: number;
  readonly words: string;
};

export type LinkHere = {
  readonly file: string;
  readonly title: string;
  readonly line: number;
  readonly href: string;
  /** Whether the desk can change it: it is a field or a link in the text. */
  readonly canMend: boolean;
  /** Absent in a text. */
  readonly field?: FieldPath;
};

/** After a change of address: whether to redirect the old one, and to update links. */
export type Moved = { readonly alias: boolean; readonly mend: boolean };

export type Uploaded = { readonly type: 'uploaded'; readonly media: ListedMedia };

export type GitState =
  | { readonly type: 'none'; readonly message: string }
  | {
      readonly type: 'repository';
      readonly changes: readonly GitChange[];
      /** The files of those that go with the page that was asked about or, without one, are ready. */
      readonly own: readonly string[];
      /** The name of the remote to push to. */
      readonly remote?: string;
      readonly unsent: number;
      /** Changes in commits that are not pushed yet. */
      readonly waiting: readonly GitChange[];
      /** Whether git has no user name, so `publish` needs an `author`. */
      readonly needsAuthor: boolean;
      readonly problems: readonly DeskProblem[];
      /** What can be published in spite of the problems; absent if nothing can. */
      readonly rest?: {
        readonly without: readonly string[];
        readonly changes: readonly GitChange[];
      };
    };

/** Stored in the repository's git configuration. */
export type Author = { readonly name: string; readonly email: string };

export type GitChange = {
  readonly file: string;
  /** The change as a sentence. */
  readonly words: string;
  /** `“Calm Dog”`, `Prices` */
  readonly title: string;
  readonly how: 'new' | 'changed' | 'deleted';
  /** The path before a rename. */
  readonly former?: string;
};

export type Published = {
  readonly type: 'published';
  readonly message: string;
  readonly commit: string;
  /** What failed after the commit, and what to do; the commit stays. */
  readonly failure?: string;
  /** Milliseconds since 1970; absent if it was not pushed. */
  readonly sentAt?: number;
  /** The files that others published before. */
  readonly theirs?: readonly string[];
  /** The page that was sent, if exactly one was. */
  readonly page?: string;
  /** The address and content ID to poll for; absent while the site has only an example address. */
  readonly awaited?: { readonly address: string; readonly id: string };
};

/** Conflicts with what others published: committed, but not pushed until they are resolved. */
export type Conflicted = {
  readonly type: 'conflicted';
  /** Identifies both states; send it back with the choices. */
  readonly of: string;
  readonly by: readonly string[];
  readonly files: readonly (Pick<Merge, 'conflicts' | 'values'> & {
    readonly path: string;
    readonly title: string;
    readonly form: Form;
  })[];
};

/** A side for each conflict of each file. */
export type Chosen = {
  readonly of: string;
  readonly sides: Readonly<Record<string, readonly Side[]>>;
};

type Call<Ask, Answer extends { readonly type: string }> = {
  readonly ask: Readonly<Ask>;
  readonly answer: Answer;
};

type Nothing = Record<string, never>;
type Answer<Type extends string, More = unknown> = { readonly type: Type } & Readonly<More>;
type Problems = readonly DeskProblem[];

type Typed = { path: string; text: string; edits?: readonly FieldEdit[] };

/** Any call may be refused; `Refused` is listed where that is an expected answer. */
export type DeskCalls = {
  /**
   * `unpublished` counts the files that would be published, and `unlisted` has those that are in no
   * group, such as a deleted page's; `left` is what changes left behind, until
   * it is changed too or `leave` says that it is right.
   */
  files: Call<
    Nothing,
    Answer<
      'files',
      {
        groups: readonly FileGroup[];
        deleted: readonly DeletedFile[];
        unpublished: number;
        unlisted: readonly GitChange[];
        left: readonly LeftWords[];
        /** What the last replacement did, while it can be undone. */
        replaced?: string;
      }
    >
  >;
  leave: Call<{ words: string }, Answer<'left'>>;
  lists: Call<Nothing, Answer<'lists', Lists>>;
  open: Call<{ path: string }, OpenFile>;
  /**
   * Applies edits to an unsaved text and checks the site with it; writes nothing. `draft`
   * identifies the tab: 16 to 64 letters and digits.
   */
  check: Call<Typed & { draft: string }, Checked | Refused>;
  /** Runs a build's checks on the draft's finished pages; `over` if a newer check has started. */
  audit: Call<{ draft: string }, Answer<'audit', { problems: Problems }> | Answer<'over'>>;
  /** The first findings of `npm run prose` on this text, and how many more there are. */
  advice: Call<
    { path: string; text: string },
    Answer<'advice', { advice: Problems; more: number }>
  >;
  /**
   * Writes the file and, if its address changed, what `moved` asks for: all or nothing. `instead`
   * redirects links to it. It saves even what does not build: `publish` refuses that.
   */
  save: Call<
    { path: string; text: string; digest: string | null; moved?: Moved; instead?: string },
    Done | Conflict | Refused
  >;
  /** Keeps words that are given up in the history; a save keeps what it replaces by itself. */
  keep: Call<Typed, Answer<'kept'>>;
  /** Merges two versions of a text; writes nothing. `edits` are still to be applied to ours. */
  merge: Call<
    {
      path: string;
      base: string;
      ours: string;
      edits?: readonly FieldEdit[];
      theirs: string;
      choices?: readonly Side[];
    },
    Merge
  >;
  /** Newest first. */
  history: Call<{ path: string }, Answer<'history', { versions: readonly Version[] }>>;
  /**
   * Restores a deleted file and removes the redirects of its addresses. `links` leads back to it what
   * was led elsewhere when it was deleted. `at` brings back an earlier version of a file that exists.
   */
  restore: Call<{ path: string; links?: boolean; at?: number | undefined }, Done>;
  /**
   * Makes a page or, at `added`, a list item, as `npm run new` does; writes nothing. `copied` is the
   * file of a page of the same kind whose fields and text a new page has.
   */
  make: Call<
    { what: string; title: string; copied?: string },
    OpenFile & { readonly added?: FieldPath }
  >;
  /**
   * Finds words in all content; quotes, hyphens, case and accents don't matter. The list is capped.
   * Pass the files' digests to `replace`. `taken` counts the places that say each fact; the fields that
   * it is made from are listed too. Where nothing is found, `meant` has similar words that are.
   */
  search: Call<
    { words: string; isWhole: boolean },
    Answer<
      'found',
      {
        places: readonly FoundPlace[];
        count: number;
        taken: readonly SaidByFact[];
        meant: readonly string[];
        digests: Digests;
      }
    >
  >;
  /**
   * Replaces words in all places or, if a file has changed since, in none. Where a page's address
   * changes, the old one redirects and links follow. A trial writes nothing. The problems are those
   * that would newly stop a build.
   */
  replace: Call<
    {
      places: readonly Replacement[];
      digests: Digests;
      /** As they were typed: each place has them in its own form. */
      searched: string;
      words: string;
      isTrial: boolean;
    },
    Answer<
      'replaced',
      {
        files: readonly string[];
        problems: Problems;
        moved: readonly { readonly from: string; readonly to: string }[];
        /** Addresses of pages that get another title. */
        stay: readonly string[];
      }
    >
  >;
  /** Undoes the last replacement: all of it or, if a file has changed since, none. */
  unreplace: Call<Nothing, Answer<'unreplaced'>>;
  /** The file that has the words of a page, whose own file comes first. */
  written: Call<{ words: string; own: string }, Answer<'written', { file?: string }>>;
  /** `takers` are the files that take figures from it by name. */
  links: Call<
    { path: string },
    Answer<'links', { links: readonly LinkHere[]; takers: readonly string[] }>
  >;
  /** What would newly stop a build without a page; writes nothing. */
  without: Call<
    { path: string; redirect?: string; mend?: boolean },
    Answer<'without', { problems: Problems }>
  >;
  /** Renames a page's file; a title is turned into a name, without `.md`. */
  rename: Call<{ path: string; digest: string; name: string } & Moved, Done | Conflict>;
  delete: Call<
    { path: string; digest: string | null; redirect?: string; mend?: boolean },
    Done | Conflict
  >;
  /** Renames a file in `content/media/` and updates every reference. */
  renameMedia: Call<{ name: string; to: string }, Answer<'renamed', { name: string }>>;
  /** Deletes an unused file from `content/media/`. */
  discard: Call<{ name: string }, Answer<'discarded'>>;
  /** A file's words as last committed and now, with typed ones that are not saved yet. */
  change: Call<
    { path: string; former?: string | undefined; typed?: Pick<Typed, 'text' | 'edits'> },
    Answer<'change', { before: string; after: string }>
  >;
  /** `page` is the file of the page that asks. `isUnchecked` tells what has changed, without a check. */
  git: Call<{ page?: string; isUnchecked?: true }, GitState>;
  /**
   * Commits `content/` and, if there is a remote, merges what others published and pushes. Refused
   * if the result would not build. `listed` are the files that were shown as changed: what changed
   * in others since then stays behind.
   */
  publish: Call<
    {
      message: string;
      listed?: readonly string[];
      without?: readonly string[];
      author?: Author;
      chosen?: Chosen;
    },
    Published | Conflicted | Refused
  >;
  /**
   * Puts back what a commit changed, as saved changes; a trial writes nothing. Refused where it was
   * changed since in the same place. The problems are those that would newly stop a build.
   */
  takeBack: Call<
    { commit: string; isTrial: boolean },
    Answer<'taken-back', { changes: readonly GitChange[]; problems: Problems }>
  >;
  /** Commits by others that are not here yet; 0 if the remote cannot be reached. */
  others: Call<Nothing, Answer<'others', { count: number; by: readonly string[] }>>;
  take: Call<Nothing, Answer<'taken'> | Refused>;
  /** Asks the published site whether it has this content. */
  live: Call<{ id: string }, Answer<'live', { isLive: boolean }>>;
};

type Digests = Readonly<Record<string, string>>;

export type DeskCall = keyof DeskCalls;

export type DeskReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** A bad request or a bug: one sentence for the user. */
  | { readonly ok: false; readonly message: string };

type DeskRequest = {
  [Name in DeskCall]: { readonly call: Name; readonly ask: DeskCalls[Name]['ask'] };
}[DeskCall];

/** What the server asks of the renderer: a call, or a step of an upload. */
export type DeskTask =
  | { readonly type: 'call'; readonly request: DeskRequest }
  /** Asks where to receive a file. */
  | (Upload & { readonly type: 'place'; readonly receiver: number })
  | (Upload & { readonly type: 'receive'; readonly received: string });

/** @param replaces whether to overwrite the file of this name, which must exist. */
export type Upload = { readonly name: string; readonly replaces: boolean };
