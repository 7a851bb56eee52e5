import type { Problem } from '../../engine/kernel/problem.ts';
import type { DeskProblem, FieldPath } from './desk-problem.ts';
import { bodyStart } from './edited-text.ts';
import { nodeAt, rootOf } from './nodes.ts';

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
  const isJson = path.endsWith('.json');
  const head = isJson ? text : text.slice(0, bodyStart(path, text));
  const begin = isJson ? 0 : head.indexOf('\n') + 1;
  const fields = isJson ? head : head.slice(begin, head.lastIndexOf('---'));
  const root = rootOf(fields);
  return {
    /** Where a value begins; nothing for one that is missing. */
    of: (at: FieldPath): { column?: number } => {
      const start = nodeAt(root, at)?.range?.[0];
      if (start === undefined) return {};
      const offset = begin + start;
      return { column: offset - text.lastIndexOf('\n', offset - 1) };
    },
    /** The field whose name is on a line, or on the closest one above it. */
    fieldOn: (line: number | undefined): { field?: FieldPath } => {
      const lines = head.split('\n');
      if (isJson || line === undefined || line >= lines.length) return {};
      const above = lines.slice(0, line).reverse();
      const name = above.map((one) => /^["']?(\w+)["']?[ \t]*:/.exec(one)?.[1]).find(Boolean);
      return name === undefined ? {} : { field: [name] };
    },
  };
}
