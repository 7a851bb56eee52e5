import { basename } from 'node:path';
import { mediaNameObjection } from '../../engine/content/file-names.ts';
import { isMediaPath, mediaFolder } from '../../engine/content/media.ts';
import { receivedFile } from '../../engine/content/reader.ts';
import { refuse } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import type { ContentFolder } from './content-folder.ts';
import { isContentPath } from './content-path.ts';
import type { Upload, Uploaded } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { editedBytes } from './file-text.ts';
import { listedMedia, namingTexts, wholeName } from './listed-media.ts';
import type { SiteVersions } from './site-versions.ts';

const pathOf = (name: string) => `${mediaFolder}/${name}`;

/** Where to receive an upload. @throws ProblemsError if its name is not valid. */
export function receivingPlace(
  { name, replaces, receiver }: Upload & { readonly receiver: number },
  folder: ContentFolder,
  versions: SiteVersions,
) {
  const path = pathOf(name);
  const taken = new Set(versions.files().map((file) => file.path));
  const fault = replaces
    ? !taken.has(path) && missing
    : taken.has(path)
      ? existing
      : isContentPath(path)
        ? mediaNameObjection(path, taken)
        : unusable;
  if (fault) throw refusal(path, fault.code, fault.message);
  return { place: folder.beside(path, receiver) };
}

const missing = {
  code: 'missing-file',
  message: 'is not there any more. Add the file as a new one.',
} as const;
const existing = {
  code: 'file-exists',
  message: 'exists already. Give the new one another name, such as one with a 2.',
} as const;
const unusable = {
  code: 'file-name',
  message: 'has a name that does not work: write it with letters a-z, figures and hyphens.',
} as const;

/** Accepts a file received at its `receivingPlace`, if the site can use it. */
export async function receive(
  { name, replaces, received }: Upload & { readonly received: string },
  folder: ContentFolder,
  versions: SiteVersions,
): Promise<Uploaded> {
  const path = pathOf(name);
  refuse(await versions.mediaObjections(path, received));
  const same = replaces ? undefined : sameFile(received, versions);
  if (same) return uploaded(same, folder, versions);
  folder.take(received, path, replaces);
  return uploaded(path, folder, versions);
}

/** The path of the file that has these bytes already. */
function sameFile(received: string, versions: SiteVersions): string | undefined {
  const sent = receivedFile('', received);
  return versions
    .files()
    .filter((file) => isMediaPath(file.path) && file.size === sent.size)
    .find((file) => Buffer.compare(file.bytes, sent.bytes) === 0)?.path;
}

async function uploaded(
  path: string,
  folder: ContentFolder,
  versions: SiteVersions,
): Promise<Uploaded> {
  const name = basename(path);
  const { media } = await versions.media();
  const listed = listedMedia(media, folder).find((one) => one.name === name);
  if (listed) return { type: 'uploaded', media: listed };
  throw refusal(path, 'wrong-format', 'cannot be used on a page.');
}

/** Renames a file and every reference to it. @throws ProblemsError if it can't be renamed. */
export function renameMedia(
  { name, to }: { readonly name: string; readonly to: string },
  folder: ContentFolder,
): { readonly type: 'renamed'; readonly name: string } {
  const path = pathOf(name);
  const bytes = folder.read(path);
  if (!bytes) throw refusal(path, missing.code, missing.message);
  const ending = name.slice(name.lastIndexOf('.'));
  const next = idFrom(to.replace(/\.\w+$/, '')) + ending;
  if (next === name) return { type: 'renamed', name };
  if (next === ending) throw refusal(path, unusable.code, unusable.message);
  if (folder.read(pathOf(next))) throw refusal(pathOf(next), existing.code, existing.message);
  const texts = namingTexts(name, folder.texts()).map(({ path, text }) => {
    const renamed = text.replaceAll(wholeName(name, 'g'), () => next);
    return [path, editedBytes(folder.read(path), renamed)] as const;
  });
  const files = [[pathOf(next), bytes], [path, undefined], ...texts] as const;
  folder.change(new Map(files), { from: path, to: pathOf(next) });
  return { type: 'renamed', name: next };
}

/** Deletes an unused file. @throws ProblemsError listing where it is used. */
export function discard(name: string, folder: ContentFolder): { readonly type: 'discarded' } {
  const path = pathOf(name);
  const titles = namingTexts(name, folder.texts()).map(({ title }) => `“${title}”`);
  const message = `is used in ${titles.join(', ')}. Take it out there first.`;
  if (titles.length > 0) throw refusal(path, 'not-editable', message);
  folder.change(new Map([[path, undefined]]));
  return { type: 'discarded' };
}
