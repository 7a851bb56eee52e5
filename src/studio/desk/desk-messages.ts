import type { FieldValue, Form } from './desk-forms.ts';
import type { DeletedFile, FileGroup, ListedMedia, Lists } from './desk-lists.ts';
import type { DeskProblem, FieldPath } from './desk-problem.ts';

/**
 * All that the desk's page and the live server say to each other.
 *
 * - `GET /desk` is the page, and `GET /desk/<name>.js` or `.css` a file of its bundle.
 * - `POST /desk/api/<call>` is a call of `DeskCalls`: its `ask` as JSON. The answer is a `DeskReply`,
 *   with status 200 even if it is a refusal. Status 403 means that the token is that of another run,
 *   413 that the text is too long, 503 that the site is being loaded.
 * - `PUT /desk/api/upload?name=launch-day.mp4`, with the bytes, adds a file to `content/media/`, or
 *   with `&replaces` takes the place of one; the answer is a `DeskReply<Uploaded>`.
 * - `GET <address>?desk=<draft>` is the page at this address as the draft has it, see `Checked`.
 * - `GET /desk/media/<name>` is a small picture of a photograph, or a logo.
 *
 * A text always ends its lines with `\n` here and has no byte order mark. What the file has instead
 * is put back when it is saved.
 */
export const deskPaths = {
  page: '/desk',
  api: '/desk/api/',
  upload: '/desk/api/upload',
  media: '/desk/media/',
  enter: '/desk/enter',
} as const;

/** The header that carries the token of the run, and the `<meta>` of the page that holds it. */
export const tokenHeader = 'Desk-Token';
export const tokenMeta = 'desk-token';

/** The name of the `<meta>` that holds the nonce of styles that scripts add. */
export const nonceMeta = 'desk-nonce';

/** The parameter of a page's address that asks for a draft's version of it. */
export const draftParameter = 'desk';

/** In the address of the desk: the address of the page whose file is to be opened. */
export const pageParameter = 'page';

export type ReadText = {
  /** The whole file: its front matter until `bodyFrom`, then its body. */
  readonly text: string;
  /** UTF-16 units; the text's length for JSON. */
  readonly bodyFrom: number;
  /** The fields as they are written; absent where the file cannot be parsed: then show its text. */
  readonly values?: FieldValue;
};

export type OpenFile = ReadText & {
  readonly type: 'file';
  readonly path: string;
  /** Of what is on the disk; `null` for a file that is not there yet. Goes with `save`. */
  readonly digest: string | null;
  readonly form: Form;
};

export type FieldEdit =
  /** Writes a value, which may be a group or a list; adds the field if it isn't there. */
  | { readonly at: FieldPath; readonly value: FieldValue }
  | { readonly at: FieldPath; readonly remove: true }
  /** Puts an item before the one at this index, or at the end if there is none. */
  | { readonly at: FieldPath; readonly insert: FieldValue }
  /** Moves an item to another index, which is counted without it. */
  | { readonly at: FieldPath; readonly moveTo: number };

/** What follows from an unsaved text, with its edits; the body is never changed. */
export type Checked = ReadText & {
  readonly type: 'checked';
  /** Every problem of the whole site's content as if this were saved; this file's come first. */
  readonly problems: readonly DeskProblem[];
  readonly address?: string;
  /** The address of the saved file, if that is another. */
  readonly formerAddress?: string;
  /** The pages that show it, the best first: load `<path>?desk=<draft>` in a frame. */
  readonly shownOn: readonly { readonly path: string; readonly title: string }[];
  /** Changes when the preview does; `{ desk: 'show' }`, posted to the frame, updates it in place. */
  readonly version: string;
  /** Why the preview is of an earlier text or of the saved one, if it is. */
  readonly previewNote: string | undefined;
  readonly isDraft: boolean;
};

/** A file that has changed on the disk since it was opened: nothing was written. */
export type Conflict = {
  readonly type: 'conflict';
  /** What is there now; `null` if it has been deleted. */
  readonly theirs: { readonly text: string; readonly digest: string } | null;
};

/** A version of a file that is not there now. */
export type Version = ReadText & {
  /** When it was written or, if it was given up or deleted, when that was; in ms since 1970. */
  readonly at: number;
  /** `given-up` was typed and never saved; `published` is in git. */
  readonly how: 'saved' | 'given-up' | 'deleted' | 'published';
  /** Who published it, and in which words. */
  readonly by?: string;
  readonly words?: string;
};

/** Of a place in a text, both may stay, one after the other. */
export type Side = 'ours' | 'theirs' | 'both';

/** What two people have changed at once: a field, where an absent side has none, or some text. */
export type Clash =
  | Answer<'field', { at: FieldPath; ours?: FieldValue; theirs?: FieldValue }>
  | Answer<'text', Readonly<Record<Exclude<Side, 'both'>, string>>>;

