/*
 * Only this file parses git's messages: git has no error codes. They are those of `LC_ALL=C`.
 */

export type GitResult = { readonly ok: boolean; readonly out: string; readonly err: string };

/** An expected failure of git; the message is for the user. */
export class GitError extends Error {}

type Sentence = readonly [pattern: RegExp, sentence: string];

const sentences: readonly Sentence[] = [
  [
    /ENOENT/,
    'git is not installed here, so publish as before: give the folder content/ to whoever builds the site.',
  ],
  [
    /not a git repository/,
    'This folder is not a git repository, so publish as before: build the site and upload it, or give the folder content/ to whoever does.',
  ],
  [
    /dubious ownership/,
    'This folder belongs to somebody else, so git does not touch it. Its own message says which command allows it: run git status in a terminal.',
  ],
  [
    /tell me who you are|empty ident|unable to auto-detect email/i,
    'git does not know your name yet. Run once in a terminal: git config --global user.name "Your Name", then git config --global user.email you@pierlight.example with your own address.',
  ],
  [
    /index\.lock/,
    'Another program is using git in this folder. Wait until it has finished, and publish again.',
  ],
  [/No space left/, 'The disk is full. Make room, and publish again.'],
  [
    /Permission denied|Read-only/,
    'You don’t have permission to write to this folder’s git repository.',
  ],
];

export function whyNot({ err, out }: GitResult): string {
  const output = `${err}\n${out}`;
  const known = sentences.find(([pattern]) => pattern.test(output));
  return known?.[1] ?? `git says: ${firstLine(output)}`;
}

/** Whether a push was refused because someone else pushed first. */
export const isBehind = ({ err }: GitResult) => /non-fast-forward|fetch first|behind/.test(err);

/** Whether a fetch failed because the remote has no such branch yet. */
export const isNew = ({ err }: GitResult) => /couldn't find remote ref/.test(err);

const pushSentences: readonly Sentence[] = [
  [
    /Could not resolve|unable to access|Connection|timed out|Network|not appear to be a git/i,
    'cannot be reached. Publish again when you are online, or ask a developer whether its address is right.',
  ],
  [
    /denied|403|401|Authentication|could not read Username|prompts disabled|publickey|protected/i,
    'does not let you in. Sign in to it in a terminal once, with git push, or ask for the right to write.',
  ],
  [/hook declined|pre-receive/i, 'has refused it because of a rule there.'],
];

/** Why a push failed; the commit stays. */
export function pushError({ err }: GitResult, remote: string): string {
  const rights = pushSentences.slice(1).find(([pattern]) => pattern.test(err));
  const known = rights ?? pushSentences.find(([pattern]) => pattern.test(err));
  const why = known ? `${remote} ${known[1]}` : `${remote} did not accept it: ${firstLine(err)}`;
  return `It is saved on this computer, but not sent yet: ${why}`;
}

function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^(fatal|error|remote): */, '').trim());
  return lines.find((line) => line !== '') ?? 'nothing.';
}
