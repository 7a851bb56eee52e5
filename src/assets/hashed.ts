import { createHash } from 'node:crypto';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';

/** Files by the plain names that pages use, such as `closing.svg`. */
export type Assets = ReadonlyMap<string, string | Uint8Array>;

/** Assets under names that change with their content, so that browsers may keep them for ever. */
export type HashedAssets = {
  readonly files: readonly OutputFile[];
  /** Plain name → name with hash. */
  readonly names: ReadonlyMap<string, string>;
};

/** Names assets by their content: `closing.svg` becomes `closing-1A2B3C4D.svg`. */
export function hashed(assets: Assets): HashedAssets {
  const names = new Map<string, string>();
  const files = [...assets].map(([name, content]): OutputFile => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6);
    const dot = name.lastIndexOf('.');
    const full = `${name.slice(0, dot)}-${hash.replaceAll('_', 'x').replaceAll('-', 'y')}${name.slice(dot)}`;
    names.set(name, full);
    return { path: `assets/${full}`, content };
  });
  return { files, names };
}

const reference = /\/assets\/([\w.-]+\.\w+)/g;

/** A text with every `/assets/name` turned into the name with its hash. */
export function withHashes(
  text: string,
  names: HashedAssets['names'],
  page: string,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const replaced = text.replace(reference, (whole, name: string) => {
    const full = names.get(name);
    if (full === undefined)
      problems.push({ file: page, message: `shows ${whole}, which nothing makes.` });
    return `/assets/${full ?? name}`;
  });
  return { text: replaced, problems };
}
