import { isMediaPath } from '../content/media.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type Digest, digest } from '../kernel/digest.ts';
import type { OutputFile } from '../kernel/output-file.ts';

/** Names a state of the content, whatever its line ends, which git may change. */
export function contentId(files: readonly SourceFile[]): Digest {
  const all = files.map(({ path, bytes, size }) => {
    // Films are too large to be read for this.
    if (isMediaPath(path)) return `${path} ${size ?? bytes.length}`;
    return `${path} ${digest(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'))}`;
  });
  return digest(all.sort().join('\n'));
}

export const contentIdPath = 'content-id.txt';

/** Says which content the site was built from, so that the desk can tell when it is live. */
export function contentIdFile(files: readonly SourceFile[]) {
  return { path: contentIdPath, content: `${contentId(files)}\n` } satisfies OutputFile;
}
