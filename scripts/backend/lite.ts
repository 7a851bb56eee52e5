import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/**
 * The command line of `@supabase/lite`, which looks for `supabase/migrations` in the working
 * directory. It is alpha: for development and tests alone.
 */
const program = join(root, 'node_modules/@supabase/lite/dist/cli/index.js');
const env = { ...process.env, DO_NOT_TRACK: '1', LITE_TELEMETRY: '0', NO_COLOR: '1' };

/** Runs one command to its end. @throws with the last line that it said, when it failed. */
export async function lite(config: string, ...command: string[]): Promise<void> {
  const options = { cwd: root, env };
  try {
    await promisify(execFile)(process.execPath, [program, ...command, '--config', config], options);
  } catch (error) {
    // `execFile` adds what was said to what it throws.
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Error(`The embedded database: ${said || error}`);
  }
}

/**
 * Starts the server, which ends when this process does.
 *
 * @param log the open file that takes what it says.
 */
export function liteServer(config: string, log: number): ChildProcess {
  const leave = ['--import', join(import.meta.dirname, 'leave-with-parent.mjs')];
  const command = [program, 'start', '--no-admin', '--host', '127.0.0.1', '--config', config];
  return spawn(process.execPath, [...leave, ...command], {
    cwd: root,
    env,
    // In a group of its own: Ctrl+C is for the supervisor, which then stops it.
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
}
