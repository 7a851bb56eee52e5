import { photographPath } from '../../engine/kernel/photograph.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { mediaFiles } from '../../engine/media/media-files.ts';
import type { ReadMedia } from '../../engine/media/read-media.ts';
import { filePolicy } from '../../engine/render/policy.ts';
import { liveRecipe } from '../live/live-plan.ts';
import type { LiveAnswer } from '../live/messages.ts';

/** The width of a small picture of a photograph, px. */
const width = 400;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** A small picture of a photograph, or a logo as it is cleaned, by its name in `content/media/`. */
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
  const path = photographPath(photograph, Math.min(width, photograph.width), 'webp');
  const [made] = mediaFiles(new Set([path]), sources, { recipe: liveRecipe, remember });
  if (!made) return { status: 404, headers, body: '' };
  const webp = { ...headers, 'Content-Type': 'image/webp' };
  return { status: 200, headers: webp, body: await made.make() };
}
