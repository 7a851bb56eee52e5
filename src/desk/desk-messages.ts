import type { PhotographUse } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';

/**
 * All that the desk's page and the live server say to each other.
 *
 * - `GET /desk` is the page, and `GET /desk/<name>.js` or `.css` a file of its bundle. The page holds
 *   the token of the run: `<meta name="desk-token" content="…">`.
 * - `POST /desk/api/<call>` is a call of `DeskCalls`: its `ask` as JSON, with the token in the header
 *   `Desk-Token`. The answer is a `DeskReply` as JSON. A refusal is no error of HTTP: status 200.
 *   Status 403 means that the run is another one (load the page again), 413 that the text is too
 *   long, 503 that the site is being loaded.
 * - `PUT /desk/api/upload?name=launch-day.mp4`, with the token and the bytes, brings a file into
 *   `content/media/`; the answer is a `DeskReply<Uploaded>`.
 * - `GET <address>?desk=<draft>` is the page at this address as the draft has it, see `Checked`.
 * - `GET /desk/media/<name>` is a small picture of a photograph, or a logo.
 * - `/_live/events` tells when the site has changed on the disk, as it tells every open page.
 *
 * A text always ends its lines with `\n` here and has no byte order mark. What the file has instead
 * is put back when it is saved, byte for byte.
 */
export const deskPaths = {
  page: '/desk',
  api: '/desk/api/',
  upload: '/desk/api/upload',
  media: '/desk/media/',
  /** Where another device says the code. */
  enter: '/desk/enter',
} as const;

/** The header that carries the token of the run. */
export const tokenHeader = 'Desk-Token';

/** The name of the `<meta>` that holds it. */
export const tokenMeta = 'desk-token';

/** The name of the `<meta>` that holds the nonce of styles that scripts add. */
export const nonceMeta = 'desk-nonce';

/** The parameter of a page's address that asks for a draft's version of it. */
export const draftParameter = 'desk';

/** In the address of the desk: the address of the page whose file is to be opened. */
export const pageParameter = 'page';

/** A step into a file's fields: a name, or the index of an item from 0. */
export type FieldPath = readonly (string | number)[];

/** A value of JSON. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

// Lists ---------------------------------------------------------------------------------------------

/** What a file makes: a page of a kind that has many, one that exists once, or data for many. */
export type FileGroup = {
  /** `article`, `project`, … from the table of kinds; `page` for what exists once; `data`. */
  readonly kind: string;
  /** `Articles` */
  readonly title: string;
  /** What `make` can start here, if anything: `{ what: 'article', title: 'New article' }`. */
  readonly make: readonly { readonly what: string; readonly title: string }[];
  readonly files: readonly ListedFile[];
};

export type ListedFile = {
  /** `content/insights/x.md` */
  readonly path: string;
  /** Its title; of a data file what it holds, such as `Clients`. */
  readonly title: string;
  /** Where its page is; absent for data and where the file cannot be read. */
  readonly address?: string;
  /** Held back until its `draft` is deleted. */
  readonly isDraft: boolean;
  /** Held back until this day, such as `2026-11-24`. */
  readonly until?: string;
  /** How many problems it has; for a draft, before it can be published. */
  readonly problems: number;
  /** How it differs from the last commit; absent where it doesn't, or where there is no git. */
  readonly changed?: 'new' | 'changed';
};

/** The values that fields may be chosen from. */
export type Lists = {
  /** By a field's `from`: `settings.people.id`, `clients.name`. */
  readonly names: Readonly<Record<string, readonly Choice[]>>;
  /** Every page that a text or a field may link to. */
  readonly pages: readonly ListedPage[];
  /** What `content/media/` holds that can be used. */
  readonly media: readonly ListedMedia[];
  /** The names of facts, and their words: a text writes `{{ retainer }}`. */
  readonly facts: Readonly<Record<string, string>>;
};

export type Choice = { readonly value: string; readonly title: string };

export type ListedPage = {
  readonly path: string;
  readonly title: string;
  /** The file that makes it. */
  readonly file: string;
  /** What it is: `Article`. */
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
  /** Bytes; of films, captions and downloads. */
  readonly size?: number;
  /** What it shows, as the first file that uses it says. */
  readonly alt?: string;
  /** The files that show it. */
  readonly usedBy: readonly string[];
};

// Forms ---------------------------------------------------------------------------------------------

/** A field of a form, as its schema declares it. Limits are only for hints: the server decides. */
export type FormField = {
  /** `Meta title`, made from the name or stated in the schema. */
  readonly title: string;
  /** The sentence that `content/README.md` has of it. */
  readonly help: string;
  /** Whether it may be left out. An emptied one is deleted. */
  readonly isOptional: boolean;
  /** Whether it is optional, but seldom left out. */
  readonly isUsual: boolean;
} & FieldKind;

export type FieldKind =
  | {
      readonly type: 'text';
      /** Characters, of the text without spaces around it. */
      readonly min: number;
      readonly max?: number;
      /** A line, or a paragraph that needs a larger field. */
      readonly isLong: boolean;
      /** Values that exist: show a pick list of `Lists.names[from]`. */
      readonly from?: string;
      /** A path of a page: show a search over `Lists.pages`. */
      readonly isLink?: true;
      /** A photograph, and the place that it is for. */
      readonly photograph?: PhotographUse;
      /** The least width of such a photograph, px. */
      readonly leastWidth?: number;
      /** Another file of `content/media/`. */
      readonly media?: 'film' | 'captions' | 'download' | 'logo';
      /** Must be unique in its list. */
      readonly isId?: true;
      readonly format?: 'email' | 'url';
    }
  | { readonly type: 'date' }
  | {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly isWhole: boolean;
    }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly choices: readonly Choice[] }
  | { readonly type: 'group'; readonly fields: readonly NamedField[] }
  | {
      readonly type: 'list';
      readonly item: FormField;
      readonly min: number;
      readonly max?: number;
      /** What a new item is: insert this with `at: [...list, index]`. */
      readonly blank: FieldValue;
      /** The field of an item that says best what it is, such as `name`; absent for plain items. */
      readonly label?: string;
    };

export type NamedField = FormField & { readonly name: string };

/** The form of a file: of its front matter, or of all of a JSON file. */
export type Form = {
  /** A group, or the list that a JSON file is. */
  readonly field: FormField;
  /** Whether a text follows the fields. */
  readonly hasBody: boolean;
  /** The number of words that a text of this kind has. */
  readonly words?: { readonly min: number; readonly max?: number };
  /** Whether it can be deleted, and has a name of its own that can be changed. */
  readonly isPageOfMany: boolean;
  /** Whether its address comes from its title, and so changes with it; otherwise from its name. */
  readonly isAddressFromTitle: boolean;
};

// Files ---------------------------------------------------------------------------------------------

export type OpenFile = {
  readonly path: string;
  /** The whole file: `text.slice(0, bodyFrom)` is the front matter, the rest is the body. */
  readonly text: string;
  /** UTF-16 units; the text's length for JSON, and where there is no front matter 0. */
  readonly bodyFrom: number;
  /** Of what is on the disk; `null` for a file that is not there yet. Goes with `save`. */
  readonly digest: string | null;
  readonly form: Form;
  /** The fields as they are written; absent where the file cannot be parsed: then show its text. */
  readonly values?: FieldValue;
  /** Whether the last commit has it, and so `git restore` could bring it back. */
  readonly isCommitted: boolean;
};

/** A change of the fields. All else stays as it is, byte for byte. */
export type FieldEdit =
  /** Writes a value, which may be a group or a list; adds the field if it isn't there. */
  | { readonly at: FieldPath; readonly value: FieldValue }
  /** Deletes a field or an item. */
  | { readonly at: FieldPath; readonly remove: true }
  /** Puts an item before the one at this index, or at the end if there is none. */
  | { readonly at: FieldPath; readonly insert: FieldValue }
  /** Moves an item to another index, which is counted without it. */
  | { readonly at: FieldPath; readonly moveTo: number };

/** A problem as a build words it, with its place in the text and in the form. */
export type DeskProblem = Problem & {
  /** The field that it is about, if it is about one; it may be one that is missing. */
  readonly field?: FieldPath;
  /** Whether a build would succeed all the same. */
  readonly isWarning?: boolean;
};

export type Check = {
  readonly path: string;
  /** The unsaved text, before the edits. */
  readonly text: string;
  /** Applied in their order. */
  readonly edits?: readonly FieldEdit[];
  /**
   * Names this tab's version of the site, for the preview: 16 to 64 letters and figures, the same as
   * long as the tab is open.
   */
  readonly draft: string;
};

export type Checked = {
  /** With the edits; the body is never changed. */
  readonly text: string;
  readonly bodyFrom: number;
  readonly values?: FieldValue;
  /** Every problem of the whole site's content as if this were saved; this file's come first. */
  readonly problems: readonly DeskProblem[];
  /** How many of them are not there as the site is on the disk: these refuse a save. */
  readonly blocking: number;
  /** Words of the body. */
  readonly words: number;
  /** Minutes, as the page says it. */
  readonly readingTime: number;
  /** Where its page is now; absent for data. */
  readonly address?: string;
  /** Where its page was before, if the address differs from that of the saved file. */
  readonly formerAddress?: string;
  /**
   * The pages that show it, the one that shows it best first: load `<path>?desk=<draft>` in a frame.
   * Empty if it is on no page.
   */
  readonly shownOn: readonly { readonly path: string; readonly title: string }[];
  /**
   * Changes when the preview does. Post `{ desk: 'show' }` to the frame's window, to its own origin,
   * and it takes up the new version in place, without being loaded again.
   */
  readonly version: string;
  /** Why the preview is of an earlier text or of the saved one, if it is. */
  readonly previewNote?: string;
  readonly isDraft: boolean;
};

/** A file that has changed on the disk since it was opened: nothing was written. */
export type Conflict = {
  readonly type: 'conflict';
  /** What is there now; `null` if it has been deleted. */
  readonly theirs: { readonly text: string; readonly digest: string } | null;
};

/** What was asked cannot be done yet; nothing was written. */
export type Refused = {
  readonly type: 'refused';
  /** One sentence that says why. */
  readonly message: string;
  readonly problems: readonly DeskProblem[];
};

export type Done = {
  readonly type: 'done';
  /** The files that were written or deleted. */
  readonly files: readonly string[];
  /** Of the file that was asked for, as it is now; `null` if it is deleted. */
  readonly path: string;
  readonly digest: string | null;
};

/** A place that leads to a page. */
export type LinkHere = {
  readonly file: string;
  /** The title of what the file makes. */
  readonly title: string;
  readonly line: number;
  /** As it stands there. */
  readonly href: string;
  /** Whether it can be mended: a field or a link of a text. */
  readonly canMend: boolean;
};

/** What to do with a former address. */
export type Moved = {
  /** Whether the page gets its former address as an alias. */
  readonly alias: boolean;
  /** Whether links to it in other files are changed. */
  readonly mend: boolean;
};

// Git -----------------------------------------------------------------------------------------------

export type GitState =
  /** Why nothing can be published here, and what to do instead. */
  | { readonly type: 'none'; readonly message: string }
  | {
      readonly type: 'repository';
      /** What differs from the last commit below `content/`. */
      readonly changes: readonly GitChange[];
      readonly branch: string;
      /** The name of the remote that a commit is sent to; absent where there is none. */
      readonly remote?: string;
      /** Commits that have not been sent. */
      readonly unsent: number;
      /** A message that says what changed: `Change “Calm Dog” and two more`. */
      readonly suggestion: string;
    };

export type GitChange = {
  readonly file: string;
  /** In plain words: `Article “Reels that convert”: changed, 12 words more`. */
  readonly words: string;
  readonly how: 'new' | 'changed' | 'deleted';
};

export type Published = {
  readonly type: 'published';
  /** What has happened: `Committed three files and sent them to origin.` */
  readonly message: string;
  /** What did not work after the commit, and what to do; the commit stays. */
  readonly trouble?: string;
};

// Calls ---------------------------------------------------------------------------------------------

export type Uploaded = { readonly type: 'uploaded'; readonly media: ListedMedia };

