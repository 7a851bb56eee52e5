import type { HeldPage } from '../content/held.ts';
import { isMediaPath } from '../content/media.ts';
import { type SourceFile, stampOf } from '../content/source-file.ts';
import { type Digest, digest } from '../kernel/digest.ts';
import type { OutputFile } from '../kernel/output-file.ts';
import { Memory, rememberByGroup } from '../kernel/remember.ts';

/**
 * Names a state of the content, whatever its line ends, which git may change.
 *
 * @param held the pages that are held back, which leave no trace in it.
 */
export function contentId(
  files: readonly SourceFile[],
  held: readonly HeldPage[],
  { remember } = new Memory(''),
): Digest {
  const hidden = new Set(held.map(({ file }) => file));
  const shown = files.filter(({ path }) => !hidden.has(path));
  const from = (file: SourceFile) => (isMediaPath(file.path) ? lineOf(file) : stampOf(file));
  const lines = rememberByGroup(remember, 'content lines', shown, from, lineOf);
  return digest(lines.sort().join('\n'));
}

function lineOf({ path, bytes, size }: SourceFile): string {
  // Films are too large to be read for this.
  if (isMediaPath(path)) return `${path} ${size ?? bytes.length}`;
  return `${path} ${digest(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'))}`;
}

export const contentIdPath = 'content-id.txt';

/** Says which content the site was built from, so that the desk can tell when it is live. */
export function contentIdFile(
  files: readonly SourceFile[],
  held: readonly HeldPage[],
  memory?: Memory,
) {
  return {
    path: contentIdPath,
    content: `${contentId(files, held, memory)}\n`,
  } satisfies OutputFile;
}
