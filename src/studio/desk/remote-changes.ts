import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { kindOf } from './content-kind.ts';
import type { Chosen, Conflicted } from './desk-messages.ts';
import { editedBytes, textIn } from './file-text.ts';
import type { GitCommand } from './git-command.ts';
import { GitError, type GitResult, isNew } from './git-errors.ts';
import { mergedText } from './merged-text.ts';
import { opened } from './open-file.ts';
import { savedText } from './saved-content.ts';

/** The last fetch, in a ref of our own, so that a fetch in a terminal has no effect here. */
const theirs = 'refs/desk/theirs';

type ConflictedFile = Conflicted['files'][number];

/**
 * Merges what others published. The merge happens in git's object store; the working tree changes
 * in one step at the end, so a failure before it changes nothing.
 */
export class RemoteChanges {
  readonly #git: GitCommand;
  #fetching: Promise<GitResult> | undefined;

  constructor(git: GitCommand) {
    this.#git = git;
  }

  /** Runs one fetch at a time. @returns git's output if it failed. */
  async fetch(remote: string, branch: string): Promise<GitResult | undefined> {
    const refs = `+refs/heads/${branch}:${theirs}`;
    this.#fetching ??= this.#git
      .run(['fetch', '--quiet', '--no-tags', '--', remote, refs])
      .finally(() => {
        this.#fetching = undefined;
      });
    const result = await this.#fetching;
    return result.ok || isNew(result) ? undefined : result;
  }

  /** The author of each fetched commit of content. */
  authors(): Promise<string[]> {
    return this.#git.list('log', '-z', '--format=%an', `HEAD..${theirs}`, '--', 'content');
  }

  /**
   * Merges what was fetched. @param chosen sides for conflicts.
   *
   * @returns the files that others changed, or the conflicts to resolve first. @throws GitError
   */
  async take(chosen?: Chosen): Promise<readonly string[] | Conflicted> {
    const commit = await this.#git.run(['rev-parse', '--quiet', '--verify', theirs]);
    const next = commit.out.trim();
    const isHere = await this.#git.run(['merge-base', '--is-ancestor', next, 'HEAD']);
    if (!commit.ok || isHere.ok) return [];
    const base = await this.#git.say(['merge-base', 'HEAD', next]);
    const own = await this.#git.say(['rev-parse', 'HEAD']);
    const both = base === own ? next : await this.#together(base, own, next, chosen);
    return typeof both === 'string' ? this.#adopt(both) : both;
  }

  /** @returns the merged commit, or the conflicts to resolve first. */
  async #together(
    base: string,
    own: string,
    next: string,
    chosen: Chosen | undefined,
  ): Promise<string | Conflicted> {
    const path = await this.#git.say(['rev-parse', '--git-path', 'desk-index']);
    const index = resolve(this.#git.folder, path);
    const env = { GIT_INDEX_FILE: index };
    const of = `${own} ${next}`;
    try {
      await this.#git.say(['read-tree', '-i', '-m', '--aggressive', base, own, next], { env });
      const files = await this.#merge(env, chosen?.of === of ? chosen.sides : {});
      const by = [...new Set(await this.authors())];
      if (files.length > 0) return { type: 'conflicted', of, by, files };
      return await this.#commit(await this.#git.say(['write-tree'], { env }), base, own, next);
    } finally {
      rmSync(index, { force: true });
    }
  }

  /** Merges in a temporary index the files that both sides changed. @returns the conflicts. */
  async #merge(
    env: Readonly<Record<string, string>>,
    sides: Chosen['sides'],
  ): Promise<ConflictedFile[]> {
    const unmerged = await this.#git.say(['ls-files', '--unmerged', '-z'], { env });
    const entries = unmerged.split('\0').flatMap((line) => {
      const [, mode, object = '', stage, path] = /^(\d+) (\w+) (\d)\t(.+)$/s.exec(line) ?? [];
      return path ? [{ mode, object, stage: Number(stage), path }] : [];
    });
    const conflicted: ConflictedFile[] = [];
    for (const [path, stages] of Map.groupBy(entries, (entry) => entry.path)) {
      if (!kindOf(path)) throw new GitError(sameFile(path));
      const objects = [1, 2, 3].map((at) => stages.find(({ stage }) => stage === at)?.object);
      const [, own, other] = objects;
      // A file that one side deleted and the other changed stays.
      let object = own ?? other;
      if (own && other) {
        const merged = await this.#merged(path, objects, sides[path] ?? []);
        conflicted.push(...merged.conflicted);
        object = merged.object;
      }
      const entry = `${stages[0]?.mode},${object},${path}`;
      await this.#git.say(['update-index', '--add', '--cacheinfo', entry], { env });
    }
    return conflicted;
  }

  /** Three-way merge of one file from git's object store. */
  async #merged(
    path: string,
    objects: readonly (string | undefined)[],
    chosen: Chosen['sides'][string],
  ) {
    const bytes = await Promise.all(objects.map((one) => one && this.#git.bytes(one)));
    const [base = '', ours = '', theirs = ''] = bytes.map((one) => textIn(one || undefined));
    const { text, conflicts } = mergedText(path, { base, ours, theirs }, chosen);
    const input = editedBytes(bytes[2] || undefined, text);
    const object = await this.#git.say(['hash-object', '-w', '--stdin'], { input });
    if (conflicts.length <= chosen.length) return { object, conflicted: [] };
    const { form, values } = opened(path, text, null);
    const title = savedText({ path, bytes: input })?.title ?? path;
    const own = { path, title, form, conflicts, ...(values !== undefined && { values }) };
    return { object, conflicted: [own] };
  }

  /** Rebases a single commit of ours; merges several, so that their history stays. */
  async #commit(tree: string, base: string, own: string, next: string): Promise<string> {
    const count = await this.#git.say(['rev-list', '--count', `${base}..${own}`]);
    if (count !== '1') {
      const message = 'Bring together what was published at once';
      return this.#git.say(['commit-tree', tree, '-p', own, '-p', next, '-m', message]);
    }
    const commit = await this.#git.say(['log', '-1', '--format=%an%n%ae%n%aI%n%B', own]);
    const [name = '', email = '', date = '', ...message] = commit.split('\n');
    const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date };
    return this.#git.say(['commit-tree', tree, '-p', next, '-m', message.join('\n')], { env });
  }

  /** Moves to another commit; uncommitted changes stay. @returns the files that it changes. */
  async #adopt(commit: string): Promise<readonly string[]> {
    const diff = ['diff', '--name-only', '--no-renames', '-z', 'HEAD', commit];
    const moved = new Set(await this.#git.list(...diff));
    const status = ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'];
    const changed = (await this.#git.list(...status)).map((line) => line.slice(3));
    const both = changed.find((file) => moved.has(file));
    if (both) throw new GitError(unpublished(this.#titleOf(both)));
    await this.#git.say(['reset', '--quiet', '--keep', commit]);
    return [...moved];
  }

  #titleOf(path: string): string {
    // It may be deleted here.
    const place = resolve(this.#git.folder, path);
    const bytes = existsSync(place) ? readFileSync(place) : new Uint8Array();
    return savedText({ path, bytes })?.title ?? basename(path);
  }
}

const sameFile = (path: string) =>
  `Somebody else has published another “${basename(path)}”, too. Theirs has not been overwritten; ask a developer to merge the two.`;
const unpublished = (title: string) =>
  `Somebody else has published changes of “${title}”, which is changed here and not published. Publish it, or restore its published version by its history.`;
