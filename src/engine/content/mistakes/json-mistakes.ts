import jsonc from 'jsonc-parser';
import type { Problem } from '../../kernel/problem.ts';
import { firstOfEachLine, placesIn } from './place.ts';
import { tooDeep } from './yaml-mistakes.ts';

/**
 * The mistakes in a JSON text. The parser goes on after the two that people make most, comments and
 * commas. After any other, what it finds would only follow from that.
 */
export function jsonMistakes(text: string, file: string): Problem[] {
  const errors = parseErrors(text);
  // Its recursion overflows the stack.
  if (!errors) return [{ file, line: 1, column: 1, ...tooDeep }];
  const at = placesIn(text);
  const found = errors.map(({ error, offset, length }) => {
    const code = jsonc.printParseErrorCode(error);
    const isComma =
      text.slice(0, offset).trimEnd().endsWith(',') && /[\]}]/.test(text[offset] ?? '');
    const word = text.slice(offset, offset + length);
    const message = isComma ? extraComma : (cures[code]?.(word) ?? unknown);
    // What is missing at the end is missing after the last thing that stands there.
    const place = at(Math.min(offset, text.trimEnd().length));
    const problem: Problem = { file, ...place, code: 'syntax', message };
    return { isCommon: isComma || common.includes(code), problem };
  });
  const last = found.findIndex(({ isCommon }) => !isCommon);
  const told = last < 0 ? found : found.slice(0, last + 1);
  return firstOfEachLine(told.map(({ problem }) => problem));
}

function parseErrors(text: string): jsonc.ParseError[] | undefined {
  const errors: jsonc.ParseError[] = [];
  try {
    jsonc.parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    return errors;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

const common = ['InvalidCommentToken', 'CommaExpected'];
const extraComma = 'has a comma before this, with nothing after it. Delete the comma.';
const unknown = 'is not JSON here. Look for a comma, quote or bracket just before.';

const cures: Partial<Record<string, (word: string) => string>> = {
  InvalidCommentToken: () => 'has a comment, which JSON does not allow. Delete it.',
  CommaExpected: () => 'needs a comma before this. Add it.',
  InvalidSymbol: (word) =>
    `has ${word}, which is not in quotes, or follows a quote too many or too few. Put texts, and the names of fields, in straight "double quotes"; write true and false in lower case.`,
  UnexpectedEndOfString: () =>
    'opens a text with " and does not close it on the same line. Put a " at its end.',
  InvalidEscapeCharacter: () => 'has a \\ inside the quotes. Write it twice: \\\\.',
  ColonExpected: () => 'needs a colon between the name of the field and its value. Add it.',
  ValueExpected: () => 'lacks a value here, or a } or ] at its end. Add it.',
  CloseBraceExpected: () => 'ends before every { is closed. Add the missing }.',
  CloseBracketExpected: () => 'ends before every [ is closed. Add the missing ].',
  EndOfFileExpected: () => 'goes on after its end. Look for a } or ] too many just before.',
};
