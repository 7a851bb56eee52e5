import type { Media, MediaFile } from '../../engine/content/media.ts';
import { photographPath } from '../../engine/kernel/photograph.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { mediaFiles } from '../../engine/media/media-files.ts';
import type { ReadMedia } from '../../engine/media/read-media.ts';
import { filePolicy } from '../../engine/render/policy.ts';
import { liveRecipe } from '../live/live-plan.ts';
import type { LiveAnswer } from '../live/messages.ts';
import type { ListedMedia } from './desk-lists.ts';
import { leavesIn, valueAt } from './field-values.ts';
import type { SavedText } from './saved-content.ts';

/** What `content/media/` holds, with the files that name it. */
export function listedMedia({ files }: Media, texts: readonly SavedText[]): ListedMedia[] {
  return [...files].map(([name, file]) => {
    const naming = namingTexts(name, texts);
    const alt = naming.map((one) => altIn(one, name)).find((words) => words !== undefined);
    return {
      name,
      kind: file.kind,
      ...measures(file),
      ...(alt !== undefined && { alt }),
      usedBy: naming.map(({ path }) => path),
    };
  });
}

/** The files that name one of `content/media/`. */
export function namingTexts(name: string, texts: readonly SavedText[]): readonly SavedText[] {
  return texts.filter(({ text }) => isNamedIn(text, name));
}

function measures(file: MediaFile): Pick<ListedMedia, 'width' | 'height' | 'size' | 'version'> {
  if (file.kind === 'logo') return {};
  if (file.kind !== 'photograph') return { size: file.size };
  const { width, height, digest } = file.photograph;
  return { width, height, version: digest };
}

/** Whether a text holds a name that is no part of another one. */
function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  const isWhole =
    !/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + name.length] ?? ' ');
  return isWhole || isNamedIn(text.slice(at + name.length), name);
}

function altIn({ text, fields }: SavedText, name: string): string | undefined {
  const images = [...text.matchAll(/!\[([^\]]*)\]\((?:\.\.\/media\/)?([^\s)]+)/g)];
  const [, words] = images.find(([, , file]) => file === name) ?? [];
  const photos = [...leavesIn(fields)].filter(
    ({ at, value }) => value === name && at.at(-1) === 'photo',
  );
  const beside = photos.map(({ at }) => valueAt(fields, [...at.slice(0, -1), 'alt']));
  return words ?? beside.find((one) => typeof one === 'string');
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** A picture of a photograph, 400 px wide, or a logo as it is cleaned. */
export async function thumbnail(
  name: string,
  { media, sources }: ReadMedia,
  { rememberBytes: remember }: Memory,
): Promise<LiveAnswer> {
  const file = media.files.get(name);
  if (file?.kind === 'logo') {
    const svg = { ...headers, 'Content-Type': 'image/svg+xml' };
    return { status: 200, headers: svg, body: file.logo.svg };
  }
  if (file?.kind !== 'photograph') return { status: 404, headers, body: '' };
  const { photograph } = file;
  const path = photographPath(photograph, Math.min(400, photograph.width), 'webp');
  const [made] = mediaFiles(new Set([path]), sources, { recipe: liveRecipe, remember });
  if (!made) return { status: 404, headers, body: '' };
  const webp = { ...headers, 'Content-Type': 'image/webp' };
  return { status: 200, headers: webp, body: await made.make() };
}
