import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '../journeys/chromium-path.ts';
import type { EngineName } from './engine.ts';

export type WebKitPrograms = Readonly<Record<keyof typeof webkitFiles, string>>;

/** The Debian packages of each engine; `npm test` installs them if it has the permission. */
export const enginePackages: Readonly<Record<EngineName, readonly string[]>> = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKit: [
    ...['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'gir1.2-webkit2-4.1', 'python3-gi'],
    ...['xvfb', 'util-linux'],
  ],
};

/** Debian's Python has the bindings; one that is first in PATH may not. */
const webkitFiles = {
  driver: ['WebKitWebDriver'],
  python: ['/usr/bin/python3'],
  xvfb: ['Xvfb'],
  setpriv: ['setpriv'],
};

const needed = [
  '/usr/lib/python3/dist-packages/gi/__init__.py',
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].map((folder) =>
    join(folder, 'girepository-1.0/WebKit2-4.1.typelib'),
  ),
];

const firefoxes = [
  ...['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
];

/** Firefox, at `FIREFOX_PATH` or installed; undefined if there is none. */
export function firefoxPath(): string | undefined {
  return findProgram([
    ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
    ...firefoxes,
  ]);
}

/** All that WebKitGTK is run with; undefined if any of it is missing. */
export function webkitPrograms(): WebKitPrograms | undefined {
  if (!needed.every((one) => findProgram([one].flat()))) return undefined;
  const found = Object.entries(webkitFiles).map(([name, files]) => [name, findProgram(files)]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined;
}

export function missingEngines(): EngineName[] {
  const found: Record<EngineName, unknown> = {
    Chromium: chromiumPath(),
    Firefox: firefoxPath(),
    WebKit: webkitPrograms(),
  };
  return (Object.keys(found) as EngineName[]).filter((name) => !found[name]);
}

export function missing(name: EngineName): string {
  return `${name} is missing. Install it:
  sudo apt-get install ${enginePackages[name].join(' ')}   (Debian, Ubuntu)`;
}

/** Whether missing engines can be installed, so that one that stays missing is an error. */
export const hasApt = (): boolean => findProgram(['apt-get']) !== undefined;

/** The first of these programs, each a path or a name to look for in PATH. */
export function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) =>
      program.startsWith('/') ? [program] : folders.map((folder) => join(folder, program)),
    )
    .find((path) => existsSync(path));
}
