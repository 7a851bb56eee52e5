import type { BackendSettings } from './bundle/backend-settings.ts';
import type { HeldPage } from './content/held.ts';
import type { LiveStep } from './define-site.ts';
import type { Digest } from './kernel/digest.ts';
import type { Problem } from './kernel/problem.ts';
import type { Written } from './output/output.ts';
import type { Weight } from './output/weight.ts';

export type BuildOptions = {
  readonly root: string;
  readonly code?: Digest;
  /** The folder that holds `content/`; defaults to the project. */
  readonly contentRoot?: string;
  readonly out: string;
  /** The folder for configuration files of nginx, Caddy and Vercel; without it none are written. */
  readonly hosts?: string;
  /** The cache folder; defaults to `.cache/build`. */
  readonly cache?: string;
  readonly siteUrl?: string;
  /** Asks search engines not to list the pages; by default where `siteUrl` is another address. */
  readonly noindex?: boolean | undefined;
  /**
   * The time of the build, an input so that the same input gives the same bytes. The business's day
   * at that time decides what is published.
   */
  readonly date: Date;
  /** Shows drafts and pages to come, marked, for a preview: only with another `siteUrl`. */
  readonly showHeld?: boolean;
  /** Where forms send to; without it they offer an e-mail address. */
  readonly backend?: BackendSettings | undefined;
  /** Whether text files are also written as `.br` and `.gz`, for hosts that serve these. Defaults to true. */
  readonly compression?: boolean;
  /** Skips the slowest steps, share images and compression: for benchmarks. */
  readonly plain?: boolean;
  /** What is being looked for beside the build; it publishes nothing if something is found. */
  readonly tracked?: Promise<readonly Problem[]>;
  /** Called once, before the first photograph is encoded, which takes much memory. */
  readonly encoding?: () => void;
  readonly progress?: (stage: string) => void;
};

export type BuildReport = Written & {
  readonly pages: number;
  readonly heaviest: Weight | undefined;
  readonly times: ReadonlyMap<string, number>;
  readonly warnings: readonly Problem[];
  /** Why search engines are asked not to list this copy, if so. */
  readonly noindex: string | undefined;
  readonly held: readonly HeldPage[];
  readonly hasSamples: boolean;
  /** What an owner does before the site goes live. */
  readonly steps: readonly LiveStep[];
};
