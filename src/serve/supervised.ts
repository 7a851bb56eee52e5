import type { ChildProcess } from 'node:child_process';

export type Supervised = {
  /** Of the process that runs now. */
  readonly pid: () => number | undefined;
  /** Ends it, by force after five seconds, and starts no other. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds before it is started again: longer each time that it dies young. */
const pauses = [100, 500, 2_000, 5_000];
const young = 10_000;

/** Keeps a server running: whenever it dies it is started again, until it is stopped. */
export function supervised(start: () => ChildProcess, died: (why: string) => void): Supervised {
  let stopped = false;
  let deaths = 0;
  let child = run();
  let pause: NodeJS.Timeout | undefined;

  function run(): ChildProcess {
    const since = Date.now();
    const next = start();
    next.once('exit', (code, signal) => {
      if (stopped) return;
      deaths = Date.now() - since < young ? deaths + 1 : 1;
      died(signal ?? `status ${code}`);
      pause = setTimeout(
        () => {
          child = run();
        },
        pauses[Math.min(deaths, pauses.length) - 1],
      );
    });
    return next;
  }

  const stop = async () => {
    stopped = true;
    clearTimeout(pause);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  };
  return { pid: () => child.pid, stop };
}
