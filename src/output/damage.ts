import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../kernel/digest.ts';
import type { Cache, Placed } from './cache.ts';

/**
 * The groups of files in a folder of which one is not what a build has put there.
 *
 * @param isRead whether every file is read, rather than trusted by its size and time.
 */
export function damagedGroups(cache: Cache, folder: string, isRead = false): string[] {
  const found: string[] = [];
  for (const [name, files] of cache.files(folder)) {
    const isKnown = files.length > 0;
    if (!isKnown || !files.every((file) => isWhole(folder, file, isRead))) found.push(name);
  }
  return found;
}

/** Whether a file is what a build has put there; a link is not, since its file is another's. */
export function isWhole(folder: string, file: Placed, isRead = false): boolean {
  const place = join(folder, file.path);
  try {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size !== file.size || found.mtimeMs !== file.time) return false;
    return !isRead || digest(readFileSync(place)) === file.digest;
  } catch {
    // A file stands where a folder must be.
    return false;
  }
}
