import { dirname } from 'node:path/posix';
import type {
  Author,
  Chosen,
  Clashing,
  DeskCalls,
  GitChange,
  GitState,
  Published,
  Refused,
  Version,
} from './desk-messages.ts';
import { fileText } from './file-text.ts';
import { type GitSaid, gitBytes, gitCommand } from './git-command.ts';
import { isBehind, pushTrouble, whyNot } from './git-trouble.ts';
import { type Difference, inWords, suggestedMessage } from './git-words.ts';
import { readText } from './open-file.ts';
import { OthersWork } from './others-work.ts';
import type { SavedText } from './saved-content.ts';

/** Pathspecs of `content/`, without temporary files and what is left out. */
function content(without: readonly string[] = []): string[] {
  const left = without.map((file) => `:(exclude,literal)${file}`);
  return ['--', 'content', ':(exclude,glob)content/**/.*', ...left];
}

type PublishAnswer = DeskCalls['publish']['answer'];
type Others = DeskCalls['others']['answer'];
type Taken = Exclude<DeskCalls['take']['answer'], Refused>;

/** How many commits of a file are looked at. */
const mostVersions = 30;

type Publishing = {
  /** Files that stay as they were committed. */
  readonly without?: readonly string[];
  readonly author?: Author | undefined;
  readonly chosen?: Chosen | undefined;
  /** Why what others have published cannot be sent together with ours. */
  readonly check?: () => Promise<Refused | undefined>;
};

type Status = Pick<GitChange, 'file' | 'how' | 'former'>;

/** The git repository that holds `content/`, if there is one. */
export class Git {
  readonly #folder: string;
  readonly #theirs: OthersWork;

  constructor(folder: string) {
    this.#folder = folder;
    this.#theirs = new OthersWork(folder);
  }

