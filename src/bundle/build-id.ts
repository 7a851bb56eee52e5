import { createHash } from 'node:crypto';

/** What is the same on every page of one build, and what runs there. */
export type Common = {
  /** Code, by its text or by a name that changes with it. */
  readonly code: readonly string[];
  readonly styles: readonly string[];
  /** The document around every page, with what it asks for. */
  readonly template: string;
  /** Everything around `<main>`: navigation, footer. */
  readonly layout: string;
  /** What the first page's policy lets those after it do. */
  readonly policy: string;
};

/**
 * Names what a document keeps when another page takes the place of the one that it came with. A
 * page that carries another name is loaded whole: it would not fit in.
 */
export function buildId({ code, styles, template, layout, policy }: Common): string {
  const parts = JSON.stringify([code, styles, template, layout, policy]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 8);
}
