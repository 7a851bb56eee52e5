import type { Problem } from '../../kernel/problem.ts';
import { type LoadedContent, loadedFiles } from '../loaded-content.ts';

/** Pages that ask for a piece of the project in their `related` that the project doesn't have. */
export function proofSlips(content: LoadedContent): Problem[] {
  const files = loadedFiles(content);
  const kinds = new Map(
    files.flatMap(({ value, path, source }): [string, string[]][] => {
      const { pieces } = Object(value) as { pieces?: readonly { kind?: string }[] };
      // Of a file with problems it is not known what it will have.
      if (!path || !Array.isArray(pieces) || content.salvaged.has(source.file)) return [];
      return [[path, pieces.map(({ kind }) => String(kind))]];
    }),
  );
  return files.flatMap(({ value, source }) => {
    const { proof, related } = Object(value) as { proof?: unknown; related?: unknown };
    if (typeof proof !== 'string' || !Array.isArray(related)) return [];
    const project = related.find((path) => kinds.has(path));
    const known = kinds.get(project) ?? [];
    if (known.length === 0 || known.includes(proof)) return [];
    const message = `"proof" is "${proof}", and ${project} has none. It has ${known.join(', ')}: name one of them.`;
    return [{ file: source.file, line: source.line(['proof']), field: ['proof'], message }];
  });
}
