import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What no build has asked for in so long is forgotten; in ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Bytes that are slow to make, kept in a folder under a hash of all that they are made from: asked
 * for again, they are read. Nothing else is kept between builds, and the folder may be deleted at
 * any time.
 */
export async function kept(
  folder: string,
  source: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = join(folder, createHash('sha256').update(source).digest('base64url'));
  const found = await readFile(name).catch(() => undefined);
  if (found) {
    const now = new Date();
    await utimes(name, now, now).catch(() => {});
    return found;
  }
  const made = await make();
  // A disk that is full or read-only makes the next build slower and this one no worse.
  await keep(name, made).catch(() => {});
  return made;
}

/** Renamed into its place, so that neither a build cut off nor two at once leave half a file. */
async function keep(name: string, made: Uint8Array): Promise<void> {
  await mkdir(dirname(name), { recursive: true });
  const beside = `${name}.${randomUUID()}`;
  try {
    await writeFile(beside, made);
    await rename(beside, name);
  } finally {
    await rm(beside, { force: true });
  }
}

/** A hash, and what a build that was cut off left beside it. */
const ours = /^[\w-]{43}(\.[\w-]{36})?$/;

/** Deletes from a folder what was kept there and not asked for in 30 days, and nothing else. */
export async function forget(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
  const forgetOld = async (name: string) => {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - lifetime) await rm(path);
  };
  // Another build may have been quicker.
  await Promise.allSettled(names.map(forgetOld));
}
