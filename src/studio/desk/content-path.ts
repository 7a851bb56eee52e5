import { posix } from 'node:path';
import { refusal } from './desk-problem.ts';

/**
 * Whether a path names a file in `content/` in canonical form: at most 200 characters, without
 * `..`, hidden files, backslashes or characters that some file systems treat specially.
 */
export function isContentPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > 200) return false;
  if (!/^content(\/[^./\\:%*?"<>|\p{Cc}][^/\\:%*?"<>|\p{Cc}]*)+$/u.test(path)) return false;
  return posix.normalize(path) === path && !/[. ](\/|$)/.test(path);
}

/** @throws ProblemsError if it is not one. */
export function contentPath(path: unknown): string {
  if (isContentPath(path)) return path;
  throw refusal(String(path).slice(0, 60), 'unknown-file', 'is not a file of content/.');
}
