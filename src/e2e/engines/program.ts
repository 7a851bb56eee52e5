import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { WebKitPrograms } from './engine-programs.ts';

export type Program = {
  /**
   * The first line that it writes to its file descriptor 3. Not the first chunk: the X server
   * writes the end of the line by itself, and ends if nobody reads that any more.
   *
   * @throws Error if it ends first.
   */
  readonly firstLine: () => Promise<string>;
  /**
   * Waits for something that needs the program.
   *
   * @throws Error with the program's last words if it ends first, instead of waiting for ever.
   */
  readonly orItsEnd: <T>(wanted: Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
};

/** Starts a program that ends with this one, whatever ends it: setpriv(1). */
export function startProgram(
  { setpriv }: Pick<WebKitPrograms, 'setpriv'>,
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
): Program {
  const child = spawn(setpriv, ['--pdeathsig', 'TERM', ...command], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr?.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-1000);
  });
  const exited = once(child, 'exit');
  const ended = once(child, 'close').then(([code, signal]) => {
    throw new Error(`${command[0]} has ended (${signal ?? code}). ${words}`.trim());
  });
  // Only whoever waits for the program needs to know.
  ended.catch(() => {});
  const orItsEnd = <T>(wanted: Promise<T>) => Promise.race([wanted, ended]);
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const line = once(lines, 'line').then(([text]) => String(text));
  return {
    firstLine: () => orItsEnd(line),
    orItsEnd,
    async end() {
      child.kill();
      await exited;
    },
  };
}
