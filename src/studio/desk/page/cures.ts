import type { ProblemCode } from '../../../engine/kernel/problem.ts';
import { factSign } from '../../../engine/kernel/text.ts';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { leavesIn, valueAt } from '../field-values.ts';
import { hintIn } from '../fill-in.ts';
import { bodyLine } from './problems-of.ts';
import type { Unsaved } from './unsaved.ts';

/** A fix that one click applies: edits of fields, or a new body. */
export type Cure = {
  readonly label: string;
  readonly edits?: readonly FieldEdit[];
  readonly body?: string;
};

/** Button labels for problems that carry a replacement in `instead`. */
const buttons: Partial<Record<ProblemCode, string>> = {
  'misread-value': 'Remove the quotation marks',
  'unread-marks': 'Put it right',
  'unknown-heading': 'Use this heading',
  'unknown-value': 'Use “…”',
  'missing-media': 'Use “…”',
  'unknown-field': 'Rename it “…”',
  misspelt: 'Write “…”',
  'unknown-fact': 'Write “…”',
  'wrong-value': 'Write “…”',
  'broken-link': 'Link to …',
  'broken-anchor': 'Link to …',
  'link-to-former-address': 'Link to …',
  'link-to-own-origin': 'Link to …',
};

const toAnotherPage: ReadonlySet<ProblemCode> = new Set([
  'broken-link',
  'link-to-draft',
  'link-to-scheduled',
]);

/** Whether linking to another page would fix the problem. */
export const asksForPage = ({ code, words }: DeskProblem) =>
  words !== undefined && toAnotherPage.has(code);

/**
 * The fix for a problem in the open file, if there is exactly one.
 *
 * @param nameOf what staff call an item of a list.
 */
export function cureOf(
  problem: DeskProblem,
  now: Unsaved,
  nameOf: (list: string, item: string) => string = (_, item) => item,
): Cure | undefined {
  const { code, field = [], instead, listedIn = '' } = problem;
  if (code === 'no-number' || code === 'no-whole-number') return inDigits(field, now);
  if (code === 'invisible-character') return withoutIt(problem, now);
  const label = instead && buttons[code]?.replace('…', () => nameOf(listedIn, instead));
  return label ? replacing(problem, instead, now, label) : undefined;
}

/** The fix that needs no question when a field is left: `£1,250` becomes 1250, `9am` 09:00. */
export function tidied(problem: DeskProblem, now: Unsaved): readonly FieldEdit[] {
  const { code, field = [] } = problem;
  const given = valueAt(now.values, field);
  const isSure = code === 'wrong-value' || (code === 'no-number' && !/\p{L}/u.test(String(given)));
  return (isSure && cureOf(problem, now)?.edits) || [];
}

/** Whether what is being typed is put right on leaving, or may yet become right. */
export function isUnderway(problem: DeskProblem, now: Unsaved): boolean {
  const { code, field = [] } = problem;
  const given = String(valueAt(now.values, field));
  const isNumber = code === 'no-number' && /^[\d\s£.,-]+$/.test(given);
  // A year is typed from its first figure on.
  const isYear = code === 'wrong-value' && /^0\d{3}-/.test(given);
  return isNumber || isYear || tidied(problem, now).length > 0;
}

/** `£1,000` becomes 1000, `12 people` 12, and 12.5 becomes 13 where a whole number is due. */
function inDigits(at: FieldPath, now: Unsaved): Cure | undefined {
  const given = valueAt(now.values, at);
  const text = String(given).replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  const found = text.match(/(?<![\p{L}\d.])-?\d+(\.\d+)?(?!\.?[\p{L}\d])/gu) ?? [];
  if (found.length !== 1 || /\d\p{L}/u.test(text)) return undefined;
  const value = typeof given === 'number' ? Math.round(given) : Number(found[0]);
  return { label: `Write ${value}`, edits: [{ at, value }] };
}

/** Takes an invisible character out of a line of text, or of all that is in a field. */
function withoutIt(problem: DeskProblem, now: Unsaved): Cure | undefined {
  const { field = [], words = '' } = problem;
  const label = 'Take it out';
  const edits = [...leavesIn(valueAt(now.values, field), field)].flatMap(({ at, value }) =>
    typeof value === 'string' && value.includes(words)
      ? [{ at, value: value.replaceAll(words, '') }]
      : [],
  );
  return replacing(problem, '', now, label) ?? (edits.length > 0 ? { label, edits } : undefined);
}

/** Replaces the problem's words; undefined if they are not found. */
export function replacing(
  { code, field, line, words = '' }: DeskProblem,
  instead: string,
  now: Unsaved,
  label = '',
): Cure | undefined {
  const path: FieldPath = field ?? [];
  const value = valueAt(now.values, path);
  if (field && code === 'unknown-field') {
    const at = [...path.slice(0, -1), instead];
    const isFree = value !== undefined && valueAt(now.values, at) === undefined;
    return isFree
      ? {
          label,
          edits: [
            { at: path, remove: true },
            { at, value },
          ],
        }
      : undefined;
  }
  if (field) {
    const at = typeof value === 'string' ? withoutFacts(value).indexOf(words) : -1;
    if (typeof value !== 'string' || at === -1) return undefined;
    const next = value.slice(0, at) + instead + value.slice(at + words.length);
    return { label, edits: [{ at: field, value: next }] };
  }
  const first = bodyLine(line, now.front) - 1;
  const before = now.body.split('\n').slice(0, Math.max(first, 0)).join('\n').length;
  // A link may be broken over two lines.
  const [near = ''] = /^\n?.*\n?.*/.exec(now.body.slice(before)) ?? [];
  const at = withoutFacts(now.body).indexOf(words, before);
  if (first < 0 || at === -1 || at > before + near.length) return undefined;
  return { label, body: now.body.slice(0, at) + instead + now.body.slice(at + words.length) };
}

/** As long as before: half of a fact must not be found within a whole one. */
const withoutFacts = (text: string) => text.replace(factSign, (sign) => '\0'.repeat(sign.length));

/** Reverts the unsaved change of a field that caused the problem. */
export function undoing({ field }: DeskProblem, now: Unsaved, saved: Unsaved['values']) {
  const before = field && valueAt(saved, field);
  const isOther = before !== undefined && before !== valueAt(now.values, field ?? []);
  if (!field || !isOther || Object(before) === before || hintIn(before)) return undefined;
  return { label: 'Undo this', edits: [{ at: field, value: before }] } satisfies Cure;
}
