import { isNode, parseDocument } from 'yaml';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { DeskProblem, FieldPath } from './desk-problem.ts';
import { parts } from './edited-text.ts';

/**
 * A file's problems with their fields and columns, for a form and for an editor: a field's column
 * where the build needs only its line, and a field where the build has only a line.
 */
export function placed(path: string, text: string, problems: readonly Problem[]): DeskProblem[] {
  const places = fieldPlaces(path, text);
  return problems.map((problem) => {
    const { field, ...rest } = problem;
    if (problem.file !== path) return { ...rest, ...(field && { field: stepsOf(field) }) };
    if (!field) return { ...rest, ...places.fieldOn(problem.line) };
    const at = stepsOf(field);
    return { ...places.of(at), ...rest, field: at };
  });
}

/** zod's paths may hold symbols; ours never do. */
const stepsOf = (field: readonly PropertyKey[]): FieldPath =>
  field.map((step) => (typeof step === 'number' ? step : String(step)));

function fieldPlaces(path: string, text: string) {
  const [before, fields] = parts(path, text);
  const root = parseDocument(fields, { logLevel: 'error', uniqueKeys: false });
  const lines = (before + fields).split('\n');
  return {
    /** Where a value begins; nothing for one that is missing. */
    of: (at: FieldPath): { column?: number } => {
      const node = root.getIn(at, true);
      if (!isNode(node) || !node.range) return {};
      const offset = before.length + node.range[0];
      return { column: offset - text.lastIndexOf('\n', offset - 1) };
    },
    /** The field whose name is on a line, or on the closest one above it. */
    fieldOn: (line: number | undefined): { field?: FieldPath } => {
      if (before === '' || line === undefined || line > lines.length) return {};
      const above = lines.slice(0, line).reverse();
      const name = above.map((one) => /^["']?(\w+)["']?[ \t]*:/.exec(one)?.[1]).find(Boolean);
      return name === undefined ? {} : { field: [name] };
    },
  };
}
