import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs after npm has changed the packages. A registry that mirrors the binaries of some platforms
 * alone makes npm leave the others out of the lock file, which `npm ci` then refuses. This puts an
 * entry for each of them back, so that the lock file is whole wherever it was written.
 */
type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const platforms = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(import.meta.dirname, '../package-lock.json');
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    const parts = name.split(/[/-]/);
    const os = platforms.filter((platform) => parts.includes(platform));
    // Only an exact version of a package for one platform can be told from its name.
    if (lock.packages[path] || os.length === 0 || !/^\d/.test(version)) continue;
    lock.packages[path] = {
      version,
      cpu: processors
        .filter((processor) => parts.some((part) => part.startsWith(processor)))
        .slice(0, 1),
      ...(entry.dev && { dev: true }),
      ...(parts.includes('musl') && { libc: ['musl'] }),
      optional: true,
      os,
    };
  }
}

const [root, ...rest] = Object.entries(lock.packages);
const packages = Object.fromEntries([
  ...(root ? [root] : []),
  ...rest.sort(([a], [b]) => a.localeCompare(b, 'en')),
]);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
