import { execFile } from 'node:child_process';

export type GitSaid = { readonly ok: boolean; readonly out: string; readonly err: string };

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

export type GitOptions = {
  /** Of what it says: `latin1` has a character for each byte of a file. */
  readonly encoding?: 'utf8' | 'latin1';
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array;
};

/** What git writes, byte for byte; undefined if it fails. */
export async function gitBytes(
  folder: string,
  args: readonly string[],
): Promise<Uint8Array | undefined> {
  const { ok, out } = await gitCommand(folder, args, { encoding: 'latin1' });
  return ok ? Buffer.from(out, 'latin1') : undefined;
}

/** Runs git in a folder, without a shell. Nothing else at the desk runs it. It never throws. */
export function gitCommand(
  folder: string,
  args: readonly string[],
  { encoding = 'utf8', env: own = {}, input }: GitOptions = {},
): Promise<GitSaid> {
  const env = { ...process.env, ...silent, ...own };
  // In ms: a push goes over the network.
  const timeout = 120_000;
  const options = { cwd: folder, env, encoding, timeout, maxBuffer: 2 ** 26 } as const;
  return new Promise((resolve) => {
    const child = execFile('git', [...args], options, (error, out, err) => {
      resolve({ ok: error === null, out, err: err || (error?.message ?? '') });
    });
    if (input !== undefined) child.stdin?.end(input);
  });
}
