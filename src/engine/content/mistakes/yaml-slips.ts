import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../kernel/problem.ts';
import { lineAt, placeAt } from './place.ts';

/** An error of the YAML parser as a sentence with the cure that fits the mistake. */
export function yamlSlip(error: YAMLParseError, text: string, file: string): Problem {
  const at = placeAt(text, error.pos[0]);
  // The parser gives up at some place within.
  if (error.message.startsWith('Maximum call stack'))
    return { file, line: at.line, message: tooDeep };
  const open = unclosedQuote(text, error.pos[0]);
  if (open !== undefined) {
    const quote = text[open] ?? '"';
    const message = `opens a value with ${quote} and does not close it. Put a ${quote} at its end.`;
    return { file, ...placeAt(text, open), message };
  }
  const line = lineAt(text, error.pos[0]);
  const slip = { line, error, text };
  const message = slips.find(({ is }) => is(slip))?.says(slip) ?? unknownSlip(error);
  return { file, ...at, message };
}

export const tooDeep = 'is nested too deeply here: lists within lists, or groups within groups.';

type Slip = {
  readonly error: YAMLParseError;
  /** The line on which the parser gave up. */
  readonly line: string;
  readonly text: string;
};

/** A field's name and the colon after it, or the hyphen of an item of a list. */
const name = /^\s*(- )?([\w-]+:\s+)?/;

const wholeValue = 'Put the whole value in "double quotes".';

/** The first row that fits says what is wrong. */
const slips: readonly { is: (slip: Slip) => boolean; says: (slip: Slip) => string }[] = [
  {
    is: ({ error }) => error.code === 'TAB_AS_INDENT',
    says: () => 'begins with a tab. Use spaces: two for each step.',
  },
  {
    is: ({ error }) => error.code === 'BAD_DQ_ESCAPE',
    says: () => 'has a \\ inside "double quotes". Write it twice: \\\\.',
  },
  {
    is: ({ line }) => /^\s*(- )?[\w-]+:[^\s:]/.test(line) && !/:\s/.test(line),
    says: ({ line }) => {
      const [, field, value] = /([\w-]+):(.*)$/.exec(line) ?? [];
      return `has no space after the colon. Write "${field}: ${value}".`;
    },
  },
  {
    is: ({ line }) => /^'.*'/.test(value(line)),
    says: () => `has an apostrophe inside 'single quotes'. Put the value in "double quotes".`,
  },
  {
    is: ({ line }) => /^".*"/.test(value(line)),
    says: () =>
      'has "double quotes" inside "double quotes". Write the inner ones as “curly quotes”.',
  },
  {
    is: ({ error }) => error.message.includes('must be sufficiently indented and end with a'),
    says: ({ error }) => {
      const [open, close] = error.message.includes('}') ? ['{', '}'] : ['[', ']'];
      return `opens a list with ${open} before this line and does not close it. Put a ${close} at its end.`;
    },
  },
  {
    is: ({ error }) => error.message.startsWith('Unexpected , in flow'),
    says: () => 'has two commas with nothing between them. Delete one.',
  },
  {
    is: ({ line }) => /^[@`%[{!|>?:-]/.test(value(line)),
    says: ({ line }) => `has a value that begins with ${value(line)[0]}. ${wholeValue}`,
  },
  {
    is: ({ line }) => /:\s/.test(value(line)) || /:$/.test(value(line)),
    says: () => `has a colon inside a value. ${wholeValue}`,
  },
  {
    is: ({ line }) => !line.includes(':'),
    says: () =>
      'has no field’s name and colon before it. If it belongs to the value above, put both on one line.',
  },
  {
    is: ({ error }) => /node end|YAML stream/.test(error.message),
    says: () => 'begins further left or right than the fields above. Align it with them.',
  },
];

function value(line: string): string {
  return line.replace(name, '');
}

function unknownSlip({ message }: YAMLParseError): string {
  const what = message.split(' (')[0]?.replace(/\.?$/, '.');
  return `cannot be read here: ${what} Compare it with the same field of a page that works.`;
}

/** The offset of the last quote before an error that opens a value and isn't closed on its line. */
function unclosedQuote(text: string, before: number): number | undefined {
  let found: number | undefined;
  for (const match of text.matchAll(/^(\s*(?:- )?(?:[\w-]+:[ \t]+)?)(["'])(.*)$/gm)) {
    const [, start = '', quote = '', rest = ''] = match;
    const offset = match.index + start.length;
    if (offset >= before) break;
    const inside = quote === '"' ? rest.replace(/\\./g, '') : rest.replaceAll("''", '');
    found = inside.includes(quote) ? undefined : offset;
  }
  return found;
}
