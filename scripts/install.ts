import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  enginePackages,
  hasApt,
  missing,
  missingEngines,
} from '../src/e2e/engines/engine-programs.ts';
import { serverPackages, serverPrograms } from '../src/e2e/hosts/server-programs.ts';
import { chromiumPath, shell } from '../src/e2e/journeys/chromium-path.ts';

/*
 * Installs what the tests need and this machine lacks: `servers`, `chromium`, `shell` or `engines`. What
 * stays missing is named, with the command that installs it, and is an error; but engines only where
 * apt is, since there is no WebKitGTK for macOS, and the shell never.
 */
const fromDebian = (packages: readonly string[]) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
];

type Need = { readonly missing: () => string[]; readonly installs: () => readonly string[][] };

const needs: Readonly<Record<string, Need>> = {
  servers: { missing: missingServers, installs: () => fromDebian(serverPackages) },
  chromium: {
    missing: () =>
      chromiumPath() ? [] : ['The browser tests need Chromium. Install it, or set CHROMIUM_PATH.'],
    installs: () => [
      ['playwright', 'install', '--with-deps', 'chromium'],
      ...fromDebian(['chromium']),
    ],
  },
  // Quicker than Chromium with its window, and not in every apt.
  shell: {
    missing: () => (existsSync(shell) ? [] : ['The browser tests take longer without a shell.']),
    installs: () => (hasApt() ? fromDebian(['chromium-headless-shell']) : []),
  },
  engines: {
    missing: () => missingEngines().map(missing),
    installs: () =>
      hasApt() ? fromDebian(missingEngines().flatMap((name) => enginePackages[name])) : [],
  },
};

for (const name of process.argv.slice(2)) {
  const need = needs[name];
  if (!need) throw new Error(`There are ${Object.keys(needs).join(', ')}.`);
  if (need.missing().length > 0) {
    for (const [command = '', ...args] of need.installs()) {
      console.log(`Missing: ${name}; trying: ${command} ${args.join(' ')}`);
      spawnSync(command, args, { stdio: 'inherit' });
      if (need.missing().length === 0) break;
    }
  }
  for (const sentence of need.missing()) {
    console.error(sentence);
    if (name !== 'shell' && (name !== 'engines' || hasApt())) process.exitCode = 1;
  }
}

function missingServers(): string[] {
  try {
    serverPrograms();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
