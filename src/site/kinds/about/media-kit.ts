import type { Media } from '../../../engine/content/media.ts';

/** Where the kit that the build makes is in the output. */
export const madeKit = 'media-kit.zip';

/** A media kit, as the page offers it. */
export type Kit = {
  /** In the output. */
  readonly path: string;
  /** What it is called once it has been downloaded; else as its address ends. */
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
  return { path: found.path, what: `PDF, ${megabytes(found.size)}` };
}

/** A size in bytes as people say it: `1.2 MB`. */
function megabytes(size: number): string {
  return `${Math.max(0.1, size / 1e6).toFixed(1)} MB`;
}
