import { spawnSync } from 'node:child_process';
import { missingEngines } from '../src/e2e/engines/engine-programs.ts';

/**
 * Runs all parts of the test suite in order, even if one fails, so that one run shows every
 * failure. Exits with status 1 if any failed.
 */
const parts: readonly [script: string, what: string][] = [
  ['check', 'format, lint and types'],
  ['test:unit', 'unit tests'],
  ['test:builds', 'whole builds: the real content, mistakes in content, a full disk'],
  ['test:servers', 'the built site on nginx, Caddy and our own server'],
  ['test:database', 'the forms’ rules in PostgreSQL, the embedded one and a real one'],
  ['test:engines', 'the site in Chromium, Firefox and WebKit'],
  ['test:browser', 'journeys in Chromium'],
];

const results = parts.map(([script, what], at) => {
  console.log(`\n━━ ${at + 1} of ${parts.length}: ${what} (npm run ${script})\n`);
  const start = performance.now();
  // In a shell, since on Windows npm is a script, which only a shell can run.
  const options = { shell: true, stdio: 'inherit' } as const;
  const { status, signal } = spawnSync(`npm run --silent ${script}`, options);
  // Ctrl+C stops them all.
  if (signal) process.exit(1);
  return { script, what, passed: status === 0, seconds: (performance.now() - start) / 1000 };
});

const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\n━━ Everything took ${minutes(total)} minutes.\n`);
for (const { script, what, passed, seconds } of results) {
  console.log(`${passed ? '✓' : '✗'} ${minutes(seconds)}  ${script.padEnd(14)}  ${what}`);
}
const untested = missingEngines();
if (untested.length > 0) {
  console.warn(`\n${untested.length} of 3 engines not tested: ${untested.join(', ')} missing.`);
}
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ script }) => `npm run ${script}`).join(', ')}`);
  process.exitCode = 1;
}

/** Minutes and seconds, such as 2:05. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
