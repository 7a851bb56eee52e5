import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { digest } from '../../src/engine/kernel/digest.ts';
import { contents } from '../../src/engine/tiny-site/folder-contents.ts';

/** Hashes of a built folder's files, by path. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(folder: string): Contents {
  const files = [...contents(folder)].filter(([path]) => !/^\.(built|lock)/.test(path));
  return new Map(files.map(([path, bytes]) => [path, digest(bytes)]));
}

/**
 * Checks every page and asset of a folder as visitors get them, in each compression format.
 *
 * @param editions the contents that the builds would have written if not killed.
 * @returns what a visitor would find broken.
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
      assets(decompressed(join(folder, path)))
        .filter((asset) => !existsSync(join(folder, asset)))
        .map((asset) => `${path} shows ${asset}, which is missing`),
    );
  return [...missing, ...odd, ...lost];
}

function decompressed(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** The site's assets that a page refers to, in markup, scripts and lists of chunks. */
export function assets(html: string): string[] {
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([name]) => name);
  return [...new Set(named)];
}
