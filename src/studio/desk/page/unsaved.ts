import type { FieldValue } from '../desk-forms.ts';
import type { Checked, FieldEdit, ReadText } from '../desk-messages.ts';
import { appliedEdit, isSamePath } from '../field-values.ts';

/**
 * A file being edited. The server applies field edits to the text, to preserve every other byte;
 * until it has, they are pending here, and the form shows them already.
 */
export type Unsaved = {
  /** The front matter, or all of a JSON file, without pending edits. */
  readonly front: string;
  readonly edits: readonly FieldEdit[];
  /** With pending edits; absent where the front matter cannot be parsed. */
  readonly values: FieldValue | undefined;
  readonly body: string;
};

export function unsaved({ text, bodyFrom, values }: ReadText): Unsaved {
  return { front: text.slice(0, bodyFrom), edits: [], values, body: text.slice(bodyFrom) };
}

/** Without pending edits. */
export function textOf({ front, body }: Unsaved): string {
  return front + body;
}

/** Everything as text for copying; pending edits come last. */
export function wordsOf(now: Unsaved): string {
  const waiting = now.edits.map((edit) => {
    const words = 'value' in edit ? edit.value : 'insert' in edit ? edit.insert : undefined;
    if (words === undefined) return '';
    return `\n${edit.at.join(', ')}: ${typeof words === 'string' ? words : JSON.stringify(words)}\n`;
  });
  return textOf(now) + waiting.join('');
}

/**
 * Adds an edit, or replaces the last one if it sets the same field again, so that typing a word is
 * one edit.
 *
 * @param sent how many edits are in flight and must not be changed.
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
 * Takes over the server's text, which includes the edits that were sent, and keeps later ones.
 *
 * @returns `now` if it no longer follows from what was sent, as after Undo.
 */
export function withAnswer(now: Unsaved, sent: Unsaved, answer: ReadText): Unsaved {
  const isLater =
    now.front === sent.front && sent.edits.every((edit, at) => now.edits[at] === edit);
  if (!isLater) return now;
  const edits = now.edits.slice(sent.edits.length);
  const values = edits.reduce(appliedEdit, answer.values);
  // Trust the server's `bodyFrom` only if it could parse the file and the body hasn't changed: a field
  // that loses a `---` for a moment must not become body text.
  const isRead = answer.values !== undefined && now.body === sent.body;
  const border = isRead ? answer.bodyFrom : answer.text.length - sent.body.length;
  const body = isRead ? answer.text.slice(border) : now.body;
  return { front: answer.text.slice(0, border), edits, values, body };
}

/** Whether the last check covers everything typed. */
export function isChecked(now: Unsaved, checked: Checked | undefined): boolean {
  return now.edits.length === 0 && checked?.text === textOf(now);
}
