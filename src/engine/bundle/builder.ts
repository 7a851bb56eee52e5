import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codePaths, digestOfFiles, filesBelow } from '../content/code-files.ts';
import type { Programs } from './bundled-program.ts';

type Stamp = {
  /** Changes whenever a source does, and is known without reading them. */
  readonly stamp: string;
  readonly code: string;
  readonly name: string;
  readonly files: string;
};

type Builder = {
  readonly command: (root: string, code: string, args: string[]) => Promise<number>;
};

export type GeneratorBundle = {
  readonly folder: string;
  readonly code: string;
};

/**
 * Loads the command from a bundle, which takes a third of the time that loading its two hundred
 * sources does; there is no other way to run the generator.
 *
 * This file itself isn't bundled, so it imports as little as possible.
 */
export async function builder(
  root: string,
  programs: Programs,
): Promise<Builder & { readonly code: string }> {
  const { folder, code } = await generatorBundle(root, programs);
  const file = pathToFileURL(join(folder, 'command.js')).href;
  // The bundle was made from this module.
  return { ...((await import(file)) as Builder), code };
}

/** Where Node caches compiled code between runs, of the processes that are given it too. */
export function compiledFolder(root: string): string {
  return join(root, '.cache/bundle/compiled');
}

/**
 * The generator's bundle, made again if a source has changed; `used` ones are not deleted.
 *
 * @throws esbuild's BuildFailure if a source cannot be bundled.
 */
export async function generatorBundle(
  root: string,
  programs: Programs,
  used: readonly GeneratorBundle[] = [],
): Promise<GeneratorBundle> {
  const folder = join(root, '.cache/bundle');
  const stamp = stampOf(root, codePaths);
  const found = readStamp(folder);
  if (found?.stamp === stamp) return { folder: join(folder, found.name), code: found.code };
  const { name, code } = await bundled(root, folder, stamp, programs);
  deleteOtherBundles(folder, [name, ...used.map((one) => basename(one.folder))], used.length > 0);
  return { folder: join(folder, name), code };
}

function stampOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${root} ${process.version}`);
  for (const file of filesBelow(root, paths)) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`\n${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`);
  }
  return hash.digest('base64url');
}

/** What is known of a bundle that is whole. A power cut may leave some of its files empty. */
function readStamp(folder: string): Stamp | undefined {
  try {
    // Written by `bundled`; anything else has no matching stamp.
    const found = JSON.parse(readFileSync(join(folder, 'stamp.json'), 'utf8')) as Stamp;
    return stampOf(folder, [found.name]) === found.files ? found : undefined;
  } catch {
    return undefined;
  }
}

async function bundled(
  root: string,
  folder: string,
  stamp: string,
  programs: Programs,
): Promise<Stamp> {
  const { bundlePrograms } = await import('./bundle.ts');
  const code = digestOfFiles(root, codePaths);
  const name = `${code}-${process.pid}`;
  await bundlePrograms(root, join(folder, name), programs);
  // If a source was saved while bundling, the bundle may not match its digest.
  if (digestOfFiles(root, codePaths) !== code) {
    return bundled(root, folder, stampOf(root, codePaths), programs);
  }
  const made: Stamp = { stamp, code, name, files: stampOf(folder, [name]) };
  const temporary = join(folder, `stamp.${process.pid}`);
  writeFileSync(temporary, JSON.stringify(made));
  renameSync(temporary, join(folder, 'stamp.json'));
  return made;
}

/**
 * Keeps bundles younger than a minute, which another process may still be loading. Only who knows a
 * bundle in use deletes those of the last day: a live server may be running from one of them.
 */
function deleteOtherBundles(folder: string, names: readonly string[], isInUse: boolean): void {
  const age = isInUse ? 60_000 : 86_400_000;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || [...names, 'compiled'].includes(entry.name)) continue;
    const place = join(folder, entry.name);
    if (Date.now() - statSync(place).mtimeMs > age) rmSync(place, { recursive: true, force: true });
  }
}
