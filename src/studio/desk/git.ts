import { dirname } from 'node:path/posix';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { inAList } from '../../engine/kernel/text.ts';
import type {
  Author,
  Chosen,
  Conflicted,
  DeskCalls,
  GitChange,
  GitState,
  Refused,
  Version,
} from './desk-messages.ts';
import { textIn } from './file-text.ts';
import { GitCommand } from './git-command.ts';
import { GitError, isBehind, pushError, whyNot } from './git-errors.ts';
import { type Difference, inWords, type Status } from './git-words.ts';
import { readText } from './open-file.ts';
import { RemoteChanges } from './remote-changes.ts';
import type { SavedText } from './saved-content.ts';
import type { Committed } from './taken-back.ts';

/** Pathspecs for `content/`, minus temporary files and exclusions. */
function content(without: readonly string[] = []): string[] {
  const left = without.map((file) => `:(exclude,literal)${file}`);
  return ['--', 'content', ':(exclude,glob)content/**/.*', ...left];
}

type PublishAnswer = DeskCalls['publish']['answer'];
type Others = DeskCalls['others']['answer'];
type Taken = Exclude<DeskCalls['take']['answer'], Refused>;

/** Per file. */
const mostVersions = 30;

type Publishing = {
  /** Files to leave out of the commit. */
  readonly without?: readonly string[];
  readonly author?: Author | undefined;
  readonly chosen?: Chosen | undefined;
  /** Checks the merge of our changes with others' before it is pushed. */
  readonly check?: () => Promise<Refused | undefined>;
};

export class Git {
  readonly #git: GitCommand;
  readonly #theirs: RemoteChanges;

  constructor(folder: string) {
    this.#git = new GitCommand(folder);
    this.#theirs = new RemoteChanges(this.#git);
  }

