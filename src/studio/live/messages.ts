import type { FileToCopy } from '../../engine/kernel/output-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';

/** A problem with the line of the file that it is about, for whoever has no editor open. */
export type ShownProblem = Problem & {
  /** The line itself, or the part of it that is meant, without the spaces around it. */
  readonly text?: string;
  /** Whether a build would succeed all the same. */
  readonly isWarning?: boolean;
};

/** A page that is shown here and left out of every build. */
export type HeldNote = {
  readonly path: string;
  /** Says until when: `Held back until 24 November 2026`. */
  readonly words: string;
};

/** Tells an open page that whoever looks at it may use the desk. */
export const editEvent = 'edit';

/**
 * What an open page needs to know of the site. The same state twice changes nothing; a page that
 * hears of another one asks for itself, so the server needs to know nothing of pages.
 */
export type LiveState = {
  /** Changes with the code that makes or runs in pages: an open page is then loaded again. */
  readonly code: string;
  /** Changes with anything that a page may show: an open page then asks for itself again. */
  readonly version: string;
  /** What stops a build, or is worth a look; sorted by file and line. */
  readonly problems: readonly ShownProblem[];
  readonly held: readonly HeldNote[];
};

export type LiveOptions = {
  readonly root: string;
  /** The folder that holds `content/`. */
  readonly contentRoot: string;
  /** The build's cache, which is shared with it. */
  readonly cache: string;
  readonly code: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl?: string | undefined;
  readonly backend?: { readonly url: string; readonly key: string } | undefined;
};

/** A request as the rendering process needs to know it. */
export type LiveRequest = {
  /** As in the request line: path and query, undecoded. */
  readonly url: string;
  /** The page that asks, if the browser says so. */
  readonly referrer?: string | undefined;
  /** The digest of what the browser has already. */
  readonly known?: string | undefined;
  /** The digest of what is shown, if the live script of an open page asks, not the browser. */
  readonly shown?: string | undefined;
};

export type LiveAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Instead of a body: a large file on the disk, which is sent in the parts that are asked for. */
  readonly file?: FileToCopy;
};

export type ToRenderer =
  /** `isCode`: whether styles or templates may have changed since the running code was bundled. */
  | { readonly type: 'start'; readonly options: LiveOptions; readonly isCode: boolean }
  | { readonly type: 'change'; readonly isCode: boolean }
  | { readonly type: 'request'; readonly id: number; readonly request: LiveRequest }
  /** Anything else that needs the site, answered by whoever knows what it means. */
  | { readonly type: 'task'; readonly id: number; readonly task: unknown };

export type FromRenderer =
  /** `isLoaded`: whether there is a site to show, as it is or as it last was. */
  | { readonly type: 'state'; readonly state: LiveState; readonly isLoaded: boolean }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown };
