import { nameObjection } from '../content/file-names.ts';
import { mediaFolder } from '../content/media.ts';

/** What is wrong with a media file's name, as the end of a sentence; see `nameObjection`. */
export function fileNameObjection(path: string, taken: ReadonlySet<string>): string | undefined {
  if (path.slice(mediaFolder.length + 1).includes('/')) {
    return `lies in a folder of its own. Put it into ${mediaFolder} itself.`;
  }
  return nameObjection(path, taken);
}
