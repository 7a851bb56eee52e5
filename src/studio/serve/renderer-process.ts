import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { compiledFolder, type GeneratorBundle } from '../../engine/bundle/builder.ts';
import type { FromRenderer, LiveOptions, ToRenderer } from '../live/messages.ts';

export type StateMessage = Extract<FromRenderer, { type: 'state' }>;

/** Characters of stderr to keep. */
const longest = 4000;

/**
 * Starts a rendering process, which loads the site at once.
 *
 * @param isAgain whether the bundle has run before: then styles may have changed since.
 */
export function rendererProcess(
  options: Omit<LiveOptions, 'code'>,
  { folder, code }: GeneratorBundle,
  isAgain: boolean,
): ChildProcess {
  const child = fork(join(folder, 'live.js'), {
    serialization: 'advanced',
    execArgv: [
      // Errors name source files and lines.
      '--enable-source-maps',
      // In MB: large enough that a save's garbage is collected at once, not during a request.
      '--max-semi-space-size=64',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiledFolder(options.root),
    },
  });
  // A failed spawn emits `error` and never `exit`.
  child.on('error', () => {});
  sendTo(child, { type: 'start', options: { ...options, code }, isCode: isAgain });
  return child;
}

/** Sends a message. If the process has died, its successor gets it or reads the files. */
export function sendTo(child: ChildProcess, message: ToRenderer): void {
  // The callback keeps a failed send from throwing; a failed spawn has no `send`.
  child.send?.(message, () => {});
}

/** Waits for the first report. @throws Error with the end of stderr if the process exits. */
export function firstState(child: ChildProcess): Promise<StateMessage> {
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-longest);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      reject(new Error(errors.trim() || `The renderer ended with ${signal ?? status}.`));
    });
    child.on('message', function first(message: FromRenderer) {
      if (message.type !== 'state') return;
      child.off('message', first);
      child.stderr?.pipe(process.stderr);
      resolve(message);
    });
  });
}
