import type { Media } from '../../../engine/content/media.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { Settings } from '../../data/settings.ts';

/** The generated kit's path in the output. */
export const madeKit = 'media-kit.zip';

export type Kit = {
  readonly path: string;
  readonly name?: string;
  /** The type of file, with the size of a generated one. */
  readonly what: string;
};

/** In `content/media/`: replaces the generated kit. */
const own = 'media-kit.pdf';

export function ownKit({ files }: Media): Kit | undefined {
  const found = files.get(own);
  if (!found || !('path' in found)) return undefined;
  const megabytes = Math.max(0.1, found.size / 1e6).toFixed(1);
  return { path: found.path, what: `PDF, ${megabytes} MB` };
}

type KitSite = { readonly media: Media; readonly settings: Pick<Settings, 'name'> };

export function kitOf({ media, settings }: KitSite): Kit {
  const name = `${idFrom(settings.name)}-${madeKit}`;
  return ownKit(media) ?? { path: madeKit, name, what: 'ZIP' };
}
