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

/** An asset that takes long to make, and is not made again for another folder. */
export function rememberedAsset(asset: Asset, remember: RememberBytes): Asset {
  const { name, from, make } = asset;
  return { ...asset, make: () => remember(name, [from], async () => Buffer.from(await make())) };
}

const reference = /\/assets\/([\w.-]+\.\w+)/g;

/** A text with every `/assets/name` turned into the name in the output. */
export function withHashes(
  text: string,
  nameOf: (name: string) => string | undefined,
  page: string,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const replaced = text.replace(reference, (whole, name: string) => {
    const full = nameOf(name);
    if (full === undefined)
      problems.push({ file: page, message: `shows ${whole}, which nothing makes.` });
    return `/assets/${full ?? name}`;
  });
  return { text: replaced, problems };
}
