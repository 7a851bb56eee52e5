import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../src/e2e/journeys/chromium-path.ts';

/**
 * Ensures that there is a Chromium to test with: an installed one, else Playwright's, else
 * Debian's. If none can be installed, says what to do and exits with status 1.
 */
const installs: [command: string, args: string[]][] = [
  ['playwright', ['install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', 'chromium']],
];

for (const [command, args] of installs) {
  if (chromiumPath()) break;
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}
if (!chromiumPath()) {
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.');
  process.exitCode = 1;
}
