import { type Digest, digest } from '../kernel/digest.ts';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberBytes } from '../kernel/remember.ts';

/** A file under `assets/` before it is made. */
export type Asset = {
  /** As pages call it: `closing.svg`. */
  readonly name: string;
  /** The digest of all that it is made from; its name in the output follows from this. */
  readonly from: Digest;
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>;
};

/**
 * The name that an asset has in the output, `closing-1a2B3c.svg`: it changes with what the asset is
 * made from, so that browsers may keep it for ever, and is known before it is made.
 */
export function hashedName({ name, from }: Pick<Asset, 'name' | 'from'>): string {
  const hash = digest(from).slice(0, 6).replaceAll('_', 'x').replaceAll('-', 'y');
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
}

/** Where an asset lies in the output. */
export function assetPath(asset: Pick<Asset, 'name' | 'from'>): string {
  return `assets/${hashedName(asset)}`;
}

/** An asset that takes long to make, and is not made again for another folder. */
export function rememberedAsset(asset: Asset, remember: RememberBytes): Asset {
  const { name, from, make } = asset;
  return { ...asset, make: () => remember(name, [from], async () => Buffer.from(await make())) };
}

const reference = String.raw`(https?:\/\/[\w.:-]+)?\/assets\/([\w.-]+\.\w+)`;

/** A whole quoted value, so that words about an asset are words. In texts quotes are escaped. */
const inMarkup = new RegExp(`(?<=")${reference}(?=")`, 'g');
const inStyles = new RegExp(`(?<=url\\(["']?)${reference}(?=["']?\\))`, 'g');

export type Naming = {
  /** The name in the output of an asset; undefined where nothing makes it. */
  readonly nameOf: (name: string) => string | undefined;
  /** The site's address: what other sites call `/assets/` is theirs. */
  readonly base: string;
};

/** Markup, or JSON, with every asset of ours under its name in the output. */
export function withHashes(text: string, page: string, naming: Naming): Named {
  return named(text, inMarkup, page, naming);
}

/** The same for a stylesheet. */
export function styleWithHashes(css: string, sheet: string, naming: Naming): Named {
  return named(css, inStyles, sheet, naming);
}

type Named = { readonly text: string; readonly problems: readonly Problem[] };

function named(text: string, pattern: RegExp, page: string, { nameOf, base }: Naming): Named {
  const problems: Problem[] = [];
  const { origin: own } = new URL(base);
  const replaced = text.replace(pattern, (whole, origin: string | undefined, name: string) => {
    if (origin !== undefined && origin !== own) return whole;
    const full = nameOf(name);
    if (full !== undefined) return `${origin ?? ''}/assets/${full}`;
    problems.push({ file: page, message: `shows /assets/${name}, which nothing makes.` });
    return whole;
  });
  return { text: replaced, problems };
}
