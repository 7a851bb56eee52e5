import jsonc from 'jsonc-parser';
import type { Problem } from '../../kernel/problem.ts';
import { firstOfEachLine, placesIn } from './place.ts';
import { tooDeep } from './yaml-mistakes.ts';

/**
 * Syntax errors in JSON. The parser recovers from the two most common, comments and commas; after
 * any other, further errors would only follow from it.
 */
export function jsonMistakes(text: string, file: string): Problem[] {
  const errors: jsonc.ParseError[] = [];
  try {
    jsonc.parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Deep nesting overflows the parser's stack.
    return [{ file, line: 1, column: 1, ...tooDeep }];
  }
  const at = placesIn(text);
  const found = errors.map(({ error, offset, length }) => {
    const isComma =
      text.slice(0, offset).trimEnd().endsWith(',') && /[\]}]/.test(text[offset] ?? '');
    const name = isComma ? 'TrailingComma' : jsonc.printParseErrorCode(error);
    const message = cures[name] ?? 'is not JSON here. Look for a comma, quote or bracket before.';
    const words = text.slice(offset, offset + length);
    // At the end of the file, point to the last character rather than trailing space.
    const place = at(Math.min(offset, text.trimEnd().length));
    const problem: Problem = {
      file,
      ...place,
      code: 'syntax',
      message: message.replace('{}', words),
    };
    return { name, problem };
  });
  const last = found.findIndex(({ name }) => !/Comma|Comment/.test(name));
  const upToFirstMistake = last < 0 ? found : found.slice(0, last + 1);
  return firstOfEachLine(upToFirstMistake.map(({ problem }) => problem));
}

const lacks = (what: string) => `needs ${what} before this. Add it.`;

const cures: Partial<Record<string, string>> = {
  TrailingComma: 'has a comma before this, with nothing after it. Delete the comma.',
  InvalidCommentToken: 'has a comment, which JSON does not allow. Delete it.',
  CommaExpected: lacks('a comma'),
  ColonExpected: lacks('a colon'),
  ValueExpected: lacks('a value, or a } or ],'),
  CloseBraceExpected: lacks('a }'),
  CloseBracketExpected: lacks('a ]'),
  InvalidSymbol:
    'has {}, which is not in quotes, or follows a quote too many or too few. Put texts, and the names of fields, in straight "double quotes"; write true and false in lower case.',
};
