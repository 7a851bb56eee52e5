import type { FieldValue } from '../desk-forms.ts';
import type { Checked, FieldEdit, ReadText } from '../desk-messages.ts';
import { appliedEdit, isSamePath } from '../field-values.ts';

/**
 * A file as it is at the desk. The server writes edits of fields into the text, so that every other
 * byte stays; until it has, they are waiting here, and the form shows them already.
 */
export type Unsaved = {
  /** The front matter, or all of a JSON file, without the edits that wait. */
  readonly front: string;
  readonly edits: readonly FieldEdit[];
  /** With the edits; absent where the front matter cannot be read. */
  readonly values: FieldValue | undefined;
  readonly body: string;
};

/** A file as the server reads it. */
export function unsaved({ text, bodyFrom, values }: ReadText): Unsaved {
  return { front: text.slice(0, bodyFrom), edits: [], values, body: text.slice(bodyFrom) };
}

/** The text without the edits that wait. */
export function textOf({ front, body }: Unsaved): string {
  return front + body;
}

/** All the words, for a person to copy: the edits that wait stand at the end. */
export function wordsOf(now: Unsaved): string {
  const waiting = now.edits.map((edit) => {
    const words = 'value' in edit ? edit.value : 'insert' in edit ? edit.insert : undefined;
    if (words === undefined) return '';
    return `\n${edit.at.join(', ')}: ${typeof words === 'string' ? words : JSON.stringify(words)}\n`;
  });
  return textOf(now) + waiting.join('');
}

/**
 * With one more edit. A value that was set a moment ago is set again in its place, so that a typed
 * word is one edit.
 *
 * @param sent how many of the edits are on their way to the server, and so are left as they are.
 */
export function edited(now: Unsaved, edit: FieldEdit, sent = 0): Unsaved {
  const last = now.edits.at(-1);
  const isAgain =
    last &&
    now.edits.length > sent &&
    'value' in last &&
    'value' in edit &&
    isSamePath(last.at, edit.at);
  const edits = [...(isAgain ? now.edits.slice(0, -1) : now.edits), edit];
  return { ...now, edits, values: appliedEdit(now.values, edit) };
}

/**
 * Takes what the server made of a version that was sent: its edits are in the text now, and what
 * has been typed since stays.
 *
 * @returns the same if this is no later state of what was sent, such as after Undo.
 */
export function withAnswer(now: Unsaved, sent: Unsaved, answer: ReadText): Unsaved {
  const isLater =
    now.front === sent.front && sent.edits.every((edit, at) => now.edits[at] === edit);
  if (!isLater) return now;
  const edits = now.edits.slice(sent.edits.length);
  const values = edits.reduce(appliedEdit, answer.values);
  // Where the text begins is the server's to say only of words that it can read and that rest: fields
  // that lose a --- for a moment are still fields.
  const isRead = answer.values !== undefined && now.body === sent.body;
  const border = isRead ? answer.bodyFrom : answer.text.length - sent.body.length;
  const body = isRead ? answer.text.slice(border) : now.body;
  return { front: answer.text.slice(0, border), edits, values, body };
}

/** Whether a check has seen all that is typed. */
export function isChecked(now: Unsaved, checked: Checked | undefined): boolean {
  return now.edits.length === 0 && checked?.text === textOf(now);
}
