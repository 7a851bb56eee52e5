import type { Facts } from '../../../engine/content/facts.ts';
import { limitObjection } from '../../../engine/content/limits.ts';
import { isUnfilled } from '../../../engine/content/mistakes/placeholders.ts';
import { type Fault, namedFault, type ProblemCode } from '../../../engine/kernel/problem.ts';
import { filledIn } from '../../../engine/kernel/text.ts';
import type { FieldValue, Form } from '../desk-forms.ts';
import type { Checked, OpenFile } from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { leavesIn, valueAt } from '../field-values.ts';
import { withoutSigns } from '../file-words.ts';
import { hintIn } from '../fill-in.ts';
import { fieldAt, fieldName } from '../item-name.ts';
import { readLine } from '../written-at.ts';
import type { TextProblem } from './text-problems.ts';
import type { Unsaved } from './unsaved.ts';

/** What is typed, in which form, and what it began with. */
type Typed = { readonly now: Unsaved; readonly file: OpenFile; readonly facts: Facts };

/**
 * Without duplicates. Blanks in the open draft don't block publishing.
 *
 * @param typed what was typed since the check, whose answer may take long: nothing is said of what is
 *   corrected already, and a limit is said at once.
 */
export function allProblems(
  checked: Checked | undefined,
  later: readonly DeskProblem[],
  path: string,
  typed?: Typed,
): readonly DeskProblem[] {
  const isMild = (one: DeskProblem) => checked?.isDraft === true && one.file === path;
  const found = [...(checked?.problems ?? []), ...later];
  const known =
    typed && checked ? found.filter((one) => isOf(typed.now, checked, one, path)) : found;
  const all = [...known, ...(typed ? atLimits(typed, checked) : [])].map((one) =>
    isMild(one) ? { ...one, isWarning: true } : one,
  );
  // A build and its finished site may say the same in two ways.
  const keyOf = (one: DeskProblem) =>
    one.code === 'missing-glyph'
      ? `${one.file}:${sentenceOf(one)}`
      : [one.file, one.line, ...(one.field ?? []), sentenceOf(one)].join(':');
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []);
}

/** Whether what a check found wrong in a file still stands there as it was checked. */
export function isOf(
  now: Pick<Unsaved, 'front' | 'body' | 'values'>,
  checked: Pick<Checked, 'text' | 'bodyFrom' | 'values'>,
  { file, field, line }: DeskProblem,
  path: string,
): boolean {
  if (file !== path) return true;
  if (field) return isSameValue(valueAt(now.values, field), valueAt(checked.values, field));
  const { text, bodyFrom } = checked;
  const inBody = bodyLine(line, text.slice(0, bodyFrom));
  const body = text.slice(bodyFrom);
  return inBody <= 0 || now.body === body || now.body.split('\n').includes(lineOf(body, inBody));
}

const lineOf = (text: string, line: number) => text.split('\n')[line - 1] ?? '';

const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The limits that values typed since the check go beyond. */
function atLimits({ now, file, facts }: Typed, checked: Checked | undefined): DeskProblem[] {
  const before = checked ?? file;
  if (now.values === before.values) return [];
  return [...leavesIn(now.values)].flatMap(({ at, value }) => {
    if (value === valueAt(before.values, at) || isUnfilled(value)) return [];
    const read = typeof value === 'string' ? filledIn(value, facts) : value;
    const found = limitObjection(read, fieldAt(at, file.form.field) ?? {});
    return found ? [{ file: file.path, field: at, ...namedFault('', ...found) }] : [];
  });
}

/** Problems in the body, with body lines. */
export function textProblemsOf(
  problems: readonly DeskProblem[],
  path: string,
  front: string,
  titleOf?: TitleOf,
): readonly TextProblem[] {
  return problems.flatMap((problem) => {
    const { file, field, line, isWarning = false } = problem;
    const at = bodyLine(line, front);
    const isInText = file === path && !field && at > 0;
    return isInText ? [{ line: at, message: sentenceOf(problem, titleOf), isMild: isWarning }] : [];
  });
}

/** Converts a line of the file to one of the body; 0 or less if it is in the front matter. */
export function bodyLine(line: number | undefined, front: string): number {
  return line === undefined ? 0 : line - front.split('\n').length + 1;
}

