import type { DeskProblem } from './desk-problem.ts';

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
      /** What would stop a build of it. */
      readonly problems: readonly DeskProblem[];
      /** What can be published while the problems last; absent if nothing can. */
      readonly rest?: {
        /** The files that stay as they were committed. */
        readonly without: readonly string[];
        readonly changes: readonly GitChange[];
        readonly suggestion: string;
      };
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
