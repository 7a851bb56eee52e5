import type { FileToCopy } from '../../engine/kernel/output-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';

/** A problem with its line of text, for people without an editor open. */
export type ShownProblem = Problem & {
  /** The line, trimmed, or the relevant part of it. */
  readonly text?: string;
  /** Whether a build succeeds in spite of it. */
  readonly isWarning?: boolean;
};

/** A page shown here but left out of builds. */
export type HeldNote = {
  readonly path: string;
  /** The badge's text: `Held back until 24 November 2026`. */
  readonly words: string;
};

/** The event for visitors who may use the desk. */
export const editEvent = 'edit';

/**
 * The site's state as sent to open pages. It is idempotent: a page compares it with what it shows
 * and fetches what it needs, so the server keeps no state per page.
 */
export type LiveState = {
  /** Changes with code that makes or runs in pages: the page reloads. */
  readonly code: string;
  /** Changes with anything a page may show: the page fetches its new source. */
  readonly version: string;
  /** Errors and warnings, sorted by file and line. */
  readonly problems: readonly ShownProblem[];
  readonly held: readonly HeldNote[];
};

export type LiveOptions = {
  readonly root: string;
  /** The folder that holds `content/`. */
  readonly contentRoot: string;
  /** Shared with builds. */
  readonly cache: string;
  readonly code: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl?: string | undefined;
  readonly backend?: { readonly url: string; readonly key: string } | undefined;
};

export type LiveRequest = {
  /** As in the request line, undecoded. */
  readonly url: string;
  /** From the `Referer` header, if sent. */
  readonly referrer?: string | undefined;
  /** From `If-None-Match`. */
  readonly known?: string | undefined;
  /** The digest of the version shown; set only by the live script. */
  readonly shown?: string | undefined;
};

export type LiveAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** In place of a body: a large file on disk, served with range support. */
  readonly file?: FileToCopy;
};

export type ToRenderer =
  /** `isCode`: whether styles or templates may have changed since the code was bundled. */
  | { readonly type: 'start'; readonly options: LiveOptions; readonly isCode: boolean }
  | { readonly type: 'change'; readonly isCode: boolean }
  | { readonly type: 'request'; readonly id: number; readonly request: LiveRequest }
  /** Opaque here: `desk-server.ts` and the desk agree on its type. */
  | { readonly type: 'task'; readonly id: number; readonly task: unknown };

export type FromRenderer =
  /** `isLoaded`: whether there is a site to show, current or earlier. */
  | { readonly type: 'state'; readonly state: LiveState; readonly isLoaded: boolean }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown };
