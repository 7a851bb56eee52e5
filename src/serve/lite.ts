import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/**
 * The command line of `@supabase/lite`, which looks for `supabase/migrations` in the working
 * directory. It is alpha: for development and tests alone.
 */
const program = join(root, 'node_modules/@supabase/lite/dist/cli/index.js');

const options = {
  cwd: root,
  // It would tell its makers how it is used.
  env: { ...process.env, DO_NOT_TRACK: '1', LITE_TELEMETRY: '0', NO_COLOR: '1' },
  execArgv: ['--import', join(import.meta.dirname, 'leave-with-parent.mjs')],
};

/** Told the process that works on the data now, so that no other begins to. */
type Started = (pid: number) => void;

/** Runs one command to its end. @throws with the last line that it said, when it failed. */
export async function lite(config: string, started: Started, ...command: string[]): Promise<void> {
  const run = fork(program, [...command, '--config', config], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (run.pid) started(run.pid);
  const said = run.stderr ? text(run.stderr) : '';
  const [status, signal] = await once(run, 'exit');
  if (status === 0) return;
  const reason =
    (await said).trim().split('\n').at(-1) || `${command[0]} ended with ${signal ?? status}`;
  throw new Error(`The embedded database: ${reason}`);
}

/**
 * Starts the server, which ends when this process does.
 *
 * @param log the open file that takes what it says.
 */
export function liteServer(config: string, log: number): ChildProcess {
  const command = ['start', '--no-admin', '--host', '127.0.0.1', '--config', config];
  return fork(program, command, {
    ...options,
    // In a group of its own: Ctrl+C is for the supervisor, which then stops it.
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
}
