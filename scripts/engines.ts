import { spawnSync } from 'node:child_process';
import {
  enginePackages,
  hasApt,
  missing,
  missingEngines,
} from '../src/e2e/engines/engine-programs.ts';

/**
 * Ensures that there are Chromium, Firefox and WebKitGTK to test with: installed ones, else
 * Debian's. An engine that stays missing is an error where apt is, and a warning elsewhere: there
 * is no WebKitGTK for macOS.
 */
const packages = missingEngines().flatMap((name) => enginePackages[name]);
const installs = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];

if (hasApt() && packages.length > 0) {
  console.log(
    `No ${missingEngines().join(', no ')} found; trying: apt-get ${installs[1]?.join(' ')}`,
  );
  for (const args of installs) spawnSync('apt-get', args, { stdio: 'inherit' });
}
for (const name of missingEngines()) {
  if (hasApt()) {
    console.error(missing(name));
    process.exitCode = 1;
  } else console.warn(`Not tested, since it is not installed: ${name}.`);
}
