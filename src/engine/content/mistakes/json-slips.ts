import jsonc from 'jsonc-parser';
import type { Problem } from '../../kernel/problem.ts';
import { placeAt } from './place.ts';
import { tooDeep } from './yaml-slips.ts';

/**
 * Every slip in a JSON text, each with its place. The parser goes on after the slips that people
 * make most: comments and commas. After any other slip nothing more is said, since what follows
 * would only be its consequences.
 */
export function jsonSlips(text: string, file: string): Problem[] {
  const errors = parseErrors(text);
  // Its recursion overflows the stack.
  if (!errors) return [{ file, line: 1, message: tooDeep }];
  const found: Problem[] = [];
  for (const { error, offset, length } of errors) {
    const kind = jsonc.printParseErrorCode(error);
    const slip = { text, offset, length };
    const known = kind === 'InvalidCommentToken' ? comment(slip) : commaSlip(kind, slip);
    const { at, message } = known ?? otherSlip(kind, slip);
    if (found.at(-1)?.message !== message || known)
      found.push({ file, ...placeAt(text, at), message });
    if (!known) break;
  }
  // Two errors may be found at one trailing comma.
  return found.filter(
    (one, index) => index === 0 || JSON.stringify(one) !== JSON.stringify(found[index - 1]),
  );
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

type Slip = { readonly text: string; readonly offset: number; readonly length: number };
type Said = { readonly at: number; readonly message: string };

function comment({ offset }: Slip): Said {
  return { at: offset, message: 'has a comment, which JSON does not allow. Delete it.' };
}

function commaSlip(kind: string, { text, offset }: Slip): Said | undefined {
  const before = text.slice(0, offset).trimEnd();
  const next = text[offset] ?? '';
  if (kind === 'CommaExpected' && /[\w"\]}]$/.test(before) && /["[{\d]/.test(next)) {
    return { at: before.length - 1, message: 'needs a comma after this. Add it.' };
  }
  if (/^(PropertyName|Value)Expected$/.test(kind) && before.endsWith(',') && /[\]}]/.test(next)) {
    const message = `has a comma before the closing ${next}, with nothing after it. Delete the comma.`;
    return { at: before.length - 1, message };
  }
  return undefined;
}

function otherSlip(kind: string, { text, offset, length }: Slip): Said {
  const isAtEnd = text.slice(offset).trim() === '';
  const cure =
    isAtEnd && kind === 'ValueExpected'
      ? endsEarly
      : (cures[kind] ?? 'is not JSON here. Look for a comma, quote or bracket just before.');
  if (kind !== 'InvalidSymbol') {
    // What is missing at the end is missing after the last thing that stands there.
    return { at: Math.min(offset, text.trimEnd().length), message: cure };
  }
  if (/"\s*$/.test(text.slice(0, offset))) {
    return { at: offset, message: 'has a " too many or too few just before this. Look for it.' };
  }
  const word = text.slice(offset, offset + length);
  return { at: offset, message: symbolCure(word) };
}

const endsEarly = 'ends too early: a value, a } or a ] is missing. Add it.';

const cures: Partial<Record<string, string>> = {
  UnexpectedEndOfString:
    'opens a text with " and does not close it on the same line. Put a " at its end.',
  InvalidEscapeCharacter: 'has a \\ inside the quotes. Write it twice: \\\\.',
  InvalidCharacter: 'has a tab or another invisible character inside the quotes. Delete it.',
  ColonExpected: 'needs a colon between the name of the field and its value. Add it.',
  CloseBraceExpected: 'ends before every { is closed. Add the missing }.',
  CloseBracketExpected: 'ends before every [ is closed. Add the missing ].',
  EndOfFileExpected: 'goes on after its end. Look for a } or ] too many just before.',
};

function symbolCure(word: string): string {
  if (/^[“”„‘’']/.test(word)) return 'has quotes that are not straight double ones. Write "…".';
  if (/^(true|false|null)$/i.test(word)) return `has "${word}". Write it in lower case.`;
  return `has ${word} without quotes. Put texts, and the names of fields, in "double quotes".`;
}
