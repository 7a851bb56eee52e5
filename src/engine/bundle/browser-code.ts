import type { OutputFile } from '../kernel/output-file.ts';

export type Chunk = {
  readonly name: string;
  readonly text: string;
  /** Its entry point; undefined for a shared chunk. */
  readonly source: string | undefined;
  readonly imports: readonly string[];
  readonly contains: readonly string[];
};

/** Where a site's own code for the browser lies, as paths from the project's root. */
export type BrowserSources = {
  readonly entry: string;
  /** The module that hydrates widgets; it includes React. */
  readonly runtime: string;
  /** A widget's module, whose only export is its component. */
  widget(name: string): string;
  readonly styles: readonly string[];
};

/** What a site's code for the browser talks to beside the backend. */
export type BrowserServices = {
  /** Their origins, which every page's policy allows. */
  readonly hosts: readonly string[];
  /** Values that its code knows by these names; what only another value needs is left out of it. */
  readonly constants: Readonly<Record<string, object | boolean | null>>;
};

export type BrowserCode = {
  readonly entry: string;
  readonly files: readonly OutputFile[];
  readonly chunks: readonly Chunk[];
  /** All sources of the above, including packages, as paths from the project's root. */
  readonly sources: readonly string[];
};

/** The import path for a lazy source in the entry, until its chunk's name is known. */
export function lazyName(source: string): string {
  return `lazy:${source}`;
}

/** The sources that the entry imports lazily. */
export function lazySources(entry: string): string[] {
  return [...entry.matchAll(/lazy:([\w./-]+)/g)].map((match) => match[1] ?? '');
}

/** Fills in the chunks' names in the entry. @throws Error if it would end its own <script>. */
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

/**
 * Replaces `/chunks/tabs` in a page's markup by the addresses of all chunks that `tabs` needs. So
 * the entry, which every page has, holds no name of a widget's file.
 */
export function withChunks(
  markup: string,
  { chunks }: BrowserCode,
  site: Pick<BrowserSources, 'runtime' | 'widget'>,
): string {
  return markup.replace(/ data-chunks="\/chunks\/([\w-]+)"/g, (_, widget: string) => {
    const sources = [site.runtime, site.widget(widget)];
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

function withImports(chunks: readonly Chunk[], names: readonly string[]): Set<string> {
  const all = new Set(names);
  // Iterating a set includes the items added during the loop.
  for (const name of all) {
    for (const next of chunks.find((chunk) => chunk.name === name)?.imports ?? []) all.add(next);
  }
  return all;
}
