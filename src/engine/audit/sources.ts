import type { SourceFile } from '../content/source-file.ts';
import { outputPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';

export type SourcedRoute = {
  readonly path: string;
  readonly handle: { readonly source: string };
};

/** The content files of pages, so that a problem can name the file and line to fix. */
export type Sources = {
  readonly files: readonly SourceFile[];
  /** Each page's content file, by the page's path and by its output file. */
  readonly ofPage: ReadonlyMap<string, string>;
};

export function sourcesOf(files: readonly SourceFile[], routes: readonly SourcedRoute[]): Sources {
  const pages = routes.flatMap(({ path, handle: { source } }): [string, string][] => [
    [path === '*' ? '/404' : path, source],
    [outputPath(path), source],
  ]);
  return { files, ofPage: new Map(pages) };
}

/** Moves a page's problem to the page's content file, by its words to the line that has them. */
export function atSource(problem: Problem, sources: Sources): Problem {
  const { words } = problem;
  const file = sources.ofPage.get(problem.file);
  const source = sources.files.find(({ path }) => path === file);
  if (!source) return problem;
  const at = words ? linesOf(source).findIndex((text) => text.includes(words)) : -1;
  const message = `(${problem.file}) ${problem.message}`;
  return { ...problem, file: source.path, ...(at >= 0 && { line: at + 1 }), message };
}

/** Every line of the content that contains a link to a target. */
export function placesOf(
  target: string,
  pages: ReadonlySet<string>,
  { files, ofPage }: Sources,
  base: string,
): { readonly file: string; readonly line: number }[] {
  const ofThese = new Set([...pages].map((page) => ofPage.get(page)));
  const [page = '', hash] = target.split('#');
  return files
    .filter(({ path }) => path.endsWith('.json') || ofThese.has(path))
    .flatMap((file) => {
      const onItself = hash !== undefined && ofPage.get(page) === file.path ? [`#${hash}`] : [];
      const spellings = [target, base + target, ...onItself].map(RegExp.escape).join('|');
      const named = new RegExp(`(?<![\\w/.:#?&-])(${spellings})(?![\\w/#?&=-])`);
      return linesOf(file).flatMap((text, at) =>
        named.test(text) ? [{ file: file.path, line: at + 1 }] : [],
      );
    });
}

function linesOf({ bytes }: SourceFile): string[] {
  return new TextDecoder().decode(bytes).split('\n');
}
