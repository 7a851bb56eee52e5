import type { BackendSettings } from './bundle/backend-settings.ts';
import type { HeldPage } from './content/held.ts';
import type { Digest } from './kernel/digest.ts';
import type { Problem } from './kernel/problem.ts';
import type { Written } from './output/output.ts';
import type { Weight } from './output/weight.ts';

export type BuildOptions = {
  /** The project: its templates, styles and packages. */
  readonly root: string;
  /** The digest of the code, where somebody knows it already. */
  readonly code?: Digest;
  /** Where `content/` lies; the project itself, unless a test brings another tree. */
  readonly contentRoot?: string;
  /** The folder to bring up to date. */
  readonly out: string;
  /** Where configurations for hosts go that are not among the pages; nowhere if left out. */
  readonly hosts?: string;
  /** What builds remember lies here; in `.output/cache` if left out. */
  readonly cache?: string;
  /** Overrides the address in `content/site.json`. */
  readonly siteUrl?: string;
  /**
   * Whether search engines are asked not to list the pages; if left out, they are wherever
   * `siteUrl` is not the address in `content/site.json`.
   */
  readonly noindex?: boolean | undefined;
  /**
   * The time of the build, an input so that the same input gives the same bytes. The business's day
   * at that time decides what is published.
   */
  readonly date: Date;
  /** Whether pages that are held back are made as if they were published. */
  readonly showHeld?: boolean;
  /** Where the forms send to; an e-mail is offered where there is none. */
  readonly backend?: BackendSettings | undefined;
  /** Whether texts get `.br` and `.gz` beside them, unless it is turned off. */
  readonly compression?: boolean;
  /** Whether to leave out what takes longest, share pictures and compression: for measuring. */
  readonly plain?: boolean;
  /** Whether React should check and explain in the browser. */
  readonly isDevelopment?: boolean;
  /** Called once, before the first photograph is encoded, which takes much memory. */
  readonly encoding?: () => void;
  /** Told the name of each stage as it begins. */
  readonly progress?: (stage: string) => void;
};

export type BuildReport = Written & {
  readonly pages: number;
  /** Known where pages were compressed. */
  readonly heaviest: Weight | undefined;
  /** Milliseconds by stage. */
  readonly times: ReadonlyMap<string, number>;
  readonly warnings: readonly Problem[];
  /** Why search engines are asked not to list this copy, if they are. */
  readonly noindex: string | undefined;
  /** The pages that are not published yet. */
  readonly held: readonly HeldPage[];
  /** Whether `content/site.json` says that sample content is still in place. */
  readonly hasSamples: boolean;
};
