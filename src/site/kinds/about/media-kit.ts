import type { Media } from '../../../engine/content/media.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { Settings } from '../../data/settings.ts';

/** Where the kit that the build makes is in the output. */
export const madeKit = 'media-kit.zip';

/** A media kit, as the page offers it. */
export type Kit = {
  readonly path: string;
  readonly name?: string;
  /** What kind of file it is, and for a file of our own how large. */
  readonly what: string;
};

/** The name in `content/media/` of a kit that takes the place of the one that the build makes. */
const own = 'media-kit.pdf';

/** The kit in `content/media/`, where there is one. */
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
