import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codePaths, digestOfFiles, filesBelow } from '../content/code-files.ts';

/** What lies beside the bundle. */
type Stamp = {
  /** Changes whenever a source does; known without reading any. */
  readonly stamp: string;
  /** The digest of what the sources say. */
  readonly code: string;
  /** The name of the folder that the bundle is in. */
  readonly name: string;
};

/** What `src/command.ts` exports; named here, since the layers below may not import the command. */
export type Builder = {
  readonly command: (root: string, code: string, args: string[]) => Promise<number>;
};

/**
 * The generator, bundled into a few files that load in a third of the time that its two hundred
 * sources take. It is bundled anew whenever one of them has changed, and there is no other way to
 * run it.
 *
 * This file is loaded as it is, so it imports next to nothing.
 *
 * @param root the project's folder.
 */
export async function builder(root: string): Promise<Builder & { readonly code: string }> {
  const folder = join(root, '.output/builder');
  enableCompileCache(join(folder, 'compiled'));
  const stamp = stampOf(root);
  const found = readStamp(folder);
  const current = found?.stamp === stamp ? found : await bundled(root, folder, stamp);
  const file = pathToFileURL(join(folder, current.name, 'command.js')).href;
  // The bundle was made from this module.
  return { ...((await import(file)) as Builder), code: current.code };
}

/** Of each file that counts, all that changes when it does, but for what it says. */
function stampOf(root: string): string {
  const hash = createHash('sha256').update(`${root} ${process.version}`);
  for (const file of filesBelow(root, codePaths)) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`\n${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`);
  }
  return hash.digest('base64url');
}

function readStamp(folder: string): Stamp | undefined {
  try {
    // We have written it; whatever else lies there has another stamp.
    return JSON.parse(readFileSync(join(folder, 'stamp.json'), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

async function bundled(root: string, folder: string, stamp: string): Promise<Stamp> {
  const { bundleBuilder } = await import('./bundle.ts');
  const code = digestOfFiles(root, codePaths);
  const name = `${code}-${process.pid}`;
  await bundleBuilder(root, join(folder, name));
  // A source that was saved meanwhile is in the bundle, but not in its name.
  if (digestOfFiles(root, codePaths) !== code) return bundled(root, folder, stampOf(root));
  const made = { stamp, code, name };
  const aside = join(folder, `stamp.${process.pid}`);
  writeFileSync(aside, JSON.stringify(made));
  renameSync(aside, join(folder, 'stamp.json'));
  forgetOthers(folder, name);
  return made;
}

/** A bundle that another process may still be loading is left to the next time. */
function forgetOthers(folder: string, name: string): void {
  const minute = 60_000;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === name || entry.name === 'compiled') continue;
    const place = join(folder, entry.name);
    if (Date.now() - statSync(place).mtimeMs > minute)
      rmSync(place, { recursive: true, force: true });
  }
}
