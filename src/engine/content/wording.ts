import { z } from 'zod';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { fieldSentence, fieldShape } from './field-shape.ts';
import { fieldName } from './mistakes/field-mistakes.ts';
import { isUnfilled } from './mistakes/placeholders.ts';
import { schemaAt } from './schema-at.ts';
import type { Source } from './source-file.ts';

type Issue = z.core.$ZodIssue;

/** Zod's issues as problems in plain English, for people who don't program. */
export function wording(error: z.ZodError, schema: z.ZodType, source: Source): Problem[] {
  const keyOf = ({ path }: Issue) => path.map(String).join('\n');
  const wrongTypes = new Set(
    error.issues.filter(({ code }) => code === 'invalid_type').map((issue) => keyOf(issue)),
  );
  const hasWrongType = (issue: Issue) => wrongTypes.has(keyOf(issue));
  return error.issues.flatMap((issue) => {
    // Reported as such, or broken by its type alone: a text has a length, which no list's limits.
    if (isUnfilled(issue.input) || (issue.code !== 'invalid_type' && hasWrongType(issue)))
      return [];
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, schema, source);
    const message = sentence(issue, schema);
    const isNumber = issue.code === 'invalid_type' && issue.expected === 'number';
    const code = isNumber && issue.input !== undefined && { code: 'no-number' as const };
    const line = source.line(issue.path);
    return [{ file: source.file, line, field: issue.path, message, ...code }];
  });
}

function unknownFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  { file, line }: Source,
): Problem[] {
  const at = schemaAt(schema, issue.path);
  const known = at instanceof z.ZodObject ? Object.keys(at.shape) : [];
  return issue.keys.map((key) => ({
    file,
    line: line([...issue.path, key]),
    field: [...issue.path, key],
    message: `"${key}" is not a field.${suggestion(key, known)}`,
  }));
}

function sentence(issue: Issue, schema: z.ZodType): string {
  const name = fieldName(issue.path);
  const value = issue.input;
  const field = schemaAt(schema, issue.path);
  const about = field ? fieldSentence(fieldShape(field)) : '';
  const cure = about === '' ? '' : ` ${about}`;
  if (value === undefined) return `${name} is missing.${cure}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} should be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}.${cure}`;
    case 'invalid_value':
      return `${name} cannot be ${shown(value)}.${choice(issue, value)}`;
    case 'too_big':
      return `${name} is ${size(value)}; the most is ${issue.maximum}.`;
    case 'too_small':
      return typeof value === 'string' && value.trim() === ''
        ? `${name} is blank.${cure}`
        : `${name} is ${size(value)}; the least is ${issue.minimum}.`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `${name} ${issue.message}; it is ${shown(value)}.`
        : `${name} is ${shown(value)}, which is not ${formats[issue.format] ?? 'right'}.${cure}`;
    case 'custom':
      // Of a group the message says which of its values disagree.
      return typeof value === 'object'
        ? `${name} ${issue.message}.`
        : `${name} is ${shown(value)}, ${issue.message}.`;
    default:
      return `${name}: ${issue.message}.${cure}`;
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
