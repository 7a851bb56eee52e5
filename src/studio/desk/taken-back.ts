import { attempt, refuse } from '../../engine/kernel/problem.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-kind.ts';
import { refusal } from './desk-problem.ts';
import { editedBytes, textIn } from './file-text.ts';
import { mergedText } from './merged-text.ts';
import type { Files } from './whole-change.ts';

type Bytes = Uint8Array | undefined;

/** A file before and after a commit; undefined where it was missing. */
export type Committed = { readonly path: string; readonly before: Bytes; readonly after: Bytes };

/**
 * The files as they would be without a commit; what was changed since in other places stays.
 *
 * @throws ProblemsError listing every file that was changed since in the same place.
 */
export function takenBack(changes: readonly Committed[], folder: ContentFolder): Files {
  const all = changes.map((one) => {
    const now = folder.read(one.path);
    return attempt(() => ({ path: one.path, now, next: without(one, now) }));
  });
  refuse(all.flatMap(({ problems }) => problems));
  const files = all.flatMap(({ value }) =>
    value && !isSame(value.now, value.next) ? [[value.path, value.next] as const] : [],
  );
  const [{ path } = { path: 'content' }] = changes;
  if (files.length === 0) throw refusal(path, 'changed-meanwhile', isBack);
  return new Map(files);
}

function without({ path, before, after }: Committed, now: Bytes): Bytes {
  if (isSame(now, before) || isSame(now, after)) return before;
  const [base, ours, theirs] = [after, before, now].map(textIn);
  if (kindOf(path) && base !== undefined && ours !== undefined && theirs !== undefined) {
    const { text, conflicts } = mergedText(path, { base, ours, theirs }, []);
    if (conflicts.length === 0) return editedBytes(now, text);
  }
  throw refusal(path, 'changed-meanwhile', isChanged);
}

const isSame = (one: Bytes, other: Bytes) =>
  one && other ? Buffer.from(one).equals(other) : one === other;

const isBack = 'is already as it was before this publication.';
const isChanged =
  'has been changed since in the same place, so nothing was taken back. Its history has the earlier version.';
