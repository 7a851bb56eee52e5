import type { ChildProcess } from 'node:child_process';

export type Supervised = {
  /** The current process's ID. */
  readonly pid: () => number | undefined;
  /**
   * Stops it without a restart, by SIGKILL after five seconds. Windows has no signals: there it ends
   * at once, which loses no row that was acknowledged.
   */
  readonly stop: () => Promise<void>;
};

/** Backoff before a restart, in ms; longer after each early death. */
const backoff = [100, 500, 2_000, 5_000];
const earlyDeath = 10_000;

/** Runs a server and restarts it whenever it dies, until it is stopped. */
export function supervised(start: () => ChildProcess, died: (why: string) => void): Supervised {
  let stopped = false;
  let deaths = 0;
  let child = run();
  let pause: NodeJS.Timeout | undefined;

  function run(): ChildProcess {
    const since = Date.now();
    const next = start();
    const ended = (why: string) => {
      if (stopped) return;
      deaths = Date.now() - since < earlyDeath ? deaths + 1 : 1;
      died(why);
      pause = setTimeout(
        () => {
          child = run();
        },
        backoff[Math.min(deaths, backoff.length) - 1],
      );
    };
    next.once('exit', (code, signal) => ended(signal ?? `status ${code}`));
    // What could not be started at all, such as without free file descriptors, has no exit.
    next.on('error', ({ message }) => next.pid === undefined && ended(message));
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
