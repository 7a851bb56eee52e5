import { nameObjection } from '../content/file-names.ts';
import { mediaFolder } from '../content/media.ts';
import type { Fault } from '../kernel/problem.ts';

/** What is wrong with a media file's name, as the end of a sentence; see `nameObjection`. */
export function fileNameObjection(path: string, taken: ReadonlySet<string>): Fault | undefined {
  if (path.slice(mediaFolder.length + 1).includes('/')) {
    const message = `lies in a folder of its own. Put it into ${mediaFolder} itself.`;
    return { code: 'unknown-file', message };
  }
  return nameObjection(path, taken);
}
