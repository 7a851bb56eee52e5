import { fieldShape } from '../../engine/content/field-shape.ts';
import { parse } from '../../engine/content/parse.ts';
import { attempt, type Problem } from '../../engine/kernel/problem.ts';
import { kindOf } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import { type DeskProblem, type FieldPath, isBlank } from './desk-problem.ts';
import { bodyStart, fieldsIn } from './edited-text.ts';
import { leavesIn } from './field-values.ts';
import { fieldName } from './item-name.ts';
import type { SavedText } from './saved-content.ts';

/**
 * Adds each problem's field; where the build gives only a line, finds the field on it.
 *
 * @param others whose items are called by their names.
 */
export function placed(
  path: string,
  text: string,
  problems: readonly Problem[],
  others: readonly SavedText[] = [],
): DeskProblem[] {
  return problems.map(({ field, ...problem }) => {
    const isHere = problem.file === path;
    const at = field ? stepsOf(field) : isHere && fieldOn(problem.line, path, text);
    const values = others.find((one) => one.path === problem.file)?.fields;
    const place = at && problem.file !== path && fieldTitle(problem.file, at, values);
    return { ...problem, ...(at && { field: at }), ...(place && { place }) };
  });
}

const mostNamed = 5;

/** What is still blank in a file: the first labels of all, and how many more there are. */
export function blankNames(
  path: string,
  problems: readonly DeskProblem[],
  values: FieldValue | undefined,
): string[] {
  const kind = kindOf(path);
  const fields = kind ? fieldShape(kind.schema) : {};
  const blank = problems.filter((one) => one.file === path && isBlank(one));
  const [...names] = new Set(
    blank.map(({ field: [top] = [] }) =>
      top === undefined ? 'Text' : fieldName([top], fields, values),
    ),
  );
  if (names.length <= mostNamed) return names;
  const shown = names.slice(0, mostNamed - 1);
  return [...shown, `${names.length - shown.length} more`];
}

/** The field's label, without an open form. */
function fieldTitle(
  file: string,
  at: FieldPath,
  values: FieldValue | undefined,
): string | undefined {
  const kind = kindOf(file);
  const list = { title: '', ...(kind && fieldShape(kind.schema)) };
  return kind && fieldName(at, list, values);
}

/** zod allows symbols in paths; our schemas have none. */
export const stepsOf = (field: readonly PropertyKey[]): FieldPath =>
  field.map((step) => (typeof step === 'number' ? step : String(step)));

/** The field on a line of front matter or data. */
export function fieldOn(
  line: number | undefined,
  path: string,
  text: string,
): FieldPath | undefined {
  if (path.endsWith('.json')) {
    const bytes = new TextEncoder().encode(text);
    const { value: source } = attempt(() => parse({ path, bytes }).source);
    return [...leavesIn(fieldsIn(path, text))].find(({ at }) => source?.line(at) === line)?.at;
  }
  const lines = text.slice(0, bodyStart(path, text)).split('\n');
  if (line === undefined || line >= lines.length) return undefined;
  const above = lines.slice(0, line).reverse();
  const name = above.map((one) => /^["']?(\w+)["']?[ \t]*:/.exec(one)?.[1]).find(Boolean);
  return name === undefined ? undefined : [name];
}
