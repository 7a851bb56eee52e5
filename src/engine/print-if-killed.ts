import { spawn } from 'node:child_process';

const watcher = `
process.stdin.once('end', () => process.stderr.write(process.argv[1] + '\\n')).resume();
`;

/**
 * Prints a sentence if this process is killed. The system kills a process that uses up the memory
 * before it can print anything; a child process sees the pipe between them close, and prints it.
 */
export function printIfKilled(sentence: string): void {
  const { execPath } = process;
  const stdio = ['pipe', 'ignore', 'inherit'] as const;
  const child = spawn(execPath, ['-e', watcher, sentence], { stdio: [...stdio] });
  // Without it, the build still works.
  child.on('error', () => {});
  child.unref();
  process.once('exit', () => child.kill());
  // Who ends it on purpose, such as a cancelled CI job, is told nothing.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      child.kill();
      process.kill(process.pid, signal);
    });
  }
}