/** The label of the link to a problem: `Cover, File`, `Text, at “See our work”`. */
export function placeOfProblem(
  { field, line }: DeskProblem,
  form: Form,
  now: Unsaved,
  facts: Facts = {},
): string {
  if (field && field.length > 0) return filledIn(fieldName(field, form.field, now.values), facts);
  const inBody = bodyLine(line, now.front);
  if (form.hasBody && inBody > 0) {
    if (hintIn(now.body.trim())) return 'Text';
    const written = lineOf(now.body, inBody);
    const [, picture] = /^!\[.*\]\(([^)\s]+)/.exec(written) ?? [];
    if (picture) return `The picture ${picture}`;
    const [words = ''] = readLine(filledIn(written, facts)).match(/^.{0,40}/u) ?? [];
    return words.trim() ? `Text, at “${words.trim()}${words.length === 40 ? '…' : ''}”` : 'Text';
  }
  return form.hasBody ? 'This page' : 'This list';
}

/** What the desk says in place of a build's words on files and lines in them. */
const atDesk: Partial<Record<ProblemCode, (fault: Fault, titleOf: TitleOf) => string | undefined>> =
  {
    'link-to-draft': ({ words }) =>
      `The link “${words}” leads to a draft. Press “Let it go live” on that page, or take the link out.`,
    'link-to-scheduled': ({ words }) =>
      `The link “${words}” leads to a page that goes live later. Give that page an earlier date, or take the link out until then.`,
    'unlinked-page': () =>
      'No page links to it. Link to it from another page, or from “Menus and footer”.',
    'missing-media': ({ words, instead }) =>
      `“${words}” is not among “Pictures and files”. ${instead ? `Did you mean “${instead}”?` : 'Add it there, or choose another.'}`,
    'unlisted-film': ({ words }) =>
      `“${words}” is not among “Films” yet. Add it there, with its title, still, captions and transcript.`,
    'html-not-allowed': ({ words }) =>
      `“${words}” is code for web pages, which a text cannot hold. Delete it, or write it in words.`,
    'unknown-value': ({ words, instead, listedIn }, titleOf) => {
      if (!listedIn) return undefined;
      const called = titleOf(listedIn, words);
      const cure = instead
        ? `Did you mean “${titleOf(listedIn, instead)}”?`
        : `Choose another, or add it there${called === words ? '' : ' again'}.`;
      return `“${called}” is ${called === words ? 'not' : 'no longer'} among “${titleOf(listedIn)}”. ${cure}`;
    },
    'unknown-heading': ({ words = '', instead }) =>
      `“${withoutSigns(words)}” is no heading of the text. ${instead ? `Did you mean “${withoutSigns(instead)}”?` : 'Write one of its headings here, in the same words.'}`,
    // One that an underline makes names no words.
    'heading-level': ({ words }) =>
      words === undefined
        ? 'The signs under a line make it a heading. Put an empty line between the two.'
        : `“${withoutSigns(words)}” is a heading of the wrong size here. Press “Heading” on its line.`,
    'unused-media': () =>
      'No page shows it. Choose it for a page, or delete it in “Pictures and files”.',
  };

type TitleOf = (path: string, item?: string) => string;

/** A problem's message without the field's key: the form shows its label. @param titleOf names files. */
export function sentenceOf(fault: Fault, titleOf: TitleOf = (path, item) => item ?? path): string {
  const { code, message, unnamed } = fault;
  const own = atDesk[code]?.(fault, titleOf);
  if (own) return own;
  if (code === 'to-fill-in') return 'It is still to be filled in.';
  if (code === 'no-number') return 'Write a number in figures, such as 1000, £2,150 or 2.50.';
  if (code === 'no-whole-number') return 'Write a whole number, such as 12.';
  if (code === 'wrong-type') return 'Something else stands here. Write it again.';
  const words = unnamed === undefined ? message : `It ${unnamed}`;
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(
    /content\/[\w/.-]+\.(?:md|json)(?::\d+)?/g,
    (place) => `“${titleOf(place.replace(/:\d+$/, ''))}”`,
  );
}
