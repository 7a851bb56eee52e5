import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A process from its start to its end, with all that it starts and waits for. */
export type Run = {
  /** s */
  readonly wall: number;
  /** s of all processors, user and system; not known without GNU time. */
  readonly cpu?: number;
  /** The most memory that one of the processes had at once, in MB; not known without GNU time. */
  readonly peak?: number;
  readonly output: string;
};

/** Node knows the figures of its children only while they live. Debian's package is `time`. */
export const hasTime = spawnSync('/usr/bin/time', ['-f', '%M', 'true']).status === 0;

/**
 * Runs a shell's command and measures it.
 *
 * @param openFiles as many may it have open, as by `ulimit -n`.
 * @throws Error with the end of what it said where it fails.
 */
export async function measured(command: string, cwd: string, openFiles?: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  const figures = join(folder, 'figures');
  const limited = openFiles ? `ulimit -n ${openFiles} && ${command}` : command;
  const shell = ['sh', '-c', limited];
  const timed = ['/usr/bin/time', '-q', '-f', '%U %S %M', '-o', figures, ...shell];
  const [program = 'sh', ...args] = hasTime ? timed : shell;
  try {
    const start = performance.now();
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await once(child, 'exit');
    const wall = (performance.now() - start) / 1000;
    const output = (await said).join('');
    if (status !== 0) throw new Error(output.trim().split('\n').slice(-8).join('\n'));
    return { wall, output, ...(hasTime && usage(readFileSync(figures, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function usage(line: string): Pick<Run, 'cpu' | 'peak'> {
  const [user = NaN, system = NaN, kilobytes = NaN] = line.trim().split(' ').map(Number);
  return { cpu: user + system, peak: kilobytes / 1024 };
}

/** The run whose time stands in the middle. */
export function median(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.wall - b.wall);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was run.');
  return middle;
}
