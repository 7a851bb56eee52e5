import type { ProblemCode } from '../../../engine/kernel/problem.ts';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { valueAt } from '../field-values.ts';
import { hintIn } from '../fill-in.ts';
import { bodyLine } from './problems-of.ts';
import type { Unsaved } from './unsaved.ts';

/** What puts a problem right: edits of fields, or another text. */
export type Cure = {
  /** What its button says. */
  readonly label: string;
  readonly edits?: readonly FieldEdit[];
  readonly body?: string;
};

/** What the button says where a problem knows what is meant instead. */
const buttons: Partial<Record<ProblemCode, string>> = {
  'unknown-heading': 'Use this heading',
  'unknown-value': 'Use “…”',
  'missing-media': 'Use “…”',
  'unknown-field': 'Rename it “…”',
  misspelt: 'Write “…”',
  'wrong-value': 'Write “…”',
  style: 'Write “…”',
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

/** Whether a problem is a link that may lead to any other page instead. */
export const asksForPage = ({ code, words }: DeskProblem) =>
  words !== undefined && toAnotherPage.has(code);

/** The one clear cure of a problem in the open file, if it has one. */
export function cureOf(problem: DeskProblem, now: Unsaved): Cure | undefined {
  const { code, instead } = problem;
  const label = instead && buttons[code]?.replace('…', () => instead);
  return label ? replacing(problem, instead, now, label) : undefined;
}

/** Writes something else in the place of a problem's words; undefined if they are not found. */
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
    const isThere = typeof value === 'string' && value.includes(words);
    const next = isThere ? value.replace(words, () => instead) : undefined;
    return next === undefined ? undefined : { label, edits: [{ at: field, value: next }] };
  }
  const lines = now.body.split('\n');
  // A link's text may go on to the next line, and its address with it.
  const first = bodyLine(line, now.front) - 1;
  const at = [first, first + 1].find((one) => lines[one]?.includes(words));
  if (first < 0 || at === undefined) return undefined;
  const next = lines[at]?.replace(words, () => instead) ?? '';
  return { label, body: lines.with(at, next).join('\n') };
}

/** Takes the change of a field back that was not saved and that brought the problem. */
export function undoing({ field }: DeskProblem, now: Unsaved, saved: Unsaved['values']) {
  const before = field && valueAt(saved, field);
  const isOther = before !== undefined && before !== valueAt(now.values, field ?? []);
  if (!field || !isOther || Object(before) === before || hintIn(before)) return undefined;
  return { label: 'Undo this', edits: [{ at: field, value: before }] } satisfies Cure;
}
