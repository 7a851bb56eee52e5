import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A built folder's files by their paths, each as a hash of its bytes. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(folder: string): Contents {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.built') && !path.startsWith('.lock'));
  return new Map(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64'),
    ]),
  );
}

/**
 * Looks at a folder as visitors would, whatever they ask for and however packed.
 *
 * @param editions what the builds of it would have left, had they not been cut off.
 * @returns what somebody would find broken.
 */
export function broken(folder: string, editions: readonly Contents[]): string[] {
  const found = contentsOf(folder);
  const everywhere = [...(editions[0]?.keys() ?? [])].filter(
    (path) => !path.startsWith('assets/') && editions.every((edition) => edition.has(path)),
  );
  const missing = everywhere.filter((path) => !found.has(path)).map((path) => `${path} is missing`);
  const odd = [...found]
    .filter(([path]) => !path.startsWith('.building/'))
    .filter(([path, hash]) => !editions.some((edition) => edition.get(path) === hash))
    .map(([path]) => `${path} is of no edition`);
  const lost = [...found.keys()]
    .filter((path) => /\.html(\.br|\.gz)?$/.test(path) && !path.startsWith('.building/'))
    .flatMap((path) =>
      assets(unpacked(join(folder, path)))
        .filter((asset) => !existsSync(join(folder, asset)))
        .map((asset) => `${path} shows ${asset}, which is missing`),
    );
  return [...missing, ...odd, ...lost];
}

function unpacked(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** All that a page names of ours, in markup, scripts and lists of chunks. */
export function assets(html: string): string[] {
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([name]) => name);
  return [...new Set(named)];
}
