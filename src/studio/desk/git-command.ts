import { execFile } from 'node:child_process';
import { type GitSaid, Trouble, whyNot } from './git-trouble.ts';

/** Nobody is there to answer: git fails where it would ask for a name, a password or a key. */
const silent = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
  GIT_EDITOR: 'true',
  // `git-trouble.ts` reads its messages.
  LC_ALL: 'C',
};

type GitOptions = {
  /** Of what it says: `latin1` has a character for each byte of a file. */
  readonly encoding?: 'utf8' | 'latin1';
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array;
};

/** Git in a folder, without a shell. Nothing else at the desk runs it. */
export class GitCommand {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  run(args: readonly string[], { env: own = {}, input, ...options }: GitOptions = {}) {
    const env = { ...process.env, ...silent, ...own };
    // In ms: a push goes over the network.
    const limits = { timeout: 120_000, maxBuffer: 2 ** 26 };
    return new Promise<GitSaid>((resolve) => {
      const all = { encoding: 'utf8', cwd: this.folder, env, ...limits, ...options } as const;
      const child = execFile('git', [...args], all, (error, out, err) => {
        resolve({ ok: error === null, out, err: err || (error?.message ?? '') });
      });
      if (input !== undefined) child.stdin?.end(input);
    });
  }

  /** @throws Trouble if git does not do it. */
  async say(args: readonly string[], options: GitOptions = {}): Promise<string> {
    const said = await this.run(args, options);
    if (!said.ok) throw new Trouble(whyNot(said));
    return said.out.trim();
  }

  /** The parts of a list that git ends with zero bytes; none if it fails. */
  async list(...args: string[]): Promise<string[]> {
    const { ok, out } = await this.run([...args]);
    return ok ? out.split('\0').filter((part) => part !== '') : [];
  }

  /** An object byte for byte; undefined if there is none. */
  async bytes(object: string): Promise<Uint8Array | undefined> {
    const { ok, out } = await this.run(['show', object], { encoding: 'latin1' });
    return ok ? Buffer.from(out, 'latin1') : undefined;
  }
}
