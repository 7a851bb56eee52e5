import type { OutputFile } from '../kernel/output-file.ts';

/** One file that is loaded when it is wanted. */
export type Chunk = {
  readonly name: string;
  readonly text: string;
  /** The source that it is asked for by, if by one. */
  readonly source: string | undefined;
  /** Files that it cannot run without. */
  readonly imports: readonly string[];
  /** Sources that are in it. */
  readonly contains: readonly string[];
};

/** All that runs in the browser. */
export type BrowserCode = {
  /** What every page carries inline. */
  readonly entry: string;
  readonly files: readonly OutputFile[];
  readonly chunks: readonly Chunk[];
  /** All that anything above was made from, ours and others’, as paths from the project. */
  readonly sources: readonly string[];
};

/** What makes widgets live: React, and the few lines that start it. */
export const runtimeSource = 'src/browser/hydrate.tsx';

/** What the entry calls a source that is not in it, until its file's name is known. */
export function lazyName(source: string): string {
  return `lazy:${source}`;
}

/** The sources that the entry loads later. */
export function lazySources(entry: string): string[] {
  return [...entry.matchAll(/lazy:([\w./-]+)/g)].map((match) => match[1] ?? '');
}

/**
 * @param entry names what it loads by `lazyName`.
 * @param inlined the sources that are in the entry.
 * @throws Error where the entry could not stand in a <script>.
 */
export function browserCode(
  entry: string,
  chunks: readonly Chunk[],
  inlined: readonly string[],
): BrowserCode {
  const named = entry.replace(/lazy:([\w./-]+)/g, (_, source) => address(chunkOf(chunks, source)));
  if (/<\/script|<!--/i.test(named)) throw new Error('The entry would end its own <script>.');
  const files = chunks.map(({ name, text }) => ({ path: `assets/${name}`, content: text }));
  const sources = [...inlined, ...chunks.flatMap(({ contains }) => contains)];
  return { entry: named, files, chunks, sources };
}

/** A page's markup with `/chunks/tabs` turned into the addresses of all that `tabs` needs. */
export function withChunks(markup: string, { chunks }: BrowserCode): string {
  return markup.replace(/ data-chunks="\/chunks\/([\w-]+)"/g, (_, widget: string) => {
    const sources = [runtimeSource, `src/widgets/${widget}.tsx`];
    const names = sources.map((source) => chunkOf(chunks, source));
    return ` data-chunks="${[...withImports(chunks, names)].map(address).join(' ')}"`;
  });
}

function address(name: string): string {
  return `/assets/${name}`;
}

function chunkOf(chunks: readonly Chunk[], source: string): string {
  const chunk = chunks.find((one) => one.source === source);
  if (!chunk) throw new Error(`${source} is in no file of its own.`);
  return chunk.name;
}

/** The names themselves first, then all that they import, and what those import. */
function withImports(chunks: readonly Chunk[], names: readonly string[]): Set<string> {
  const all = new Set(names);
  // A set that grows is walked to its new end.
  for (const name of all) {
    for (const next of chunks.find((chunk) => chunk.name === name)?.imports ?? []) all.add(next);
  }
  return all;
}
