import { mediaFolder } from '../../engine/content/media.ts';
import { fileNameObjection } from '../../engine/media/file-name.ts';
import type { ContentFolder } from './content-folder.ts';
import { isContentPath } from './content-folder.ts';
import type { Refused, Uploaded } from './desk-messages.ts';
import { listedMedia } from './listed-media.ts';
import type { SiteVersions } from './site-versions.ts';

/**
 * Where a file may be received; refused where its name would not do.
 *
 * @param receiver the ID of the process that receives it.
 */
export function receivingPlace(
  name: string,
  receiver: number,
  folder: ContentFolder,
  versions: SiteVersions,
): { readonly place: string } | Refused {
  const path = `${mediaFolder}/${name}`;
  const taken = new Set(versions.files().map((file) => file.path));
  if (taken.has(path)) {
    return refused(path, 'exists already. Give the new one another name, such as one with a 2.');
  }
  const objection = isContentPath(path)
    ? fileNameObjection(path, taken)
    : 'has a name that does not work: write it with letters a-z, figures and hyphens.';
  return objection ? refused(path, objection) : { place: folder.beside(path, receiver) };
}

/**
 * Takes a file that was received beside its place there if the site can use it.
 *
 * @param received its name in `content/media/`, as `receivingPlace` gave it.
 */
export async function receive(
  received: string,
  name: string,
  folder: ContentFolder,
  versions: SiteVersions,
): Promise<Uploaded | Refused> {
  const path = `${mediaFolder}/${name}`;
  const objection = await versions.mediaObjection(path, received);
  if (objection) return refused(path, objection);
  folder.take(received, path);
  const { media } = await versions.media();
  const listed = listedMedia(media, []).find((one) => one.name === name);
  if (listed) return { type: 'uploaded', media: listed };
  return refused(path, 'cannot be used on a page.');
}

function refused(file: string, message: string): Refused {
  return { type: 'refused', message: `${file} ${message}`, problems: [{ file, message }] };
}
