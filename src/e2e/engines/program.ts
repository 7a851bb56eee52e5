import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { WebKitPrograms } from './engine-programs.ts';

export type Program = ReturnType<typeof startProgram>;

/** Starts a program that ends with this one, whatever ends it: setpriv(1). */
export function startProgram(
  { setpriv }: Pick<WebKitPrograms, 'setpriv'>,
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
) {
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
  /** Waits for what needs the program. @throws Error with its last words if it ends first. */
  const orItsEnd = <T>(wanted: Promise<T>) => Promise.race([wanted, ended]);
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const line = once(lines, 'line').then(([text]) => String(text));
  return {
    /** Not the first chunk: the X server writes the end of its line by itself, and ends if nobody reads. */
    firstLine: () => orItsEnd(line),
    orItsEnd,
    async end() {
      child.kill();
      await exited;
    },
  };
}
