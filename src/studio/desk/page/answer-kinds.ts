import type { DeskCall, DeskCalls } from '../desk-messages.ts';
import { DeskTrouble } from './desk-trouble.ts';

type Kinds<Answer extends { readonly type: string }> = Readonly<Record<Answer['type'], true>>;

/** The kinds of answers that whoever makes a call looks at. */
export const answerKinds: { readonly [Name in DeskCall]: Kinds<DeskCalls[Name]['answer']> } = {
  files: { files: true },
  lists: { lists: true },
  open: { file: true, refused: true },
  check: { checked: true, refused: true },
  audit: { audit: true, over: true },
  advice: { advice: true },
  save: { done: true, conflict: true, refused: true },
  keep: { earlier: true },
  earlier: { earlier: true },
  make: { file: true, refused: true },
  links: { links: true },
  rename: { done: true, conflict: true, refused: true },
  delete: { done: true, conflict: true, refused: true },
  git: { none: true, repository: true },
  publish: { published: true, refused: true },
};

/**
 * An answer of one of these kinds.
 *
 * @throws DeskTrouble for any other, with the server's own sentence if it is a refusal.
 */
export function ofKind<Answer extends { readonly type: string }>(
  answer: unknown,
  kinds: Kinds<Answer>,
): Answer {
  const { type, message } = (answer ?? {}) as { type?: unknown; message?: unknown };
  // Both sides share the types of what is within a kind.
  if (typeof type === 'string' && Object.hasOwn(kinds, type)) return answer as Answer;
  if (type === 'refused' && typeof message === 'string') throw new DeskTrouble(message);
  throw new DeskTrouble(otherVersion);
}

const otherVersion =
  'The site answers in a way that this page does not know. Your words are safe in this browser. Load this page again.';
