import { spawnSync } from 'node:child_process';
import { serverPackages, serverPrograms } from '../src/e2e/hosts/server-programs.ts';

/**
 * Ensures that there are an nginx and a Caddy to test with: installed ones, else Debian's. If they
 * can't be installed, says what to do and exits with status 1.
 */
const installs = [['update'], ['install', '-y', '--no-install-recommends', ...serverPackages]];

for (const args of installs) {
  if (!problem()) break;
  console.log(`nginx or Caddy is missing; trying: apt-get ${args.join(' ')}`);
  spawnSync('apt-get', args, { stdio: 'inherit' });
}
const remaining = problem();
if (remaining) {
  console.error(remaining);
  process.exitCode = 1;
}

function problem(): string | undefined {
  try {
    serverPrograms();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
