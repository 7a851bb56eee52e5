import { z } from 'zod';
import { namedFault, type Problem, type ProblemCode } from '../kernel/problem.ts';
import { closest, suggestion } from '../kernel/suggestion.ts';
import { fieldSentence, fieldShape } from './field-shape.ts';
import { beyondLimit, least, most } from './limits.ts';
import { fieldName } from './mistakes/field-mistakes.ts';
import { isUnfilled } from './mistakes/placeholders.ts';
import { schemaAt } from './schema-at.ts';
import { problemAt, type Source } from './source-file.ts';

type Issue = z.core.$ZodIssue;

/** Zod's issues as problems in plain English, for people who don't program. */
export function wording(error: z.ZodError, schema: z.ZodType, source: Source): Problem[] {
  const fields = Map.groupBy(error.issues, ({ path }) => path.map(String).join('\n'));
  return [...fields.values()].flatMap((issues) => {
    const types = issues.filter(({ code }) => code === 'invalid_type');
    // The first broken rule is enough. A value of the wrong type may break others just by that: a
    // text has a length, but not a list's limits.
    const isValue = Object(issues[0]?.input) !== issues[0]?.input;
    const relevant = isValue ? issues.slice(0, 1) : types.length > 0 ? types : issues;
    return relevant
      .filter(({ input }) => !isUnfilled(input))
      .flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') return unknownFields(issue, schema, source);
        const fault = namedFault(fieldName(issue.path), ...codeAndSentence(issue, schema));
        return [problemAt(source, issue.path, { ...fault, ...meant(issue, schema) })];
      });
  });
}

function meant(issue: Issue, schema: z.ZodType): Pick<Problem, 'words' | 'instead'> {
  const { code, input: words } = issue;
  if (typeof words !== 'string') return {};
  const instead =
    code === 'invalid_value'
      ? closest(words, issue.values.map(String)).instead
      : schemaAt(schema, issue.path)?.meta()?.meant?.(words);
  return code === 'invalid_value' || instead ? { words, ...(instead && { instead }) } : {};
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

/** Codes above and below a limit of length; a number's limit concerns its value. */
const limits: Partial<Record<string, readonly [above: ProblemCode, below: ProblemCode]>> = {
  string: ['too-long', 'too-short'],
  array: ['too-many', 'too-few'],
};

/** The message without the field's name. */
function codeAndSentence(issue: Issue, schema: z.ZodType): [code: ProblemCode, sentence: string] {
  const { input: value, message } = issue;
  const field = schemaAt(schema, issue.path);
  const about = field ? fieldSentence(fieldShape(field)) : '';
  const cure = about === '' ? '' : ` ${about}`;
  if (value === undefined) return ['missing-field', `is missing.${cure}`];
  const given = shown(value);
  if (typeof value === 'string' && value.trim() === '') {
    const wanted = issue.code === 'invalid_format' && issue.format === 'regex' && `; it ${message}`;
    return ['blank-field', `is blank${cure ? '' : wanted || ''}.${cure}`];
  }
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = kinds[issue.expected] ?? issue.expected;
      return [
        numberCodes[issue.expected] ?? 'wrong-type',
        `should be ${wanted}, not ${given}.${cure}`,
      ];
    }
    case 'invalid_value':
      return ['unknown-value', `cannot be ${given}.${choice(issue, value)}`];
    case 'too_big': {
      const code = limits[issue.origin]?.[0] ?? 'out-of-range';
      const limit = issue.inclusive ? most : 'it must be less than';
      return [code, beyondLimit(value, limit, issue.maximum)];
    }
    case 'too_small': {
      const code = limits[issue.origin]?.[1] ?? 'out-of-range';
      const limit = issue.inclusive ? least : 'it must be more than';
      return [code, beyondLimit(value, limit, issue.minimum)];
    }
    case 'invalid_format':
      return issue.format === 'regex'
        ? ['wrong-value', `${message}; it is ${given}.`]
        : ['wrong-value', `is ${given}, which is not ${formats[issue.format] ?? 'right'}.${cure}`];
    default:
      // For a group, the message names the values that conflict.
      return typeof value === 'object'
        ? ['wrong-together', `${message}.`]
        : ['wrong-value', `is ${given}, ${message}.`];
  }
}

const numberCodes: Partial<Record<string, ProblemCode>> = {
  number: 'no-number',
  int: 'no-whole-number',
};

const kinds: Partial<Record<string, string>> = {
  string: 'text in "double quotes"',
  number: 'a number without quotes, sign or comma, such as 1000',
  int: 'a whole number, such as 12',
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

function shown(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = String(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}
