import { readSecrets } from '../content/reader.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import { secrets, unpublished } from './secrets.ts';

/** Looks for secrets in whatever is about to be published. */
export class Inspection {
  readonly #root: string;
  readonly #values: readonly string[];
  readonly #problems: Problem[] = [];

  /** @param values must not be published. @param root the project's folder. */
  constructor(root: string, values: readonly string[]) {
    this.#root = root;
    this.#values = values;
  }

  /** Of what it looks for: what passed another inspection is looked at again. */
  get digest(): Digest {
    return digestOf([this.#root, this.#values]);
  }

  /** What was found so far. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  readonly inspect = (path: string, content: string | Uint8Array): void => {
    const hidden = { root: this.#root, values: this.#values };
    this.#problems.push(...secrets(path, content, hidden));
  };
}

/**
 * An inspection for the values in the project's `.env`.
 *
 * @param published the value of `content/site.json`, which holds what is published on purpose.
 */
export async function inspectionOf(root: string, published: object): Promise<Inspection> {
  return new Inspection(root, unpublished(await readSecrets(root), published));
}
