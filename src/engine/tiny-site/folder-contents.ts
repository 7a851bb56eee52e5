import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by its path with forward slashes. */
export function contents(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
  );
}

/** The paths that exist in only one of two folders or differ between them, sorted. */
export function differing(
  one: ReadonlyMap<string, Buffer>,
  other: ReadonlyMap<string, Buffer>,
): string[] {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all]
    .filter((path) => {
      const [a, b] = [one.get(path), other.get(path)];
      return !a || !b || !a.equals(b);
    })
    .sort();
}
