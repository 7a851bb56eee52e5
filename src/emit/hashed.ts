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

const reference = String.raw`(https?:\/\/[\w.:-]+)?\/assets\/([\w.-]+\.\w+)`;

/** A whole quoted value, so that words about an asset are words. In texts quotes are escaped. */
const inMarkup = new RegExp(`(?<=")${reference}(?=")`, 'g');
const inStyles = new RegExp(`(?<=url\\(["']?)${reference}(?=["']?\\))`, 'g');

export type Naming = {
  readonly names: HashedAssets['names'];
  /** The site's address: what other sites call `/assets/` is theirs. */
  readonly base: string;
};

/** Markup, or JSON, with every asset of ours under the name with its hash. */
export function withHashes(text: string, page: string, naming: Naming): Named {
  return named(text, inMarkup, page, naming);
}

/** The same for a stylesheet. */
export function styleWithHashes(css: string, sheet: string, naming: Naming): Named {
  return named(css, inStyles, sheet, naming);
}

type Named = { readonly text: string; readonly problems: readonly Problem[] };

function named(text: string, pattern: RegExp, page: string, { names, base }: Naming): Named {
  const problems: Problem[] = [];
  const { origin: own } = new URL(base);
  const replaced = text.replace(pattern, (whole, origin: string | undefined, name: string) => {
    if (origin !== undefined && origin !== own) return whole;
    const full = names.get(name);
    if (full !== undefined) return `${origin ?? ''}/assets/${full}`;
    problems.push({ file: page, message: `shows /assets/${name}, which nothing makes.` });
    return whole;
  });
  return { text: replaced, problems };
}
