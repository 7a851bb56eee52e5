import { readSecrets } from '../content/reader.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import { secrets, unpublished } from './secrets.ts';

/** Looks for secrets in what is about to be published. */
export type Inspection = {
  /** Of what it looks for: what passed another inspection is looked at again. */
  readonly digest: Digest;
  /** The problems of a file. */
  readonly look: (path: string, content: string | Uint8Array) => Problem[];
};

/**
 * An inspection for the values in the project's `.env`.
 *
 * @param root the project's folder.
 * @param published the value of `content/site.json`, which holds what is published on purpose.
 */
export async function inspectionOf(root: string, published: object): Promise<Inspection> {
  const hidden = { root, values: unpublished(await readSecrets(root), published) };
  return { digest: digestOf(hidden), look: (path, content) => secrets(path, content, hidden) };
}
