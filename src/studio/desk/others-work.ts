import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { kindOf } from './content-kind.ts';
import type { Chosen, Clashing } from './desk-messages.ts';
import { editedBytes, fileText } from './file-text.ts';
import { type GitOptions, type GitSaid, gitBytes, gitCommand } from './git-command.ts';
import { whyNot } from './git-trouble.ts';
import { mergedText } from './merged-text.ts';
import { opened } from './open-file.ts';
import { savedTexts } from './saved-content.ts';

/** What was fetched last. It is the desk's alone, so that a fetch in a terminal changes nothing. */
const theirs = 'refs/desk/theirs';

type Take =
  | { readonly type: 'nothing' | 'taken' }
  | { readonly type: 'trouble'; readonly message: string }
  | Clashing;

/** Why it is not taken, as a sentence. */
class Trouble extends Error {}

/**
 * What others have published, and how it is taken. The two states are brought together in git's
 * store, and the folder changes in one step at the end: until then, nothing has happened.
 */
export class OthersWork {
  readonly #folder: string;
  #fetching: Promise<GitSaid> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Asks the remote, once at a time. @returns what git said if it could not. */
  async fetch(remote: string, branch: string): Promise<GitSaid | undefined> {
    const refs = `+refs/heads/${branch}:${theirs}`;
    this.#fetching ??= this.#run('fetch', '--quiet', '--no-tags', '--', remote, refs).finally(
      () => {
        this.#fetching = undefined;
      },
    );
    const said = await this.#fetching;
    // A new remote has no branch yet.
    return said.ok || /couldn't find remote ref/.test(said.err) ? undefined : said;
  }

  /** Who has made each commit of content that is not here. */
  async authors(): Promise<string[]> {
    const { out } = await this.#run('log', '--format=%an', `HEAD..${theirs}`, '--', 'content');
    return out.split('\n').filter((name) => name !== '');
  }

  /** Takes what was fetched. @param chosen sides where both have changed the same. */
  async take(chosen: Chosen | undefined): Promise<Take> {
    const commit = await this.#run('rev-parse', '--quiet', '--verify', theirs);
    const next = commit.out.trim();
    const isHere = await this.#run('merge-base', '--is-ancestor', next, 'HEAD');
    if (!commit.ok || isHere.ok) return { type: 'nothing' };
    try {
      const base = await this.#said('merge-base', 'HEAD', next);
      const own = await this.#said('rev-parse', 'HEAD');
      const both = base === own ? next : await this.#together(base, own, next, chosen);
      if (typeof both !== 'string') return both;
      await this.#adopt(both);
      return { type: 'taken' };
    } catch (error) {
      if (error instanceof Trouble) return { type: 'trouble', message: error.message };
      throw error;
    }
  }

  /** @returns the commit of both, or what has to be chosen first. */
  async #together(
    base: string,
    own: string,
    next: string,
    chosen: Chosen | undefined,
  ): Promise<string | Clashing> {
    const index = resolve(this.#folder, await this.#said('rev-parse', '--git-path', 'desk-index'));
    const inIndex = { env: { GIT_INDEX_FILE: index } };
    const of = `${own} ${next}`;
    try {
      await this.#with(inIndex, 'read-tree', '-i', '-m', '--aggressive', base, own, next);
      const files = await this.#merge(inIndex, chosen?.of === of ? chosen.sides : {});
      if (files.length > 0)
        return { type: 'clashing', of, by: [...new Set(await this.authors())], files };
      return await this.#commit(await this.#with(inIndex, 'write-tree'), base, own, next);
    } finally {
      rmSync(index, { force: true });
    }
  }

  /** Merges in an index what both have changed. @returns the files with something to choose. */
  async #merge(inIndex: GitOptions, sides: Chosen['sides']): Promise<Clashing['files']> {
    const unmerged = (await this.#with(inIndex, 'ls-files', '--unmerged', '-z')).split('\0');
    const entries = unmerged.flatMap((line) => {
      const [, mode = '', object = '', stage, path] = /^(\d+) (\w+) (\d)\t(.+)$/s.exec(line) ?? [];
      return path ? [{ mode, object, stage: Number(stage), path }] : [];
    });
    const clashing: Clashing['files'][number][] = [];
    for (const [path, stages] of Map.groupBy(entries, (entry) => entry.path)) {
      if (!kindOf(path)) throw new Trouble(sameFile(path));
      const objectAt = (stage: number) => stages.find((one) => one.stage === stage)?.object;
      const [own, other] = [objectAt(2), objectAt(3)];
      // What one has deleted and the other has changed stays.
      let object = own ?? other ?? '';
      if (own && other) {
        const bytes = await Promise.all([objectAt(1), own, other].map(this.#bytes));
        const [base = '', ours = '', theirs = ''] = bytes.map((one) => fileText(one)?.text);
        const chosen = sides[path] ?? [];
        const { text, clashes } = mergedText(path, { base, ours, theirs }, chosen);
        if (clashes.length > chosen.length) {
          const { form, values } = opened(path, text, null);
          const [saved] = savedTexts([{ path, bytes: Buffer.from(text) }]);
          const title = saved?.title ?? path;
          clashing.push({ path, title, form, clashes, ...(values !== undefined && { values }) });
        }
        object = await this.#with(
          { input: editedBytes(bytes[2], text) },
          'hash-object',
          '-w',
          '--stdin',
        );
      }
      const mode = stages[0]?.mode ?? '100644';
      await this.#with(
        inIndex,
        'update-index',
        '--add',
        '--cacheinfo',
        `${mode},${object},${path}`,
      );
    }
    return clashing;
  }

  readonly #bytes = async (object: string | undefined): Promise<Uint8Array> => {
    if (object === undefined) return Buffer.from('');
    return (await gitBytes(this.#folder, ['cat-file', 'blob', object])) ?? Buffer.from('');
  };

  /** One commit of ours is made again after theirs; several are merged, so that they stay. */
  async #commit(tree: string, base: string, own: string, next: string): Promise<string> {
    const count = await this.#said('rev-list', '--count', `${base}..${own}`);
    if (count !== '1') {
      const message = 'Bring together what was published at once';
      return this.#said('commit-tree', tree, '-p', own, '-p', next, '-m', message);
    }
    const form = '--format=%an%n%ae%n%aI%n%B';
    const [name = '', email = '', date = '', ...message] = (
      await this.#said('log', '-1', form, own)
    ).split('\n');
    const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date };
    return this.#with({ env: author }, 'commit-tree', tree, '-p', next, '-m', message.join('\n'));
  }

  /** Goes on from another commit; what is changed here and not committed stays. */
  async #adopt(commit: string): Promise<void> {
    const names = (out: string) => out.split('\0').filter((name) => name !== '');
    const moved = new Set(
      names(await this.#said('diff', '--name-only', '--no-renames', '-z', 'HEAD', commit)),
    );
    const status = ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'];
    const changed = names(await this.#said(...status)).map((line) => line.slice(3));
    const both = changed.find((file) => moved.has(file));
    if (both) throw new Trouble(unpublished(both));
    await this.#said('reset', '--quiet', '--keep', commit);
  }

  async #said(...args: string[]): Promise<string> {
    return this.#with({}, ...args);
  }

  /** @throws Trouble if git does not do it. */
  async #with(options: GitOptions, ...args: string[]): Promise<string> {
    const said = await gitCommand(this.#folder, args, options);
    if (!said.ok) throw new Trouble(whyNot(said));
    return args.includes('-z') ? said.out : said.out.trim();
  }

  #run(...args: string[]): Promise<GitSaid> {
    return gitCommand(this.#folder, args);
  }
}

const sameFile = (path: string) =>
  `Somebody else has published another ${path}, too. Nothing of theirs is overwritten; ask a developer to bring the two together.`;
const unpublished = (path: string) =>
  `Somebody else has published changes of ${path}, which is changed here and not published. Publish it, or restore its published version by its history.`;
