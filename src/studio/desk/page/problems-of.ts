import type { Facts } from '../../../engine/content/facts.ts';
import type { Fault, ProblemCode } from '../../../engine/kernel/problem.ts';
import { filledIn } from '../../../engine/kernel/text.ts';
import type { Form } from '../desk-forms.ts';
import type { Checked } from '../desk-messages.ts';
import { type DeskProblem, isBlank } from '../desk-problem.ts';
import { valueAt } from '../field-values.ts';
import { withoutSigns } from '../file-words.ts';
import { hintIn, shownText } from '../fill-in.ts';
import { fieldName } from '../item-name.ts';
import { readLine } from '../written-at.ts';
import type { TextProblem } from './text-problems.ts';
import type { Unsaved } from './unsaved.ts';

/**
 * Without duplicates. Blanks in the open draft don't block publishing.
 *
 * @param values with what was typed since the check, which may not come for long without a connection.
 */
export function allProblems(
  checked: Checked | undefined,
  later: readonly DeskProblem[],
  path: string,
  values = checked?.values,
): readonly DeskProblem[] {
  const isMild = (one: DeskProblem) => checked?.isDraft === true && one.file === path;
  const isFilledIn = (one: DeskProblem) => {
    if (one.file !== path || !one.field || !isBlank(one)) return false;
    const value = valueAt(values, one.field);
    return value !== valueAt(checked?.values, one.field) && shownText(value).trim() !== '';
  };
  const all = [...(checked?.problems ?? []), ...later]
    .filter((one) => !isFilledIn(one))
    .map((one) => (isMild(one) ? { ...one, isWarning: true } : one));
  // A build and its finished site may say the same in two ways.
  const keyOf = (one: DeskProblem) =>
    one.code === 'missing-glyph'
      ? `${one.file}:${sentenceOf(one)}`
      : [one.file, one.line, ...(one.field ?? []), sentenceOf(one)].join(':');
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []);
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
    const written = now.body.split('\n')[inBody - 1] ?? '';
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