/** Every call, by its name in the address. */
export type DeskCalls = {
  /** Everything in `content/`. */
  files: {
    readonly ask: Record<string, never>;
    readonly answer: {
      readonly groups: readonly FileGroup[];
      readonly media: readonly ListedMedia[];
      /** Whether the folder is a git repository. */
      readonly hasGit: boolean;
      readonly siteName: string;
    };
  };
  lists: { readonly ask: Record<string, never>; readonly answer: Lists };
  open: { readonly ask: { readonly path: string }; readonly answer: OpenFile | Refused };
  /** Applies edits to an unsaved text and checks the site with it. Nothing is written. */
  check: { readonly ask: Check; readonly answer: Checked | Refused };
  /**
   * What a build would say of the finished site with this draft: slower, so ask when nobody types.
   * `isOver` says that a newer check has taken its place.
   */
  audit: {
    readonly ask: { readonly draft: string };
    readonly answer:
      | { readonly type: 'audit'; readonly problems: readonly DeskProblem[] }
      | { readonly type: 'over' };
  };
  /** What `npm run prose` would say of this text. */
  advice: {
    readonly ask: { readonly path: string; readonly text: string };
    readonly answer: { readonly advice: readonly DeskProblem[] };
  };
  /**
   * Writes the file, and nothing else but what `moved` asks for. A new file has `digest: null`.
   * Refused where its text or another file would have a problem that it doesn't have now, unless
   * it is a draft.
   */
  save: {
    readonly ask: {
      readonly path: string;
      readonly text: string;
      readonly digest: string | null;
      /** If the address has changed. */
      readonly moved?: Moved;
    };
    readonly answer: Done | Conflict | Refused;
  };
  /**
   * Starts a page or an item of a list, as `npm run new` does, but writes nothing: the text is
   * unsaved, and `added` says which item is new. What is to be filled in begins with `FILL IN`: show
   * such a value as blank, with the rest of it as the hint.
   */
  make: {
    readonly ask: {
      readonly what: string;
      readonly title: string;
      /** The unsaved text of the list's file, if it is open. */
      readonly text?: string;
    };
    readonly answer: (OpenFile & { readonly added?: FieldPath }) | Refused;
  };
  /** What leads to a page, or what uses a file of `content/media/`. */
  links: {
    readonly ask: { readonly path: string };
    readonly answer: { readonly address?: string; readonly links: readonly LinkHere[] };
  };
  /** Gives a page's file another name, and so its page another address. */
  rename: {
    readonly ask: {
      readonly path: string;
      readonly digest: string;
      /** Of the file, without `.md`; made of it if it is a title: `Marketing in Leeds`. */
      readonly name: string;
    } & Moved;
    readonly answer: Done | Conflict | Refused;
  };
  /** Deletes a page's file, or one of `content/media/` that nothing shows. */
  delete: {
    readonly ask: {
      readonly path: string;
      readonly digest: string | null;
      /** Where its address leads from now on. */
      readonly redirect?: string;
      /** Whether links to it in other files lead there too. */
      readonly mend?: boolean;
    };
    readonly answer: Done | Conflict | Refused;
  };
  git: { readonly ask: Record<string, never>; readonly answer: GitState };
  /** Commits what has changed below `content/`, and pushes if there is a remote. */
  publish: {
    readonly ask: { readonly message: string };
    readonly answer: Published | Refused;
  };
};

export type DeskCall = keyof DeskCalls;

/** What every call is answered with. */
export type DeskReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** What was asked makes no sense, or something broke: one sentence for the person. */
  | { readonly ok: false; readonly message: string };

/** A call on its way to the process that holds the site. */
export type DeskRequest = {
  [Name in DeskCall]: { readonly call: Name; readonly ask: DeskCalls[Name]['ask'] };
}[DeskCall];

/** What the server asks of that process: a call of the page, or what an upload needs. */
export type DeskTask =
  | { readonly type: 'call'; readonly request: DeskRequest }
  /** Where a file may be received: answered by a `place`, or by why it may not. */
  | { readonly type: 'place'; readonly name: string }
  /** It has been received there. */
  | { readonly type: 'receive'; readonly received: string; readonly name: string };
