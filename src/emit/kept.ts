import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  if (found) return found;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed into its place, so that neither a build cut off nor two at once leave half a file.
  const beside = `${name}.${randomUUID()}`;
  await writeFile(beside, made);
  await rename(beside, name);
  return made;
}
