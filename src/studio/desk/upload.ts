import { mediaNameObjection } from '../../engine/content/file-names.ts';
import { mediaFolder } from '../../engine/content/media.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import { type ContentFolder, isContentPath } from './content-folder.ts';
import type { Upload, Uploaded } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import type { KeptVersions } from './kept-versions.ts';
import { listedMedia, namingTexts } from './listed-media.ts';
import type { SavedText } from './saved-content.ts';
import type { SiteVersions } from './site-versions.ts';

/** Where a process may receive a file. @throws ProblemsError if its name would not do. */
export function receivingPlace(
  { name, replaces }: Upload,
  receiver: number,
  folder: ContentFolder,
  versions: SiteVersions,
) {
  const path = `${mediaFolder}/${name}`;
  const taken = new Set(versions.files().map((file) => file.path));
  if (replaces) {
    if (taken.has(path)) return { place: folder.beside(path, receiver) };
    throw refusal(path, 'missing-file', 'is not there any more. Bring the file in as a new one.');
  }
  if (taken.has(path)) {
    const message = 'exists already. Give the new one another name, such as one with a 2.';
    throw refusal(path, 'file-exists', message);
  }
  if (!isContentPath(path)) {
    const message =
      'has a name that does not work: write it with letters a-z, figures and hyphens.';
    throw refusal(path, 'file-name', message);
  }
  const fault = mediaNameObjection(path, taken);
  if (fault) throw refusal(path, fault.code, fault.message);
  return { place: folder.beside(path, receiver) };
}

/** Takes a file that was received at its `receivingPlace`, if the site can use it. */
export async function receive(
  received: string,
  { name, replaces }: Upload,
  folder: ContentFolder,
  versions: SiteVersions,
  kept: KeptVersions,
  texts: readonly SavedText[],
): Promise<Uploaded> {
  const path = `${mediaFolder}/${name}`;
  const objection = await versions.mediaObjection(path, received);
  if (objection) throw new ProblemsError([objection]);
  const old = folder.read(path);
  if (replaces && old) kept.keep(path, old, 'saved');
  folder.take(received, path, replaces);
  const { media } = await versions.media();
  const listed = listedMedia(media, texts).find((one) => one.name === name);
  if (listed) return { type: 'uploaded', media: listed };
  throw refusal(path, 'wrong-format', 'cannot be used on a page.');
}

/** Deletes a file that nothing uses, and keeps it. @throws ProblemsError with the places that do. */
export function discard(
  name: string,
  folder: ContentFolder,
  kept: KeptVersions,
  texts: readonly SavedText[],
): void {
  const path = `${mediaFolder}/${name}`;
  const titles = namingTexts(name, texts).map(({ title }) => `“${title}”`);
  if (titles.length > 0) {
    throw refusal(
      path,
      'not-editable',
      `is used in ${titles.join(', ')}. Take it out there first.`,
    );
  }
  const old = folder.read(path);
  if (old) kept.keep(path, old, 'deleted');
  folder.change(new Map([[path, undefined]]));
}
