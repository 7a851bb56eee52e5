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

/** The files in `content/media/`, and where each is used. */
export function listedMedia({ files }: Media, texts: readonly SavedText[]): ListedMedia[] {
  return [...files].map(([name, file]) => {
    const naming = namingTexts(name, texts);
    const places = naming.flatMap((one) => altsIn(one, name));
    const alt = places.find(({ alt }) => alt)?.alt;
    const [{ at: altAt } = {}] = places;
    const words = alt ? { alt } : altAt && file.kind === 'photograph' && { altAt };
    const usedBy = naming.map(({ path }) => path);
    return { name, kind: file.kind, ...measures(file), ...words, usedBy };
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

/** What a file says that a picture shows, and where. */
function altsIn({ path: file, text, fields }: SavedText, name: string) {
  const images = [...text.matchAll(/!\[([^\]]*)\]\((?:\.\.\/media\/)?([^\s)]+)/g)]
    .filter(([, , shown]) => shown === name)
    .map(({ index, 1: alt = '' }) => {
      return { alt, at: { file, line: text.slice(0, index).split('\n').length } };
    });
  const photos = [...leavesIn(fields)]
    .filter(({ at, value }) => value === name && at.at(-1) === 'photo')
    .map(({ at }) => {
      const field = [...at.slice(0, -1), 'alt'];
      const alt = valueAt(fields, field);
      return { alt: typeof alt === 'string' ? alt : '', at: { file, field } };
    });
  return [...images, ...photos];
}

/** A photograph 400 px wide, or a sanitised logo. */
export async function thumbnail(
  name: string,
  { media, sources }: ReadMedia,
  { rememberBytes: remember }: Memory,
): Promise<LiveAnswer> {
  const file = media.files.get(name);
  if (file?.kind === 'logo') return answer(200, file.logo.svg, 'image/svg+xml');
  if (file?.kind !== 'photograph') return answer(404, '', 'text/plain');
  const path = photographPath(file.photograph, Math.min(400, file.photograph.width), 'webp');
  const [made] = mediaFiles(new Set([path]), sources, { recipe: liveRecipe, remember });
  return made ? answer(200, await made.make(), 'image/webp') : answer(404, '', 'text/plain');
}

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