  async isRepository(): Promise<boolean> {
    return (await this.#objection()) === undefined;
  }

  /** What would be sent: what is new, changed or deleted, and what is committed and was not sent. */
  async changed(texts: readonly SavedText[]): Promise<Status[]> {
    const status = await this.#status(texts);
    const remote = await this.#remote(await this.#branch());
    return [...status, ...(remote ? await this.#waiting(remote, status) : [])];
  }

  /** The last versions of a file that were committed, under former names too; the newest first. */
  async versions(file: string): Promise<Version[]> {
    const form = `--format=%x00%H%n%at%n%an%n%s`;
    const of = ['--follow', '--name-only', '--relative', `-${mostVersions}`, form, '--', file];
    const { ok, out } = await this.#run('-c', 'core.quotePath=false', 'log', ...of);
    if (!ok) return [];
    const commits = out.split('\0').slice(1);
    const all = commits.map(async (commit): Promise<Version[]> => {
      const [hash, at, by = '', words = '', , name] = commit.split('\n');
      const bytes = await this.#bytes(`${hash}:./${name}`);
      const text = bytes && fileText(bytes)?.text;
      if (text === undefined) return [];
      return [{ at: Number(at) * 1000, how: 'published', by, words, ...readText(file, text) }];
    });
    return (await Promise.all(all)).flat();
  }

  /** A file's bytes in the last commit; undefined if it has none. */
  committed(file: string): Promise<Uint8Array | undefined> {
    return this.#bytes(`HEAD:./${file}`);
  }

  #bytes(object: string): Promise<Uint8Array | undefined> {
    return gitBytes(this.#folder, ['show', object]);
  }

  async state(texts: readonly SavedText[], without: readonly string[] = []): Promise<GitState> {
    const message = await this.#objection();
    if (message !== undefined) return { type: 'none', message };
    const status = await this.#status(texts, without);
    const all = await Promise.all(status.map((one) => this.#difference(one, texts)));
    const remote = await this.#remote(await this.#branch());
    const waiting = remote ? await this.#waiting(remote, status) : [];
    const earlier = await Promise.all(waiting.map((one) => this.#difference(one, texts)));
    return {
      type: 'repository',
      changes: all.map(inWords),
      waiting: earlier.map(inWords),
      ...(remote && { remote }),
      unsent: remote ? await this.#unsent(remote) : 0,
      needsAuthor: !(await this.#run('var', 'GIT_COMMITTER_IDENT')).ok,
      suggestion: suggestedMessage(all),
      problems: [],
    };
  }

  /**
   * Commits what has changed below `content/`, and nothing else; where there is a remote, takes what
   * others have published, and sends both.
   */
  async publish(
    message: string,
    { without = [], author, chosen, check = async () => undefined }: Publishing = {},
  ): Promise<PublishAnswer> {
    const objection = await this.#objection();
    if (objection !== undefined) return refused(objection);
    const status = await this.#status([], without);
    const branch = await this.#branch();
    const remote = await this.#remote(branch);
    if (status.length > 0) {
      if (message.trim() === '') return refused('Say in a few words what has changed.');
      const said = await this.#commit(message, without, author);
      if (!said.ok) return refused(whyNot(said));
    } else if (!remote || (await this.#unsent(remote)) === 0) {
      return refused('There is nothing to publish: nothing has changed since the last commit.');
    }
    if (!remote) return published(`It is noted in the history here. ${noRemote}`);
    const answer = await this.#send(remote, branch, { chosen, check });
    if (typeof answer === 'string') return { ...published(notSent), trouble: answer };
    return answer ?? { ...published(soon), sentAt: Date.now() };
  }

  /** What others have published that is not here, as far as the remote can be reached. */
  async others(): Promise<Others> {
    const none = { type: 'others', count: 0, by: [] } as const;
    if (!(await this.isRepository())) return none;
    const branch = await this.#branch();
    const remote = await this.#remote(branch);
    if (!remote || (await this.#theirs.fetch(remote, branch))) return none;
    const by = await this.#theirs.authors();
    return { ...none, count: by.length, by: [...new Set(by)] };
  }

  /** Takes what others have published, as it was last fetched. */
  async take(): Promise<Taken | Refused> {
    const objection = await this.#objection();
    if (objection !== undefined) return refused(objection);
    const answer = await this.#theirs.take(undefined);
    if (answer.type === 'trouble') return refused(answer.message);
    if (answer.type === 'clashing') return refused(bothChanged);
    return { type: 'taken' };
  }

  async #commit(
    message: string,
    without: readonly string[],
    author: Author | undefined,
  ): Promise<GitSaid> {
    for (const [key, value] of Object.entries(author ?? {})) {
      // Without what git takes as an option.
      const kept = await this.#run('config', `user.${key}`, value.replace(/^[\s-]+/, ''));
      if (!kept.ok) return kept;
    }
    const added = await this.#run('add', '-A', ...content(without));
    if (!added.ok) return added;
    return this.#run('commit', '--quiet', '-m', message.trim(), ...content(without));
  }

  /** @returns why it was not sent; undefined if it was. */
  async #send(
    remote: string,
    branch: string,
    { chosen, check }: Pick<Publishing, 'chosen' | 'check'>,
  ): Promise<string | Clashing | Refused | undefined> {
    // Somebody else may publish between the two.
    for (let tries = 0; ; tries++) {
      const trouble = await this.#theirs.fetch(remote, branch);
      if (trouble) return pushTrouble(trouble, remote);
      const taken = await this.#theirs.take(chosen);
      if (taken.type === 'trouble') return `Your commit is safe in this folder. ${taken.message}`;
      if (taken.type === 'clashing') return taken;
      const objection = taken.type === 'taken' ? await check?.() : undefined;
      if (objection) return objection;
      const to = ['-u', '--', remote, `HEAD:refs/heads/${branch}`];
      const said = await this.#run('push', '--quiet', ...to);
      if (said.ok) return undefined;
      if (!isBehind(said) || tries === 2) return pushTrouble(said, remote);
    }
  }

  /** Why nothing can be published from here; undefined if it can. */
  async #objection(): Promise<string | undefined> {
    const said = await this.#run('rev-parse', '--is-inside-work-tree');
    if (!said.ok || said.out.trim() !== 'true') return whyNot(said);
    const merging = await this.#run('rev-parse', '--quiet', '--verify', 'MERGE_HEAD');
    if (merging.ok) return halfMerged;
    return (await this.#run('symbolic-ref', '--quiet', 'HEAD')).ok ? undefined : noBranch;
  }

  async #status(texts: readonly SavedText[], without: readonly string[] = []): Promise<Status[]> {
    const args = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
    const { ok, out } = await this.#run('status', ...args, ...content(without));
    if (!ok) return [];
    const prefix = (await this.#run('rev-parse', '--show-prefix')).out.trim();
    const lines = out.split('\0').filter((line) => line !== '');
    const all = lines.map((line): Status => {
      return { file: line.slice(3 + prefix.length), how: howOf(line.slice(0, 2)) };
    });
    const sorted = all.sort((a, b) => (a.file < b.file ? -1 : 1));
    return this.#withRenamed(sorted, texts);
  }

  /** A page that is new, and one that was deleted and had most of its lines, are one. */
  async #withRenamed(all: readonly Status[], texts: readonly SavedText[]): Promise<Status[]> {
    const status = [...all];
    for (const gone of all.filter(({ file, how }) => how === 'deleted' && file.endsWith('.md'))) {
      const made = status.filter(
        ({ file, how }) => how === 'new' && dirname(file) === dirname(gone.file),
      );
      const before = made.length > 0 ? await this.#textOf('HEAD', gone.file) : undefined;
      const own = made.find(({ file }) => isMostlyOf(before, textIn(texts, file)));
      if (!own) continue;
      status[status.indexOf(own)] = { file: own.file, how: 'changed', former: gone.file };
      status.splice(status.indexOf(gone), 1);
    }
    return status;
  }

  /** The files of commits that were not sent, but for those that have changed since. */
  async #waiting(remote: string, status: readonly Status[]): Promise<Status[]> {
    const known = await this.#run('for-each-ref', `refs/remotes/${remote}`, 'refs/desk');
    // Of a remote that has nothing yet, that would be everything.
    if (known.out === '') return [];
    const form = ['--format=', '--name-status', '--no-renames', '--relative', '-z'];
    const { out } = await this.#run('log', ...form, ...unsentOf(remote), ...content());
    const parts = out.split('\0');
    const found = new Map<string, Status>();
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [code = '', file = ''] = [parts[at]?.trim(), parts[at + 1]];
      if (!found.has(file)) found.set(file, { file, how: howOf(code) });
    }
    for (const { file } of status) found.delete(file);
    return [...found.values()];
  }

  async #difference(
    { file, how, former }: Status,
    texts: readonly SavedText[],
  ): Promise<Difference> {
    const after = textIn(texts, file);
    const isText = /\.(md|json)$/.test(file) && how !== 'new';
    const before = isText ? await this.#textOf('HEAD', former ?? file) : undefined;
    return {
      ...{ file, how },
      ...(former && { former }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    };
  }

  async #textOf(commit: string, file: string): Promise<string | undefined> {
    const { ok, out } = await this.#run('show', `${commit}:./${file}`);
    return ok ? out.replaceAll('\r\n', '\n') : undefined;
  }

  async #branch(): Promise<string> {
    return (await this.#run('symbolic-ref', '--short', 'HEAD')).out.trim();
  }

  async #remote(branch: string): Promise<string | undefined> {
    const own = (await this.#run('config', `branch.${branch}.remote`)).out.trim();
    const all = (await this.#run('remote')).out.split('\n').filter((name) => name !== '');
    return all.find((name) => name === own) ?? all.find((name) => name === 'origin') ?? all[0];
  }

  async #unsent(remote: string): Promise<number> {
    const said = await this.#run('rev-list', '--count', ...unsentOf(remote));
    return Number(said.out.trim() || 0);
  }

  #run(...args: string[]): Promise<GitSaid> {
    return gitCommand(this.#folder, args);
  }
}

/** The commits that are here alone. What was fetched from others is at the remote. */
const unsentOf = (remote: string) => [
  ...['HEAD', '--not', `--remotes=${remote}`],
  '--glob=refs/desk',
];

const textIn = (texts: readonly SavedText[], file: string) =>
  texts.find(({ path }) => path === file)?.text;

function isMostlyOf(before = '', after = ''): boolean {
  const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.length > 3));
  const [old, next] = [linesOf(before), linesOf(after)];
  return old.size > 0 && old.intersection(next).size * 2 >= Math.max(old.size, next.size);
}

function howOf(code: string): GitChange['how'] {
  if (/[?A]/.test(code)) return code.includes('D') ? 'deleted' : 'new';
  return code.includes('D') ? 'deleted' : 'changed';
}

const published = (message: string): Published => ({ type: 'published', message });
const refused = (message: string): Refused => ({ type: 'refused', message, problems: [] });

const soon = 'It is on the site in a few minutes.';
const notSent = 'It is noted in the history here, and not sent yet.';
const noRemote =
  'This folder has no remote to send it to: whoever looks after the site takes it from here.';
const halfMerged =
  'A merge is half done in this folder. Finish it, or ask a developer to; nothing is lost until then.';
const noBranch =
  'This folder is on no branch, so a commit would get lost. Ask a developer to run git switch.';
const bothChanged =
  'You and somebody else have changed the same. Publish, and you are asked what stays.';