/** What two people have made of one file. */
export type Merge = ReadText & {
  readonly type: 'merge';
  /** Where one must be chosen; in the text it is theirs until then. */
  readonly clashes: readonly Clash[];
};

export type Refused = Answer<'refused', { message: string; problems: Problems }>;

export type Done = {
  readonly type: 'done';
  readonly files: readonly string[];
  /** Of the file that was asked for; its digest is `null` if it is deleted. */
  readonly path: string;
  readonly digest: string | null;
  /** Short words that the save has changed in a field, and that still stand elsewhere. */
  readonly left?: readonly LeftWords[];
};

/** Where words that were searched for stand: in a field, or in a line of a text. */
export type FoundPlace = {
  readonly file: string;
  readonly title: string;
  readonly field?: FieldPath;
  /** Of the file, from 1. */
  readonly line?: number;
  /** `Opening hours, Monday`, `Text, “What we count”`. */
  readonly label: string;
  /** The words as they stand there, and some of what stands before and after them. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
  /** Where they begin in the field or line, in UTF-16 units; absent for a field of this name. */
  readonly at?: number;
  /** Whether it is no words but an address, a short name, a file or a fact's name. */
  readonly isCode?: true;
};

export type LeftWords = { readonly words: string; readonly count: number };

export type Replacement = Pick<FoundPlace, 'file' | 'field' | 'line' | 'found'> & {
  readonly at: number;
  readonly words: string;
};

export type LinkHere = {
  readonly file: string;
  readonly title: string;
  readonly line: number;
  readonly href: string;
  /** Whether it can be mended: a field or a link of a text. */
  readonly canMend: boolean;
};

/** What follows a page to its new address: visitors of the former one, and links. */
export type Moved = { readonly alias: boolean; readonly mend: boolean };

export type Uploaded = { readonly type: 'uploaded'; readonly media: ListedMedia };

export type GitState =
  | { readonly type: 'none'; readonly message: string }
  | {
      readonly type: 'repository';
      readonly changes: readonly GitChange[];
      /** The name of the remote that a commit is sent to. */
      readonly remote?: string;
      readonly unsent: number;
      /** What is in the commits that wait to be sent. */
      readonly waiting: readonly GitChange[];
      /** Whether git knows no name for a commit, so that `publish` must say whose it is. */
      readonly needsAuthor: boolean;
      readonly problems: readonly DeskProblem[];
      /** What can be published while the problems last; absent if nothing can. */
      readonly rest?: {
        readonly without: readonly string[];
        readonly changes: readonly GitChange[];
      };
    };

/** Kept in the folder's git configuration. */
export type Author = { readonly name: string; readonly email: string };

export type GitChange = {
  readonly file: string;
  /** All that is said of it. */
  readonly words: string;
  /** `“Calm Dog”`, `Prices` */
  readonly title: string;
  readonly how: 'new' | 'changed' | 'deleted';
  /** The file that it was before, if it was renamed. */
  readonly former?: string;
};

export type Published = {
  readonly type: 'published';
  readonly message: string;
  /** What did not work after the commit, and what to do; the commit stays. */
  readonly trouble?: string;
  /** In ms since 1970; absent if it was sent nowhere. */
  readonly sentAt?: number;
  /** Of the one page that was sent, if it was one. */
  readonly page?: string;
  /** Where it will be live, and the name of that content; absent while that is an example. */
  readonly awaited?: { readonly address: string; readonly id: string };
};

/** Others have published changes to the same place: committed, but not sent until one is chosen. */
export type Clashing = {
  readonly type: 'clashing';
  /** Names both states. Goes back with what is chosen. */
  readonly of: string;
  readonly by: readonly string[];
  readonly files: readonly (Pick<Merge, 'clashes' | 'values'> & {
    readonly path: string;
    readonly title: string;
    readonly form: Form;
  })[];
};

/** What is chosen of each clash of each file. */
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

/** A text that is not saved yet. */
type Typed = { path: string; text: string; edits?: readonly FieldEdit[] };

