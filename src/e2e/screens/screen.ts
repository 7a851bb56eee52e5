import type { BrowserContextOptions, Page } from 'playwright';

/** A page to take a screenshot of, and what to do on it first. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
  readonly context?: BrowserContextOptions;
  /** px; phone and desktop widths if omitted. */
  readonly widths?: readonly number[];
  /** Whether to capture the viewport only, for states of fixed elements. */
  readonly fold?: boolean;
  /** Whether a live server shows it, whose pages never go idle, and `act` waits for what is seen. */
  readonly live?: boolean;
  /** Whether to use the site with enough articles for an archive. */
  readonly archive?: boolean;
};
