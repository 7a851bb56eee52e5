import type { Problem } from '../../kernel/problem.ts';
import { type LoadedContent, loadedFiles } from '../loaded-content.ts';

/** A piece that a file asks for, and the field that does. */
type Asked = { readonly field: readonly string[]; readonly project: string; readonly kind: string };

/**
 * Pages that ask for a piece that a project doesn't have: `proof` of the project in their `related`,
 * or an article's `work`.
 */
export function proofSlips(content: LoadedContent): Problem[] {
  const files = loadedFiles(content);
  // Of a file with problems it is not known what it will have.
  const whole = files.filter(({ source }) => !content.salvaged.has(source.file));
  const kinds = new Map(
    whole.flatMap(({ value, path }): [string, string[]][] => {
      const { pieces = [] } = Object(value) as { pieces?: readonly { kind?: string }[] };
      return path && Array.isArray(pieces) ? [[path, pieces.map(({ kind }) => String(kind))]] : [];
    }),
  );
  return files.flatMap(({ value, source }) =>
    asked(value, kinds).flatMap(({ field, project, kind }) => {
      const known = kinds.get(project);
      if (!known || known.includes(kind)) return [];
      const its =
        known.length > 0 ? `It has ${known.join(', ')}: name one of them.` : 'It shows no work.';
      const message = `"${field.join('.')}" is "${kind}", and ${project} has none. ${its}`;
      return [{ file: source.file, line: source.line(field), field, message }];
    }),
  );
}

function asked(value: unknown, kinds: ReadonlyMap<string, readonly string[]>): Asked[] {
  const { proof, related, work } = Object(value) as Record<string, unknown>;
  const found: Asked[] = [];
  if (typeof proof === 'string' && Array.isArray(related)) {
    const project = related.find((path) => (kinds.get(path) ?? []).length > 0);
    if (project) found.push({ field: ['proof'], project, kind: proof });
  }
  const { project, piece } = Object(work) as Record<string, unknown>;
  if (typeof project === 'string' && typeof piece === 'string') {
    found.push({ field: ['work', 'piece'], project, kind: piece });
  }
  return found;
}