/** Every call, by its name. Any may be refused; `Refused` is named where that is no exception. */
export type DeskCalls = {
  /** `unpublished` is how many files would be published. */
  files: Call<
    Nothing,
    Answer<
      'files',
      { groups: readonly FileGroup[]; deleted: readonly DeletedFile[]; unpublished: number }
    >
  >;
  lists: Call<Nothing, Answer<'lists', Lists>>;
  open: Call<{ path: string }, OpenFile>;
  /**
   * Applies edits to an unsaved text and checks the site with it; nothing is written. `draft` names
   * this tab's version of the site: 16 to 64 letters and figures.
   */
  check: Call<Typed & { draft: string }, Checked | Refused>;
  /** What a build would say of the draft's finished site; `over` if a newer check has begun. */
  audit: Call<{ draft: string }, Answer<'audit', { problems: Problems }> | Answer<'over'>>;
  /** What `npm run prose` would say of this text. */
  advice: Call<{ path: string; text: string }, Answer<'advice', { advice: Problems }>>;
  /**
   * Writes the file and, if the address has changed, what `moved` asks for: all of it or nothing.
   * With `instead`, links to it lead there from now on. A site that can't be built may be saved:
   * `publish` refuses it.
   */
  save: Call<
    { path: string; text: string; digest: string | null; moved?: Moved; instead?: string },
    Done | Conflict | Refused
  >;
  /** Keeps words that were typed and are given up. What is saved over is kept by itself. */
  keep: Call<Typed, Answer<'kept'>>;
  /** Brings two versions of a text together; nothing is written. */
  merge: Call<
    { path: string; base: string; ours: string; theirs: string; choices?: readonly Side[] },
    Merge
  >;
  /** The newest first. */
  history: Call<{ path: string }, Answer<'history', { versions: readonly Version[] }>>;
  /** Puts a deleted file back, and takes back that its addresses lead elsewhere. */
  restore: Call<{ path: string }, Done>;
  /** Starts a page or, at `added`, an item of a list, as `npm run new` does, but writes nothing. */
  make: Call<{ what: string; title: string }, OpenFile & { readonly added?: FieldPath }>;
  /**
   * Every place in the content that has some words, quotes, hyphens, case and accents aside. Not all
   * of them are listed. The digests of their files go with `replace`. `taken` is how many other places
   * have them from lists and settings, by the name of a fact.
   */
  search: Call<
    { words: string; isWhole: boolean },
    Answer<
      'found',
      { places: readonly FoundPlace[]; count: number; taken: number; digests: Digests }
    >
  >;
  /**
   * Replaces found words: in all places or, if a file has changed since, in none. A page whose
   * address changes keeps its visitors and its links. A trial writes nothing. The problems are those
   * that would stop a build then, and don't now.
   */
  replace: Call<
    { places: readonly Replacement[]; digests: Digests; isTrial: boolean },
    Answer<
      'replaced',
      {
        files: readonly string[];
        problems: Problems;
        moved: readonly { readonly from: string; readonly to: string }[];
      }
    >
  >;
  /** Takes the last replacement back: all of it or, if a file has changed since, nothing. */
  unreplace: Call<Nothing, Answer<'unreplaced'>>;
  links: Call<{ path: string }, Answer<'links', { links: readonly LinkHere[] }>>;
  /** Gives a page's file another name, without `.md`. A title is made into a name. */
  rename: Call<{ path: string; digest: string; name: string } & Moved, Done | Conflict>;
  delete: Call<
    { path: string; digest: string | null; redirect?: string; mend?: boolean },
    Done | Conflict
  >;
  /** Gives a file of `content/media/` another name, wherever it is named. */
  renameMedia: Call<{ name: string; to: string }, Answer<'renamed', { name: string }>>;
  /** Deletes a file of `content/media/` that nothing uses. */
  discard: Call<{ name: string }, Answer<'discarded'>>;
  git: Call<Nothing, GitState>;
  /**
   * Commits `content/` and, if there is a remote, takes what others have published and pushes.
   * Refused where that would stop a build.
   */
  publish: Call<
    { message: string; without?: readonly string[]; author?: Author; chosen?: Chosen },
    Published | Clashing | Refused
  >;
  /** How many changes others have published that are not here, and who; 0 if nobody can be asked. */
  others: Call<Nothing, Answer<'others', { count: number; by: readonly string[] }>>;
  take: Call<Nothing, Answer<'taken'> | Refused>;
  /** Asks the site at its own address whether this content is live. */
  live: Call<{ id: string }, Answer<'live', { isLive: boolean }>>;
};

type Digests = Readonly<Record<string, string>>;

export type DeskCall = keyof DeskCalls;

export type DeskReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** What was asked makes no sense, or something broke: one sentence for the person. */
  | { readonly ok: false; readonly message: string };

type DeskRequest = {
  [Name in DeskCall]: { readonly call: Name; readonly ask: DeskCalls[Name]['ask'] };
}[DeskCall];

/** What the server asks of the process that holds the site: a call, or what an upload needs. */
export type DeskTask =
  | { readonly type: 'call'; readonly request: DeskRequest }
  /** Where a process may receive a file: answered by a `place`, or by why it may not. */
  | (Upload & { readonly type: 'place'; readonly receiver: number })
  | (Upload & { readonly type: 'receive'; readonly received: string });

/** @param replaces whether it takes the place of a file of this name, and needs one. */
export type Upload = { readonly name: string; readonly replaces: boolean };
