import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { compiledFolder, type GeneratorBundle } from '../../engine/bundle/builder.ts';
import type { FromRenderer, LiveOptions, ToRenderer } from '../live/messages.ts';

/** What a process says of the site. */
export type Said = Extract<FromRenderer, { type: 'state' }>;

/** What the end of a process's error output may hold, in characters. */
const longest = 4000;

/**
 * Starts a process that renders. It loads the site at once.
 *
 * @param isAgain whether the bundle has run before: styles may have changed since.
 */
export function rendererProcess(
  options: Omit<LiveOptions, 'code'>,
  { folder, code }: GeneratorBundle,
  isAgain: boolean,
): ChildProcess {
  const child = fork(join(folder, 'live.js'), {
    serialization: 'advanced',
    execArgv: [
      // So that an error names the source's own file and line.
      '--enable-source-maps',
      // In MB. What a save leaves behind is collected in one go, not while the page is waited for.
      '--max-semi-space-size=64',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiledFolder(options.root),
    },
  });
  // A process that cannot be started says only this, and never that it has ended.
  child.on('error', () => {});
  sendTo(child, { type: 'start', options: { ...options, code }, isCode: isAgain });
  return child;
}

/** What a process that has just died doesn't get, the next one does, or reads by itself. */
export function sendTo(child: ChildProcess, message: ToRenderer): void {
  // Without a function the error would end this process. One that never started cannot send.
  child.send?.(message, () => {});
}

/** What a process says first. @throws Error with the end of its error output if it ends instead. */
export function firstSaid(child: ChildProcess): Promise<Said> {
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
