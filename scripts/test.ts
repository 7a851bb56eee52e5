import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { missingEngines } from '../src/e2e/engines/engine-programs.ts';

/** One more than there are cores, since servers and databases are mostly waited for. */
const workers = availableParallelism() + 1;

/** What Vitest runs, in one run: while a test of one project waits, others go on. */
const others = ['builds', 'servers', 'database', 'engines'].map((name) => ` --project ${name}`);
const together = `test:unit --${others.join('')} --maxWorkers=${workers}`;

/**
 * Runs all parts of the test suite in order, even if one fails, so that one run shows every
 * failure. Exits with status 1 if any failed.
 */
const parts: readonly [script: string, what: string][] = [
  ['check', 'format, lint and types'],
  [together, 'units, whole builds, web servers, PostgreSQL, Firefox and WebKit'],
  ['test:browser', 'journeys in Chromium'],
];

/**
 * Installs what the later parts need while the first one runs. Whatever fails is tried again, and
 * reported, by the part that needs it.
 */
const installed = once(
  spawn('npm run --silent test:install', { shell: true, stdio: 'ignore' }),
  'exit',
);

const results: { script: string; what: string; last: string | undefined; seconds: number }[] = [];
for (const [script, what] of parts) {
  if (script === together) await installed;
  console.log(`\n━━ ${results.length + 1} of ${parts.length}: ${what} (npm run ${script})\n`);
  const start = performance.now();
  const last = await run(script);
  results.push({ script, what, last, seconds: (performance.now() - start) / 1000 });
}

const failed = results.filter(({ last }) => last !== undefined);
for (const { what, last } of failed)
  console.error(`\n━━ Failed: ${what}. Its last lines:\n${last}`);

const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\n━━ Everything took ${minutes(total)} minutes.\n`);
for (const { script, what, last, seconds } of results) {
  console.log(`${last === undefined ? '✓' : '✗'} ${minutes(seconds)}  ${what} (npm run ${script})`);
}
const untested = missingEngines();
if (untested.length > 0) {
  console.warn(`\n${untested.length} of 3 engines not tested: ${untested.join(', ')} missing.`);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ script }) => `npm run ${script}`).join(', ')}`);
  process.exitCode = 1;
}

/**
 * Runs a script of package.json, and shows what it prints.
 *
 * @returns the last 45 lines that it printed, if it failed.
 */
async function run(script: string): Promise<string | undefined> {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  // In a shell, since on Windows npm is a script, which only a shell can run.
  const child = spawn(`npm run --silent ${script} 2>&1`, {
    shell: true,
    stdio: ['inherit', 'pipe', 'inherit'],
    env,
  });
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    last = (last + text).split('\n').slice(-45).join('\n');
  });
  const [status, signal] = await once(child, 'close');
  // Ctrl+C stops them all.
  if (signal) process.exit(1);
  return status === 0 ? undefined : last;
}

/** Minutes and seconds, such as 2:05. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