  async isRepository(): Promise<boolean> {
    return (await this.#objection()) === undefined;
  }

  /** Uncommitted changes, and commits not pushed yet. */
  async changed(texts: readonly SavedText[]): Promise<Status[]> {
    const status = await this.#status(texts);
    return [...status, ...(await this.#waiting((await this.#target()).remote, status))];
  }

  /** Recent commits of a file, across renames, newest first. */
  async versions(file: string): Promise<Version[]> {
    const form = '--format=%x00%H%n%at%n%an%n%s';
    const of = ['--follow', '--name-only', '--relative', `-${mostVersions}`, form, '--', file];
    const commits = await this.#git.list('-c', 'core.quotePath=false', 'log', ...of);
    const all = commits.map(async (commit): Promise<Version[]> => {
      const [hash, at, by = '', words = '', , name] = commit.split('\n');
      const text = textIn(await this.#git.bytes(`${hash}:./${name}`));
      if (text === undefined) return [];
      const told = { at: Number(at) * 1000, how: 'published', by, words, commit: hash } as const;
      return [{ ...told, ...readText(file, text) }];
    });
    return (await Promise.all(all)).flat();
  }

  /** What a commit changed in `content/`; nothing for the first one, or one that is not there. */
  async changesOf(commit: string): Promise<Committed[]> {
    // As an argument of git, it must be no option.
    if (!/^[0-9a-f]{40,64}$/.test(commit)) return [];
    const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z'];
    const files = await this.#git.list(...diff, `${commit}^`, commit, ...content());
    const at = (of: string, path: string) => this.#git.bytes(`${of}:./${path}`);
    const all = files.map(async (path) => {
      const [before, after] = await Promise.all([at(`${commit}^`, path), at(commit, path)]);
      return { path, before, after };
    });
    return Promise.all(all);
  }

  committed(file: string): Promise<Uint8Array | undefined> {
    return this.#git.bytes(`HEAD:./${file}`);
  }

  async state(texts: readonly SavedText[], without: readonly string[] = []): Promise<GitState> {
    const message = await this.#objection();
    if (message !== undefined) return { type: 'none', message };
    const status = await this.#status(texts, without);
    const day = businessDay(new Date());
    const { remote } = await this.#target();
    const earlier = await this.#waiting(remote, status);
    const [changes, waiting] = await Promise.all(
      [status, earlier].map((all) => Promise.all(all.map((one) => this.#difference(one, texts)))),
    );
    return {
      type: 'repository',
      own: [],
      changes: (changes ?? []).map((one) => inWords(one, day)),
      waiting: (waiting ?? []).map((one) => inWords(one, day)),
      ...(remote && { remote }),
      unsent: await this.#unsent(remote),
      needsAuthor: !(await this.#git.run(['var', 'GIT_COMMITTER_IDENT'])).ok,
      problems: [],
    };
  }

  /** Commits only `content/`; with a remote, merges what others published and pushes. */
  publish(message: string, publishing: Publishing = {}): Promise<PublishAnswer> {
    return orRefused(async () => {
      const objection = await this.#objection();
      if (objection !== undefined) return refused(objection);
      const { remote, branch } = await this.#target();
      if ((await this.#status([], publishing.without)).length > 0) {
        if (message.trim() === '') return refused('Say in a few words what has changed.');
        await this.#commit(message, publishing);
      } else if ((await this.#unsent(remote)) === 0) {
        return refused('There is nothing to publish: nothing has changed since the last time.');
      }
      // Sending may write it anew. A merge's first parent is ours.
      const own = ['rev-list', '-1', '--no-merges', '--first-parent', 'HEAD'];
      const published = async (message: string) =>
        ({ type: 'published', message, commit: await this.#git.say(own) }) as const;
      if (!remote) return published(`It is saved in the history on this computer. ${noRemote}`);
      const theirs = new Set<string>();
      const answer = await this.#send(remote, branch, theirs, publishing);
      if (typeof answer === 'string') return { ...(await published(notSent)), failure: answer };
      return answer ?? { ...(await published(soon)), sentAt: Date.now(), theirs: [...theirs] };
    });
  }

  /** Commits by others that are not here; none if the remote cannot be reached. */
  async others(): Promise<Others> {
    const { remote, branch } = await this.#target();
    const isKnown =
      remote && (await this.isRepository()) && !(await this.#theirs.fetch(remote, branch));
    const by = isKnown ? await this.#theirs.authors() : [];
    return { type: 'others', count: by.length, by: [...new Set(by)] };
  }

  /** Merges what was last fetched. */
  take(): Promise<Taken | Refused> {
    return orRefused(async () => {
      const objection = await this.#objection();
      if (objection !== undefined) return refused(objection);
      const answer = await this.#theirs.take();
      return 'type' in answer ? refused(bothChanged(answer)) : { type: 'taken' };
    });
  }

  async #commit(message: string, { without, author }: Publishing): Promise<void> {
    for (const [key, value] of Object.entries(author ?? {})) {
      // A leading hyphen would be read as an option.
      await this.#git.say(['config', `user.${key}`, value.replace(/^[\s-]+/, '')]);
    }
    await this.#git.say(['add', '-A', ...content(without)]);
    await this.#git.say(['commit', '--quiet', '-m', message.trim(), ...content(without)]);
  }

  /** @param theirs collects the files that others changed. @returns why it was not pushed, if so. */
  async #send(
    remote: string,
    branch: string,
    theirs: Set<string>,
    { chosen, check }: Publishing,
  ): Promise<string | Conflicted | Refused | undefined> {
    // Someone else may push between our fetch and our push.
    for (let tries = 0; ; tries++) {
      const failure = await this.#theirs.fetch(remote, branch);
      if (failure) return pushError(failure, remote);
      try {
        const taken = await this.#theirs.take(chosen);
        if ('type' in taken) return taken;
        for (const file of taken) theirs.add(file);
        const objection = taken.length > 0 ? await check?.() : undefined;
        if (objection) return objection;
      } catch (error) {
        if (error instanceof GitError)
          return `It is saved on this computer, but not sent yet. ${error.message}`;
        throw error;
      }
      const to = ['-u', '--', remote, `HEAD:refs/heads/${branch}`];
      const result = await this.#git.run(['push', '--quiet', ...to]);
      if (result.ok) return undefined;
      if (!isBehind(result) || tries === 2) return pushError(result, remote);
    }
  }

  /** Why nothing can be published from here, if so. */
  async #objection(): Promise<string | undefined> {
    const result = await this.#git.run(['rev-parse', '--is-inside-work-tree']);
    if (!result.ok || result.out.trim() !== 'true') return whyNot(result);
    const merging = await this.#git.run(['rev-parse', '--quiet', '--verify', 'MERGE_HEAD']);
    if (merging.ok) return halfMerged;
    return (await this.#git.run(['symbolic-ref', '--quiet', 'HEAD'])).ok ? undefined : noBranch;
  }

  async #status(texts: readonly SavedText[], without?: readonly string[]): Promise<Status[]> {
    const args = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
    const lines = await this.#git.list('status', ...args, ...content(without));
    const prefix = (await this.#git.run(['rev-parse', '--show-prefix'])).out.trim();
    const all = lines.map((line): Status => {
      return { file: line.slice(3 + prefix.length), how: howOf(line.slice(0, 2)) };
    });
    return withRenamed(
      all.sort((a, b) => (a.file < b.file ? -1 : 1)),
      {
        before: async (file) => textIn(await this.committed(file)),
        after: (file) => textAt(texts, file),
      },
    );
  }

  /** Files in unpushed commits, except those changed again since. */
  async #waiting(remote: string | undefined, status: readonly Status[]): Promise<Status[]> {
    const known = await this.#git.run(['for-each-ref', `refs/remotes/${remote}`, 'refs/desk']);
    // With an empty remote, every file would be listed.
    if (!remote || known.out === '') return [];
    const form = ['--format=', '--name-status', '--no-renames', '--relative', '-z'];
    const parts = await this.#git.list('log', ...form, ...unsentOf(remote), ...content());
    const found = new Map<string, Status>();
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [code = '', file = ''] = parts.slice(at);
      if (!found.has(file)) found.set(file, { file, how: howOf(code) });
    }
    for (const { file } of status) found.delete(file);
    return [...found.values()];
  }

  async #difference(status: Status, texts: readonly SavedText[]): Promise<Difference> {
    const { file, how, former = file } = status;
    const isText = /\.(md|json)$/.test(file) && how !== 'new';
    const before = isText ? textIn(await this.committed(former)) : undefined;
    return { ...status, before, after: textAt(texts, file) };
  }

  /** The remote that the branch is sent to, and the branch there that it follows. */
  async #target(): Promise<{ readonly branch: string; readonly remote: string | undefined }> {
    const outputOf = async (...args: string[]) => (await this.#git.run(args)).out.trim();
    const here = await outputOf('symbolic-ref', '--short', 'HEAD');
    const own = await outputOf('config', `branch.${here}.remote`);
    const all = (await outputOf('remote')).split('\n').filter((name) => name !== '');
    const remote = [own, 'origin'].find((name) => all.includes(name)) ?? all[0];
    const followed = remote === own ? await outputOf('config', `branch.${here}.merge`) : '';
    return { branch: followed.replace('refs/heads/', '') || here, remote };
  }

  async #unsent(remote: string | undefined): Promise<number> {
    if (!remote) return 0;
    const result = await this.#git.run(['rev-list', '--count', ...unsentOf(remote)]);
    return Number(result.out.trim() || 0);
  }
}

async function orRefused<Answer>(action: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof GitError) return refused(error.message);
    throw error;
  }
}

/** Local commits. Anything fetched is at the remote already. */
const unsentOf = (remote: string) => ['HEAD', '--not', `--remotes=${remote}`, '--glob=refs/desk'];

const textAt = (texts: readonly SavedText[], file: string) =>
  texts.find(({ path }) => path === file)?.text;

type Sides = {
  readonly before: (file: string) => Promise<string | undefined>;
  readonly after: (file: string) => string | undefined;
};

/** Pairs a deleted page with the new one that has most of its lines. */
export async function withRenamed(
  all: readonly Status[],
  { before, after }: Sides,
): Promise<Status[]> {
  const status = [...all];
  for (const gone of all.filter(({ file, how }) => how === 'deleted' && file.endsWith('.md'))) {
    const made = status.filter(
      ({ file, how }) => how === 'new' && dirname(file) === dirname(gone.file),
    );
    const old = made.length > 0 ? await before(gone.file) : undefined;
    const own = made.find(({ file }) => isMostlyOf(old, after(file)));
    if (!own) continue;
    status[status.indexOf(own)] = { file: own.file, how: 'changed', former: gone.file };
    status.splice(status.indexOf(gone), 1);
  }
  return status;
}

function isMostlyOf(before = '', after = ''): boolean {
  const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.length > 3));
  const [old, next] = [linesOf(before), linesOf(after)];
  return old.size > 0 && old.intersection(next).size * 2 >= Math.max(old.size, next.size);
}

function howOf(code: string): GitChange['how'] {
  if (/[?A]/.test(code)) return code.includes('D') ? 'deleted' : 'new';
  return code.includes('D') ? 'deleted' : 'changed';
}

const refused = (message: string): Refused => ({ type: 'refused', message, problems: [] });

const soon = 'It is on the site in a few minutes.';
const notSent = 'It is saved in the history on this computer, but not sent yet.';
const noRemote =
  'Nowhere to send it is set up, so whoever looks after the site takes it from this computer.';
const halfMerged =
  'A merge in this folder is not finished. Finish it, or ask a developer to; nothing is lost until then.';
const noBranch =
  'This folder is not on a branch, so a commit would get lost. Ask a developer to run git switch.';
const bothChanged = ({ by, files }: Conflicted) =>
  `You and ${inAList(by)} both changed “${files[0]?.title}”. When you publish, you are asked which one to keep.`;
