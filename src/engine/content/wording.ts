import { z } from 'zod';
import { namedFault, type Problem, type ProblemCode } from '../kernel/problem.ts';
import { closest, suggestion } from '../kernel/suggestion.ts';
import { fieldSentence, fieldShape } from './field-shape.ts';
import { fieldName } from './mistakes/field-mistakes.ts';
import { isUnfilled } from './mistakes/placeholders.ts';
import { schemaAt } from './schema-at.ts';
import { problemAt, type Source } from './source-file.ts';

type Issue = z.core.$ZodIssue;

/** Zod's issues as problems in plain English, for people who don't program. */
export function wording(error: z.ZodError, schema: z.ZodType, source: Source): Problem[] {
  const keyOf = ({ path }: Issue) => path.map(String).join('\n');
  const wrongTypes = new Set(
    error.issues.filter(({ code }) => code === 'invalid_type').map((issue) => keyOf(issue)),
  );
  const hasWrongType = (issue: Issue) => wrongTypes.has(keyOf(issue));
  // What is blank is of no form either: the first rule that a text breaks says enough.
  const isSaid = (issue: Issue, at: number) =>
    typeof issue.input === 'string' &&
    error.issues.findIndex((one) => keyOf(one) === keyOf(issue)) < at;
  return error.issues.flatMap((issue, at) => {
    // Reported as such, or broken by its type alone: a text has a length, which no list's limits.
    if (isUnfilled(issue.input) || (issue.code !== 'invalid_type' && hasWrongType(issue)))
      return [];
    if (isSaid(issue, at)) return [];
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, schema, source);
    const fault = namedFault(fieldName(issue.path), codeOf(issue), sentence(issue, schema));
    return [problemAt(source, issue.path, { ...fault, ...meant(issue, schema) })];
  });
}

function meant(issue: Issue, schema: z.ZodType): Pick<Problem, 'words' | 'instead'> {
  const { code, input: words } = issue;
  if (typeof words !== 'string') return {};
  const instead =
    code === 'invalid_value'
      ? closest(words, issue.values.map(String)).instead
      : schemaAt(schema, issue.path)?.meta()?.meant?.(words);
  return instead ? { words, instead } : {};
}

function unknownFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  source: Source,
): Problem[] {
  const at = schemaAt(schema, issue.path);
  const known = at instanceof z.ZodObject ? Object.keys(at.shape) : [];
  return issue.keys.map((key) => {
    const { hint, ...words } = closest(key, known);
    const fault = namedFault(`"${key}"`, 'unknown-field', `is not a field.${hint}`);
    return problemAt(source, [...issue.path, key], { ...fault, ...words });
  });
}

function codeOf(issue: Issue): ProblemCode {
  if (issue.input === undefined) return 'missing-field';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? 'no-number' : 'wrong-type';
    case 'invalid_value':
      return 'unknown-value';
    case 'too_big':
      return limits[issue.origin]?.[0] ?? 'out-of-range';
    case 'too_small':
      return isBlank(issue.input) ? 'blank-field' : (limits[issue.origin]?.[1] ?? 'out-of-range');
    default:
      return typeof issue.input === 'object' ? 'wrong-together' : 'wrong-value';
  }
}

/** Above and below the limit of a text or a list; that of a number is its value. */
const limits: Partial<Record<string, readonly [above: ProblemCode, below: ProblemCode]>> = {
  string: ['too-long', 'too-short'],
  array: ['too-many', 'too-few'],
};

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

function sentence(issue: Issue, schema: z.ZodType): string {
  const value = issue.input;
  const field = schemaAt(schema, issue.path);
  const about = field ? fieldSentence(fieldShape(field)) : '';
  const cure = about === '' ? '' : ` ${about}`;
  if (value === undefined) return `is missing.${cure}`;
  switch (issue.code) {
    case 'invalid_type':
      return `should be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}.${cure}`;
    case 'invalid_value':
      return `cannot be ${shown(value)}.${choice(issue, value)}`;
    case 'too_big':
      return `is ${size(value)}; the most is ${issue.maximum}.`;
    case 'too_small':
      return isBlank(value)
        ? `is blank.${cure}`
        : `is ${size(value)}; the least is ${issue.minimum}.`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `${issue.message}; it is ${shown(value)}.`
        : `is ${shown(value)}, which is not ${formats[issue.format] ?? 'right'}.${cure}`;
    case 'custom':
      // Of a group the message says which of its values disagree.
      return typeof value === 'object'
        ? `${issue.message}.`
        : `is ${shown(value)}, ${issue.message}.`;
    default:
      return `is not right: ${issue.message}.${cure}`;
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'text in "double quotes"',
  number: 'a number without quotes, sign or comma, such as 1000',
  boolean: 'true or false',
  array: 'a list, such as ["one", "two"]',
  object: 'a group of fields',
};

const formats: Partial<Record<string, string>> = {
  date: 'a day in the calendar',
  url: 'a web address',
  email: 'an email address',
};

function choice(issue: z.core.$ZodIssueInvalidValue, value: unknown): string {
  const values = issue.values.map(String);
  return ` It is one of ${values.join(', ')}.${suggestion(String(value), values)}`;
}

function size(value: unknown): string {
  if (typeof value === 'string') return `${value.trim().length} characters long`;
  return Array.isArray(value) ? `a list of ${value.length}` : String(value);
}

function shown(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = String(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}
