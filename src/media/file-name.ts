import { mediaFolder } from '../content/media.ts';
import { idFrom, idPattern } from '../kernel/slug.ts';

/**
 * What is wrong with the name of a file in `content/media/`, as the end of a sentence: it stands in
 * the file's address.
 *
 * @param taken the paths of all content files.
 */
export function fileNameObjection(path: string, taken: ReadonlySet<string>): string | undefined {
  const name = path.slice(mediaFolder.length + 1);
  if (name.includes('/')) {
    return `lies in a folder of its own. Put it into ${mediaFolder} itself.`;
  }
  const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  if (idPattern.test(base) && ending === ending.toLowerCase()) return undefined;
  const better = `${idFrom(base) || 'a-short-name'}${ending.toLowerCase()}`;
  const cure = taken.has(`${mediaFolder}/${better}`)
    ? `${better} exists already: delete one of the two, or give this one another name.`
    : `Rename it to ${better}.`;
  return `has a name that does not work everywhere: it must be lower-case letters, figures and single hyphens. ${cure}`;
}
