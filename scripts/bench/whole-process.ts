import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../temporary-folder.ts';

/** A process's resource usage from start to exit, including children that it waits for. */
export type Run = {
  /** s */
  readonly wall: number;
  /** s of CPU time, user and system; undefined without GNU time. */
  readonly cpu?: number;
  /** Peak memory of the largest process, in MB; undefined without GNU time. */
  readonly peak?: number;
};

/**
 * Needed since Node can't read the usage of children that have exited. Debian's package is `time`.
 */
export const hasTime = spawnSync('/usr/bin/time', ['-f', '%M', 'true']).status === 0;

/**
 * Runs a shell command and measures it.
 *
 * @param openFiles limit on open files, as by `ulimit -n`.
 * @throws Error with the end of its output if it fails.
 */
export async function measured(command: string, cwd: string, openFiles?: number): Promise<Run> {
  using folder = temporaryFolder('measured');
  const figures = join(folder.path, 'figures');
  const limited = openFiles ? `ulimit -n ${openFiles} && ${command}` : command;
  const shell = ['sh', '-c', limited];
  const timed = ['/usr/bin/time', '-q', '-f', '%U %S %M', '-o', figures, ...shell];
  const [program = 'sh', ...args] = hasTime ? timed : shell;
  const start = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'exit');
  const wall = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error((await outputs).join('').trim().split('\n').slice(-8).join('\n'));
  return { wall, ...(hasTime && usage(readFileSync(figures, 'utf8'))) };
}

function usage(line: string): Pick<Run, 'cpu' | 'peak'> {
  const [user = NaN, system = NaN, kilobytes = NaN] = line.trim().split(' ').map(Number);
  return { cpu: user + system, peak: kilobytes / 1024 };
}

/** The run with the median wall time. */
export function median(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.wall - b.wall);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was run.');
  return middle;
}
