import { hash } from 'node:crypto';

export type Common = {
  /** Scripts, by their text or by a hashed name. */
  readonly code: readonly string[];
  readonly styles: readonly string[];
  readonly template: string;
  readonly layout: string;
  /** The Content-Security-Policy, which stays in force when another page replaces the first. */
  readonly policy: string;
};

/**
 * A hash of what stays in the document when a page is replaced without a reload. A page with another
 * id needs a full page load, since it doesn't fit the current document.
 */
export function buildId({ code, styles, template, layout, policy }: Common): string {
  return hash('sha256', JSON.stringify([code, styles, template, layout, policy])).slice(0, 8);
}
