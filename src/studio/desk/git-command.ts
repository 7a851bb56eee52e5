import { execFile } from 'node:child_process';
import { GitError, type GitResult, whyNot } from './git-errors.ts';

/** Git must fail rather than prompt: no terminal is attached. */
const silent = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
  GIT_EDITOR: 'true',
  // `git-errors.ts` parses its messages.
  LC_ALL: 'C',
};

type GitOptions = {
  /** Of the output: `latin1` maps each byte to a character. */
  readonly encoding?: 'utf8' | 'latin1';
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array;
};

/** The desk runs git only through this class, without a shell. */
export class GitCommand {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  run(args: readonly string[], { env: own = {}, input, ...options }: GitOptions = {}) {
    const env = { ...process.env, ...silent, ...own };
    // A push may take minutes.
    const limits = { timeout: 120_000, maxBuffer: 2 ** 26 };
    return new Promise<GitResult>((resolve) => {
      const all = { encoding: 'utf8', cwd: this.folder, env, ...limits, ...options } as const;
      const child = execFile('git', [...args], all, (error, out, err) => {
        resolve({ ok: error === null, out, err: err || (error?.message ?? '') });
      });
      if (input !== undefined) child.stdin?.end(input);
    });
  }

  /** @throws GitError if git fails. */
  async say(args: readonly string[], options: GitOptions = {}): Promise<string> {
    const result = await this.run(args, options);
    if (!result.ok) throw new GitError(whyNot(result));
    return result.out.trim();
  }

  /** Parses zero-separated output; empty if git fails. */
  async list(...args: string[]): Promise<string[]> {
    const { ok, out } = await this.run([...args]);
    return ok ? out.split('\0').filter((part) => part !== '') : [];
  }

  /** Undefined if the object does not exist. */
  async bytes(object: string): Promise<Uint8Array | undefined> {
    const { ok, out } = await this.run(['show', object], { encoding: 'latin1' });
    return ok ? Buffer.from(out, 'latin1') : undefined;
  }
}
