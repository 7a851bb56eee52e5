import { type Digest, digest } from '../kernel/digest.ts';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberBytes } from '../kernel/remember.ts';

export type Asset = {
  /** Without its hash: `closing.svg`. */
  readonly name: string;
  /** The digest of all its inputs, from which its hashed name is made. */
  readonly from: Digest;
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>;
};

/**
 * The name of an asset in the output, `closing-1a2B3c.svg`. The hash is that of the asset's inputs,
 * so browsers can cache the file forever, and the name is known before the asset is made.
 */
export function hashedName({ name, from }: Pick<Asset, 'name' | 'from'>): string {
  const hash = digest(from).slice(0, 6).replaceAll('_', 'x').replaceAll('-', 'y');
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
}

/** An asset's path in the output. */
export function assetPath(asset: Pick<Asset, 'name' | 'from'>): string {
  return `assets/${hashedName(asset)}`;
}

/** An asset whose content is cached, because it is slow to make. */
export function rememberedAsset(asset: Asset, remember: RememberBytes): Asset {
  const { name, from, make } = asset;
  return { ...asset, make: () => remember(name, [from], async () => Buffer.from(await make())) };
}

const assetUrl = String.raw`(https?:\/\/[\w.:-]+)?\/assets\/([\w.-]+\.\w+)`;

/** Only complete attribute values; text about an asset doesn't match, as its quotes are escaped. */
const inMarkup = new RegExp(`(?<=")${assetUrl}(?=")`, 'g');
const inStyles = new RegExp(`(?<=url\\(["']?)${assetUrl}(?=["']?\\))`, 'g');

export type Naming = {
  /** An asset's hashed name; undefined if the asset doesn't exist. */
  readonly nameOf: (name: string) => string | undefined;
  /** The site's URL: `/assets/` on other origins is left alone. */
  readonly base: string;
};

/** Replaces the site's asset names in markup or JSON by their hashed names. */
export function withHashes(text: string, page: string, naming: Naming): Named {
  return named(text, inMarkup, page, naming);
}

/** Replaces the site's asset names in a stylesheet by their hashed names. */
export function styleWithHashes(css: string, sheet: string, naming: Naming): Named {
  return named(css, inStyles, sheet, naming);
}

type Named = { readonly text: string; readonly problems: readonly Problem[] };

function named(text: string, pattern: RegExp, page: string, { nameOf, base }: Naming): Named {
  const problems: Problem[] = [];
  const { origin: own } = new URL(base);
  const replaced = text.replace(pattern, (reference, origin: string | undefined, name: string) => {
    if (origin !== undefined && origin !== own) return reference;
    const full = nameOf(name);
    if (full !== undefined) return `${origin ?? ''}/assets/${full}`;
    const message = `shows /assets/${name}, which nothing makes.`;
    problems.push({ file: page, code: 'broken-link', message });
    return reference;
  });
  return { text: replaced, problems };
}
