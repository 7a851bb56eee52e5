import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { kindOf } from './content-kind.ts';
import type { Chosen, Clashing } from './desk-messages.ts';
import { editedBytes, fileText } from './file-text.ts';
import type { GitCommand } from './git-command.ts';
import { type GitSaid, isNew, Trouble } from './git-trouble.ts';
import { mergedText } from './merged-text.ts';
import { opened } from './open-file.ts';
import { savedText } from './saved-content.ts';

/** What was fetched last. It is the desk's alone, so that a fetch in a terminal changes nothing. */
const theirs = 'refs/desk/theirs';

type ClashingFile = Clashing['files'][number];

/**
 * What others have published, and how it is taken. The two states are brought together in git's
 * store, and the folder changes in one step at the end: until then, nothing has happened.
 */
export class OthersWork {
  readonly #git: GitCommand;
  #fetching: Promise<GitSaid> | undefined;

  constructor(git: GitCommand) {
    this.#git = git;
  }

  /** Asks the remote, once at a time. @returns what git said if it could not. */
  async fetch(remote: string, branch: string): Promise<GitSaid | undefined> {
    const refs = `+refs/heads/${branch}:${theirs}`;
    this.#fetching ??= this.#git
      .run(['fetch', '--quiet', '--no-tags', '--', remote, refs])
      .finally(() => {
        this.#fetching = undefined;
      });
    const said = await this.#fetching;
    return said.ok || isNew(said) ? undefined : said;
  }

  /** Who has made each commit of content that is not here. */
  authors(): Promise<string[]> {
    return this.#git.list('log', '-z', '--format=%an', `HEAD..${theirs}`, '--', 'content');
  }

  /**
   * Takes what was fetched. @param chosen sides where both have changed the same.
   *
   * @returns whether there was anything, or what has to be chosen first. @throws Trouble
   */
  async take(chosen?: Chosen): Promise<'nothing' | 'taken' | Clashing> {
    const commit = await this.#git.run(['rev-parse', '--quiet', '--verify', theirs]);
    const next = commit.out.trim();
    const isHere = await this.#git.run(['merge-base', '--is-ancestor', next, 'HEAD']);
    if (!commit.ok || isHere.ok) return 'nothing';
    const base = await this.#git.say(['merge-base', 'HEAD', next]);
    const own = await this.#git.say(['rev-parse', 'HEAD']);
    const both = base === own ? next : await this.#together(base, own, next, chosen);
    if (typeof both !== 'string') return both;
    await this.#adopt(both);
    return 'taken';
  }

  /** @returns the commit of both, or what has to be chosen first. */
  async #together(
    base: string,
    own: string,
    next: string,
    chosen: Chosen | undefined,
  ): Promise<string | Clashing> {
    const path = await this.#git.say(['rev-parse', '--git-path', 'desk-index']);
    const index = resolve(this.#git.folder, path);
    const env = { GIT_INDEX_FILE: index };
    const of = `${own} ${next}`;
    try {
      await this.#git.say(['read-tree', '-i', '-m', '--aggressive', base, own, next], { env });
      const files = await this.#merge(env, chosen?.of === of ? chosen.sides : {});
      const by = [...new Set(await this.authors())];
      if (files.length > 0) return { type: 'clashing', of, by, files };
      return await this.#commit(await this.#git.say(['write-tree'], { env }), base, own, next);
    } finally {
      rmSync(index, { force: true });
    }
  }

  /** Merges in an index what both have changed. @returns the files with something to choose. */
  async #merge(
    env: Readonly<Record<string, string>>,
    sides: Chosen['sides'],
  ): Promise<ClashingFile[]> {
    const unmerged = await this.#git.say(['ls-files', '--unmerged', '-z'], { env });
    const entries = unmerged.split('\0').flatMap((line) => {
      const [, mode, object = '', stage, path] = /^(\d+) (\w+) (\d)\t(.+)$/s.exec(line) ?? [];
      return path ? [{ mode, object, stage: Number(stage), path }] : [];
    });
    const clashing: ClashingFile[] = [];
    for (const [path, stages] of Map.groupBy(entries, (entry) => entry.path)) {
      if (!kindOf(path)) throw new Trouble(sameFile(path));
      const objects = [1, 2, 3].map((at) => stages.find(({ stage }) => stage === at)?.object);
      const [, own, other] = objects;
      // What one has deleted and the other has changed stays.
      let object = own ?? other;
      if (own && other) {
        const merged = await this.#merged(path, objects, sides[path] ?? []);
        clashing.push(...merged.clashing);
        object = merged.object;
      }
      const entry = `${stages[0]?.mode},${object},${path}`;
      await this.#git.say(['update-index', '--add', '--cacheinfo', entry], { env });
    }
    return clashing;
  }

  /** A file of which three versions are in git's store: as it was, ours and theirs. */
  async #merged(
    path: string,
    objects: readonly (string | undefined)[],
    chosen: Chosen['sides'][string],
  ) {
    const bytes = await Promise.all(objects.map((one) => one && this.#git.bytes(one)));
    const [base = '', ours = '', theirs = ''] = bytes.map((one) => one && fileText(one)?.text);
    const { text, clashes } = mergedText(path, { base, ours, theirs }, chosen);
    const input = editedBytes(bytes[2] || undefined, text);
    const object = await this.#git.say(['hash-object', '-w', '--stdin'], { input });
    if (clashes.length <= chosen.length) return { object, clashing: [] };
    const { form, values } = opened(path, text, null);
    const title = savedText({ path, bytes: input })?.title ?? path;
    const own = { path, title, form, clashes, ...(values !== undefined && { values }) };
    return { object, clashing: [own] };
  }

  /** One commit of ours is made again after theirs; several are merged, so that they stay. */
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

  /** Goes on from another commit; what is changed here and not committed stays. */
  async #adopt(commit: string): Promise<void> {
    const diff = ['diff', '--name-only', '--no-renames', '-z', 'HEAD', commit];
    const moved = new Set(await this.#git.list(...diff));
    const status = ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'];
    const changed = (await this.#git.list(...status)).map((line) => line.slice(3));
    const both = changed.find((file) => moved.has(file));
    if (both) throw new Trouble(unpublished(this.#titleOf(both)));
    await this.#git.say(['reset', '--quiet', '--keep', commit]);
  }

  #titleOf(path: string): string {
    // Deleted here, it has none.
    const place = resolve(this.#git.folder, path);
    const bytes = existsSync(place) ? readFileSync(place) : new Uint8Array();
    return savedText({ path, bytes })?.title ?? basename(path);
  }
}

const sameFile = (path: string) =>
  `Somebody else has published another “${basename(path)}”, too. Nothing of theirs is overwritten; ask a developer to bring the two together.`;
const unpublished = (title: string) =>
  `Somebody else has published changes of “${title}”, which is changed here and not published. Publish it, or restore its published version by its history.`;
