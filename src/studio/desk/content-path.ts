import { posix } from 'node:path';
import { refusal } from './desk-problem.ts';

/**
 * Whether a path of at most 200 characters names a file below `content/` in its one canonical form:
 * no `..`, hidden file, escape, backslash, or character that some system treats specially.
 */
export function isContentPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > 200) return false;
  if (!/^content(\/[^./\\:%*?"<>|\p{Cc}][^/\\:%*?"<>|\p{Cc}]*)+$/u.test(path)) return false;
  return posix.normalize(path) === path && !/[. ](\/|$)/.test(path);
}

/** @throws ProblemsError if it is none. */
export function contentPath(path: unknown): string {
  if (isContentPath(path)) return path;
  throw refusal(String(path).slice(0, 60), 'unknown-file', 'is not a file of content/.');
}
