import { execFile } from 'node:child_process';
import { hasSecretKey } from './audit/secrets.ts';
import type { Problem } from './kernel/problem.ts';

/** Looks like a secret key of the database, in either form; shorter ones are examples. */
const candidate = 'sb_secret_[A-Za-z0-9_-]{20,}|eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.';

/**
 * Secret keys in the files that git tracks, which everybody with a clone has. Nothing outside a
 * checkout, or without git. It runs beside the build.
 */
export async function trackedSecrets(root: string): Promise<Problem[]> {
  const args = ['grep', '--null', '-I', '-n', '-o', '-E', candidate, '--', '.'];
  // By bytes, since git takes four times as long by characters.
  const env = { ...process.env, LC_ALL: 'C' };
  const stdout = await new Promise<string>((resolve) => {
    execFile('git', args, { cwd: root, env }, (_, found) => resolve(found));
  });
  return stdout.split('\n').flatMap((found) => {
    const [file = '', line, text = ''] = found.split('\0');
    const message =
      'holds a secret key of the database, and git tracks the file. Make a new key in the project’s API settings, delete this one there, and take it out of the file.';
    return hasSecretKey(text) ? [{ file, line: Number(line), code: 'secret', message }] : [];
  });
}
