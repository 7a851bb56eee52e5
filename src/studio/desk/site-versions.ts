import { type ContentProblems, contentProblems } from '../../engine/content/load.ts';
import { readContent, receivedFile } from '../../engine/content/reader.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import {
  distinct,
  type Problem,
  ProblemsError,
  sortProblems,
} from '../../engine/kernel/problem.ts';
import { Memory, type Store } from '../../engine/kernel/remember.ts';
import type { ReadMedia } from '../../engine/media/read-media.ts';
import { mediaOf, type PlannedSite } from '../../engine/stages/planned-site.ts';
import { buildProblems } from '../live/build-problems.ts';
import { livePlan, liveRecipe } from '../live/live-plan.ts';
import type { LiveOptions } from '../live/messages.ts';
import type { Plans } from '../live/plans.ts';

/** What a file holds; undefined for one that is not there. */
export type Content = string | Uint8Array | undefined;

/** Files with other contents than on the disk, by path. */
type Changes = ReadonlyMap<string, Content>;

export type SiteVersion = ContentProblems & {
  readonly files: readonly SourceFile[];
  /** Absent while something in it would stop a build. */
  readonly loaded?: PlannedSite;
};

/** Loads versions of the site that nobody has saved. What they are made from is cached in memory alone. */
export class SiteVersions {
  readonly #definition: SiteDefinition;
  readonly #plans: Plans;
  readonly #options: LiveOptions;
  readonly memory: Memory;
  readonly #current: () => PlannedSite | undefined;

  /** @param current the site as it is on the disk, with the frame that all versions share. */
  constructor(
    definition: SiteDefinition,
    plans: Plans,
    options: LiveOptions,
    store: Store,
    current: () => PlannedSite | undefined,
  ) {
    this.#definition = definition;
    this.#plans = plans;
    this.#options = options;
    // Each letter that is typed makes another version, which no build needs.
    this.memory = new Memory(options.code, {
      get: (key) => store.get(key),
      set: (key, value) => {
        // Pictures take long to draw, and are the same after a save.
        if (typeof value !== 'string') store.set(key, value);
      },
    });
    this.#current = current;
  }

  files(changes: Changes = new Map()): SourceFile[] {
    const saved = readContent(this.#options.contentRoot).filter(({ path }) => !changes.has(path));
    const changed = [...changes].flatMap(([path, text]): SourceFile[] =>
      text === undefined ? [] : [{ path, bytes: Buffer.from(text) }],
    );
    return [...saved, ...changed].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** The site with the changes, as far as it can be loaded, and every problem in its content. */
  async load(changes: Changes): Promise<SiteVersion> {
    this.memory.turn();
    const files = this.files(changes);
    try {
      const options = livePlan(this.#options, this.memory, this.#current());
      const loaded = await this.#plans.plan(files, options);
      const { held } = loaded.site;
      const drafts = new Set(held.filter(({ why }) => why === 'draft').map(({ file }) => file));
      return { files, loaded, drafts, problems: held.flatMap(({ problems }) => problems) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const { problems, drafts } = await this.#problems(files);
      // What the content alone does not show, such as a letter that no typeface has.
      const all = sortProblems(distinct([...problems, ...error.problems]));
      return { files, drafts, problems: all };
    }
  }

  async problems(changes: Changes = new Map()): Promise<ContentProblems> {
    return this.#problems(this.files(changes));
  }

  async #problems(files: readonly SourceFile[]): Promise<ContentProblems> {
    const { remember } = this.memory;
    const { siteUrl } = this.#options;
    const { media } = await this.media(files);
    const day = businessDay(new Date());
    return contentProblems(this.#definition, files, { siteUrl, remember, day, media });
  }

  /** What would stop a build of the content with the changes, the finished site included. */
  buildProblems(changes: Changes): Promise<readonly Problem[]> {
    this.memory.turn();
    const plan = livePlan(this.#options, this.memory, this.#current());
    return buildProblems(this.#definition, this.files(changes), plan);
  }

  media(files: readonly SourceFile[] = this.files()): Promise<ReadMedia> {
    const { root } = this.#options;
    return mediaOf(this.#definition, files, { root, recipe: liveRecipe, memory: this.memory });
  }

  /** Why a file cannot be used in `content/media/`. @param place where it is on the disk. */
  async mediaObjection(path: string, place: string): Promise<Problem | undefined> {
    const { media } = await this.media([receivedFile(path, place)]);
    return media.problems[0];
  }
}
