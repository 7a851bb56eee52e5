import { spawn } from 'node:child_process';

const watcher = `
process.stdin.once('end', () => process.stderr.write(process.argv[1] + '\\n')).resume();
`;

/**
 * Has a sentence said if this process is killed. The system kills what takes more memory than there
 * is, and leaves it no time for a word; another process sees the pipe between them close.
 */
export function saidIfKilled(sentence: string): void {
  const { execPath } = process;
  const stdio = ['pipe', 'ignore', 'inherit'] as const;
  const child = spawn(execPath, ['-e', watcher, sentence], { stdio: [...stdio] });
  // Without it, the build still works.
  child.on('error', () => {});
  child.unref();
  process.once('exit', () => child.kill());
}
