import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { compiledFolder } from '../../engine/bundle/builder.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The CLI of `@supabase/lite`, which reads `supabase/migrations` from the working directory. It is
 * alpha software: for development and tests only.
 */
const program = join(root, 'node_modules/@supabase/lite/dist/cli/index.js');

const options = {
  cwd: root,
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: compiledFolder(root),
    // Turns telemetry off.
    ...{ DO_NOT_TRACK: '1', LITE_TELEMETRY: '0', NO_COLOR: '1' },
  },
  execArgv: [
    // V8 compiles WebAssembly quickly and never twice. The second, optimising compilation costs as
    // much processor time as the whole rest of a start, and a few rows are never worth it.
    '--liftoff-only',
    // As a URL: Windows' paths are none, and a folder's name may have a "#" in it.
    ...['--import', pathToFileURL(join(import.meta.dirname, 'leave-with-parent.mjs')).href],
  ],
};

/** Called with the ID of the process that uses the data, so that no other starts on it. */
type Started = (pid: number) => void;

/** Runs one command. @throws with the error in its stderr, or its last line, if it fails. */
export async function lite(config: string, started: Started, ...command: string[]): Promise<void> {
  const run = fork(program, [...command, '--config', config], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (run.pid) started(run.pid);
  const stderr = run.stderr ? text(run.stderr) : '';
  const [status, signal] = await once(run, 'exit');
  if (status === 0) return;
  const lines = (await stderr).trim().split('\n');
  // Where Node itself ends with an error, its version is the last line.
  const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
  const otherwise = `${command[0]} ended with ${signal ?? status}`;
  throw new Error(`The embedded database: ${reason || otherwise}`);
}

/**
 * Starts the server, which exits when this process does.
 *
 * @param log file descriptor for its output.
 */
export function liteServer(config: string, log: number): ChildProcess {
  const command = ['start', '--no-admin', '--host', '127.0.0.1', '--config', config];
  return fork(program, command, {
    ...options,
    // In its own process group, so that Ctrl+C reaches only the supervisor, which then stops it.
    // On Windows this would open a window of its own.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
}
