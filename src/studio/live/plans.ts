import { randomUUID } from 'node:crypto';
import { isMediaPath } from '../../engine/content/media.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { type Digest, digest } from '../../engine/kernel/digest.ts';
import {
  type PlannedSite,
  type PlanOptions,
  plannedSite,
} from '../../engine/stages/planned-site.ts';
import { Recent } from './recent.ts';

/** Cached plans: enough for a preview, one with stand-ins, and the saved version. */
const kept = 4;

/** Plans the site once per content: preview, save and watcher share the result. */
export class Plans {
  readonly #definition: SiteDefinition;
  #base: PlannedSite | undefined;
  #known = new Recent<PlannedSite>(kept);
  /** Each file's stamp, or the digest of its content at the time, since bytes are read lazily. */
  readonly #contents = new WeakMap<PlannedSite, ReadonlyMap<string, Digest>>();

  constructor(definition: SiteDefinition) {
    this.#definition = definition;
  }

  /** @throws ProblemsError with every problem in the content. */
  async plan(files: readonly SourceFile[], options: PlanOptions): Promise<PlannedSite> {
    const { previous, code, day } = options;
    const isAsBefore = previous?.code === code && previous.day === day;
    const before = isAsBefore ? this.#contents.get(previous) : undefined;
    if (!previous || !before) return this.#planned(files, options);
    if (previous !== this.#base) this.#known = new Recent(kept);
    this.#base = previous;
    const changes = changesSince(before, files);
    if (changes === '') return previous;
    // A concurrent call may replace `#known` while this one plans.
    const known = this.#known;
    const plan = known.get(changes) ?? (await this.#planned(files, options));
    known.set(changes, plan);
    return plan;
  }

  async #planned(files: readonly SourceFile[], options: PlanOptions): Promise<PlannedSite> {
    const contents = new Map(files.map((file) => [file.path, file.stamp ?? contentOf(file)]));
    const plan = await plannedSite(this.#definition, options, files);
    this.#contents.set(plan, contents);
    return plan;
  }
}

/** Changed files with digests; a new stamp alone is no change. */
function changesSince(before: ReadonlyMap<string, Digest>, now: readonly SourceFile[]): string {
  const gone = new Set(before.keys()).difference(new Set(now.map(({ path }) => path)));
  const changed = now.flatMap((file) => {
    const old = before.get(file.path);
    if (old !== undefined && old === file.stamp) return [];
    const content = contentOf(file);
    return old === content ? [] : [`${file.path} ${content}`];
  });
  return [...changed, ...gone].join('\n');
}

/**
 * Photographs and films are too large to read, so they are compared by stamp. Without one, the file
 * has just changed, so it never compares equal.
 */
function contentOf(file: SourceFile): Digest {
  const { path, stamp, unreadable = '' } = file;
  if (isMediaPath(path)) return stamp ?? randomUUID();
  return unreadable + digest(file.bytes);
}
