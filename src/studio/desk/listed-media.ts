import {
  type Media,
  type MediaFile,
  mediaFolder,
  mediaKindOf,
} from '../../engine/content/media.ts';
import { photographPath } from '../../engine/kernel/photograph.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { mediaFiles } from '../../engine/media/media-files.ts';
import type { ReadMedia } from '../../engine/media/read-media.ts';
import { filePolicy } from '../../engine/render/policy.ts';
import { liveRecipe } from '../live/live-plan.ts';
import type { LiveAnswer } from '../live/messages.ts';
import type { ContentFolder } from './content-folder.ts';
import { isContentPath } from './content-path.ts';
import type { ListedMedia, MediaUse } from './desk-lists.ts';
import { leavesIn, valueAt } from './field-values.ts';
import type { SavedText } from './saved-content.ts';

/** The files in `content/media/`, and where each is used. */
export function listedMedia(
  { files }: Media,
  folder: ContentFolder,
  texts = folder.texts(),
): ListedMedia[] {
  return [...files].map(([name, file]) => {
    const uses = namingTexts(name, texts).flatMap((one) => usesIn(one, name));
    const path = `${mediaFolder}/${name}`;
    const earlier = folder.kept.times(path);
    const at = folder.changedAt(path);
    return { name, kind: file.kind, ...measures(file), at, uses, earlier };
  });
}

/** Matches a file name, but not inside a longer one. */
export const wholeName = (name: string, flags = '') =>
  new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`, flags);

export function namingTexts(name: string, texts: readonly SavedText[]): readonly SavedText[] {
  const whole = wholeName(name);
  return texts.filter(({ text }) => text.includes(name) && whole.test(text));
}

function measures(file: MediaFile): Pick<ListedMedia, 'width' | 'height' | 'size' | 'version'> {
  if (file.kind === 'logo') return {};
  if (file.kind !== 'photograph') return { size: file.size };
  const { width, height, digest } = file.photograph;
  return { width, height, version: digest };
}

/** Each place of a file that names this one; a link in a text has no place. */
function usesIn({ path: file, text, fields }: SavedText, name: string): MediaUse[] {
  const images = [...text.matchAll(/!\[([^\]]*)\]\((?:\.\.\/media\/)?([^\s)]+)/g)]
    .filter(([, , shown]) => shown === name)
    .map(({ index, 1: alt = '' }) => {
      return { file, line: text.slice(0, index).split('\n').length, alt };
    });
  const named = [...leavesIn(fields)].filter(({ value }) => value === name);
  const inFields = named.map(({ at }) => {
    if (at.at(-1) !== 'photo') return { file, field: at };
    const field = [...at.slice(0, -1), 'alt'];
    const alt = valueAt(fields, field);
    return { file, field, alt: typeof alt === 'string' ? alt : '' };
  });
  const uses = [...images, ...inFields];
  return uses.length > 0 ? uses : [{ file }];
}

/** A photograph, whole or 400 px wide, or a sanitised logo. */
export async function shownMedia(
  name: string,
  isWhole: boolean,
  { media, sources }: ReadMedia,
  { rememberBytes: remember }: Memory,
): Promise<LiveAnswer> {
  const file = media.files.get(name);
  if (file?.kind === 'logo') return answer(200, file.logo.svg, 'image/svg+xml');
  if (file?.kind !== 'photograph') return answer(404, '', 'text/plain');
  const source = sources.find((one) => 'photograph' in one && one.photograph === file.photograph);
  if (isWhole && source) return answer(200, source.file.bytes, typeOf(name));
  const path = photographPath(file.photograph, Math.min(400, file.photograph.width), 'webp');
  const [made] = mediaFiles(new Set([path]), sources, { recipe: liveRecipe, remember });
  return made ? answer(200, await made.make(), 'image/webp') : answer(404, '', 'text/plain');
}

export function earlierPhotograph(name: string, at: number, folder: ContentFolder): LiveAnswer {
  const path = `${mediaFolder}/${name}`;
  const isPhotograph = isContentPath(path) && mediaKindOf(name) === 'photograph';
  const bytes = isPhotograph ? folder.kept.bytesAt(path, at) : undefined;
  return bytes ? answer(200, bytes, typeOf(name)) : answer(404, '', 'text/plain');
}

const typeOf = (name: string) => `image/${name.replace(/^.*\./, '').replace('jpg', 'jpeg')}`;

function answer(status: number, body: LiveAnswer['body'], type: string): LiveAnswer {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': filePolicy,
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers, body };
}
