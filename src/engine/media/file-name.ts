import { nameObjection } from '../content/file-names.ts';
import { mediaFolder } from '../content/media.ts';

/**
 * What is wrong with the name of a file in `content/media/`, as the end of a sentence.
 *
 * @param taken the paths of all content files.
 */
export function fileNameObjection(path: string, taken: ReadonlySet<string>): string | undefined {
  if (path.slice(mediaFolder.length + 1).includes('/')) {
    return `lies in a folder of its own. Put it into ${mediaFolder} itself.`;
  }
  return nameObjection(path, taken);
}
