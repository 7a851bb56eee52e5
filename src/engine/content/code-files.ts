import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Digest, digest } from '../kernel/digest.ts';

/**
 * All code that can affect a page, relative to the project's root. The last two matter too: they
 * determine how modules are resolved and how JSX is compiled.
 */
export const codePaths = [
  ...['src', 'templates', 'build.ts', 'package-lock.json'],
  ...['package.json', 'tsconfig.json'],
];

/** Tests, their site, servers and the leads list don't affect any page. */
const notCounted = /\.(test|e2e|long)\.tsx?$|\/(e2e|leads|serve|tiny-site)\/|\.md$/;

export function filesBelow(root: string, paths: readonly string[]): string[] {
  const all = paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? below(root, path) : [path],
  );
  return all.map((path) => join(root, path)).sort();
}

/** Recurses by hand, to skip the many folders that don't count. */
function below(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notCounted.test(`/${path}/`) ? [] : below(root, path);
    return entry.isFile() && !notCounted.test(`/${path}`) ? [path] : [];
  });
}

export function digestOfFiles(root: string, paths: readonly string[]): Digest {
  const files = filesBelow(root, paths).map((file) => {
    const path = file.slice(join(root, '/').length).replaceAll('\\', '/');
    return `${path} ${digest(readFileSync(file))}`;
  });
  return digest(files.join('\n'));
}

/** Both this source file and its bundle are three levels below the project's root. */
const project = join(import.meta.dirname, '../../..');

/** Reads a code folder's files of one type, by name and sorted. */
export function textsIn(folder: string, type: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(project, folder)).filter((file) => file.endsWith(type));
  return new Map(
    files
      .sort()
      .map((file) => [parse(file).name, readFileSync(join(project, folder, file), 'utf8')]),
  );
}
