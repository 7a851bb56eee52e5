import { type ContentProblems, contentProblems } from '../../engine/content/load.ts';
import { readContent, receivedFile } from '../../engine/content/reader.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { distinct, ProblemsError, sortProblems } from '../../engine/kernel/problem.ts';
import { Memory, type Store } from '../../engine/kernel/remember.ts';
import { mediaOf, type PlannedSite } from '../../engine/stages/planned-site.ts';
import { buildProblems } from '../live/build-problems.ts';
import { livePlan, liveRecipe } from '../live/live-plan.ts';
import type { LiveOptions } from '../live/messages.ts';
import type { Plans } from '../live/plans.ts';

export type Content = string | Uint8Array | undefined;

/** File contents that override the disk, by path. */
type Changes = ReadonlyMap<string, Content>;

export type SiteVersion = ContentProblems & {
  readonly files: readonly SourceFile[];
  /** Absent if it would stop a build. */
  readonly loaded?: PlannedSite;
};

export type SiteVersions = ReturnType<typeof siteVersions>;

/**
 * Loads unsaved versions of the site, cached only in memory.
 *
 * @param current the site on disk, whose frame all versions share.
 */
export function siteVersions(
  definition: SiteDefinition,
  plans: Plans,
  options: LiveOptions,
  store: Store,
  current: () => PlannedSite | undefined,
) {
  const { root, contentRoot, siteUrl, code } = options;
  // Every keystroke makes a version: don't fill the builds' cache with them.
  const memory = new Memory(code, {
    get: (key) => store.get(key),
    set: (key, value) => {
      // Pictures are slow to draw and stay valid after a save.
      if (typeof value !== 'string') store.set(key, value);
    },
  });

  function files(changes: Changes = new Map()): SourceFile[] {
    const saved = readContent(contentRoot).filter(({ path }) => !changes.has(path));
    const changed = [...changes].flatMap(([path, text]): SourceFile[] =>
      text === undefined ? [] : [{ path, bytes: Buffer.from(text) }],
    );
    return [...saved, ...changed].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  const media = (of: readonly SourceFile[] = files()) =>
    mediaOf(definition, of, { root, recipe: liveRecipe, memory });

  async function problems(of: readonly SourceFile[] = files()): Promise<ContentProblems> {
    const { remember } = memory;
    const day = businessDay(new Date());
    return contentProblems(definition, of, { siteUrl, remember, day, ...(await media(of)) });
  }

  function plan() {
    memory.turn();
    return livePlan(options, memory, current());
  }

  /** Loads what it can, and collects every problem in the content. */
  async function load(changes: Changes): Promise<SiteVersion> {
    const all = files(changes);
    try {
      const loaded = await plans.plan(all, plan());
      const { held } = loaded.site;
      const drafts = new Set(
        held.filter(({ until }) => until === undefined).map(({ file }) => file),
      );
      return { files: all, loaded, drafts, problems: held.flatMap(({ problems }) => problems) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const found = await problems(all);
      // Problems that show up only later, such as a letter missing from the font.
      const both = distinct([...found.problems, ...error.problems]);
      return { files: all, drafts: found.drafts, problems: sortProblems(both) };
    }
  }

  return {
    memory,
    files,
    media,
    problems,
    load,
    /** Includes the checks of the finished pages. */
    buildProblems: (changes: Changes) => buildProblems(definition, files(changes), plan()),
    /** Why a file cannot be used in `content/media/`. @param place its path on disk. */
    mediaObjections: async (path: string, place: string) =>
      (await media([receivedFile(path, place)])).media.problems,
  };
}
