import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../kernel/digest.ts';
import type { Cache, Placed } from './cache.ts';

/**
 * The names of groups with a file that is missing or has been changed since a build wrote it.
 *
 * @param isRead whether to compare contents, rather than sizes and times.
 */
export function damagedGroups(cache: Cache, folder: string, isRead = false): string[] {
  const found: string[] = [];
  for (const [name, files] of cache.files(folder)) {
    const isKnown = files.length > 0;
    if (!isKnown || !files.every((file) => isIntact(folder, file, isRead))) found.push(name);
  }
  return found;
}

/** Whether a file is as a build left it. A symbolic link never is, as its target isn't ours. */
export function isIntact(folder: string, file: Placed, isRead = false): boolean {
  const place = join(folder, file.path);
  try {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size !== file.size || found.mtimeMs !== file.time) return false;
    return !isRead || digest(readFileSync(place)) === file.digest;
  } catch {
    // A file is in the place of one of its folders.
    return false;
  }
}
