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
  'misread-value': 'Take the quotation marks away',
  'unread-marks': 'Put it right',
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
  const { code, field = [], instead } = problem;
  if (code === 'no-number') return inDigits(field, now);
  const label = instead && buttons[code]?.replace('…', () => instead);
  return label ? replacing(problem, instead, now, label) : undefined;
}

/** `£1,000` as 1000. */
function inDigits(at: FieldPath, now: Unsaved): Cure | undefined {
  const digits = String(valueAt(now.values, at)).replace(/[£%,\s]/g, '');
  const value = digits === '' ? Number.NaN : Number(digits);
  return Number.isFinite(value) ? { label: `Write ${value}`, edits: [{ at, value }] } : undefined;
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
  const first = bodyLine(line, now.front) - 1;
  const before = now.body.split('\n').slice(0, Math.max(first, 0)).join('\n').length;
  // A link's text may go on to the next line, and its address with it.
  const [near = ''] = /^\n?.*\n?.*/.exec(now.body.slice(before)) ?? [];
  const at = now.body.indexOf(words, before);
  if (first < 0 || at === -1 || at > before + near.length) return undefined;
  return { label, body: now.body.slice(0, at) + instead + now.body.slice(at + words.length) };
}

/** Takes the change of a field back that was not saved and that brought the problem. */
export function undoing({ field }: DeskProblem, now: Unsaved, saved: Unsaved['values']) {
  const before = field && valueAt(saved, field);
  const isOther = before !== undefined && before !== valueAt(now.values, field ?? []);
  if (!field || !isOther || Object(before) === before || hintIn(before)) return undefined;
  return { label: 'Undo this', edits: [{ at: field, value: before }] } satisfies Cure;
}
