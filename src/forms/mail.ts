import { type AnyValues, type Form, fieldsOf } from './form.ts';
import { plain, plainLines } from './plain.ts';

/** Longer addresses are cut or refused by some mail programs and systems. */
export const mailtoLimit = 2000;

/** What a subject may take of it, encoded: a company of a hundred emoji fits. */
const subjectLimit = 1300;

/** An e-mail that holds what was entered, for people whose form could not be sent. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
};

/** What was entered into a form, under the labels of its fields. */
export function answers(form: Form, values: AnyValues): string {
  return letter(
    fieldsOf(form).map(({ name, label }) => [label, [values[name] ?? ''].flat().join(', ')]),
  );
}

/** What was entered, as lines of a letter; blank answers say so, long ones begin on a new line. */
export function letter(answers: readonly (readonly [label: string, answer: string])[]): string {
  return answers
    .map(([label, answer]) => {
      const text = plainLines(answer);
      return `${label}:${text.includes('\n') ? '\n' : ' '}${text || '(left blank)'}`;
    })
    .join('\n');
}

/**
 * The address that opens a mail program with the e-mail filled in, at most 2,000 characters: a
 * longer body is cut at its end, and says so. The subject is one line, and everything that was
 * entered is encoded, so that no answer can become another header.
 *
 * Source: RFC 6068.
 */
export function mailto({ to, subject, body }: Mail): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const head = `mailto:${address}?subject=${fitting(plain(subject), subjectLimit, '…')}&body=`;
  return head + fitting(body, mailtoLimit - head.length, '\n[cut here: please paste the rest]');
}

/**
 * A text, encoded; one that takes more than the room is cut between characters and says so. It is
 * made plain first: half a character, from a careless paste, would make `encodeURIComponent` throw.
 */
function fitting(text: string, room: number, sign: string): string {
  const clean = plainLines(text);
  const whole = encoded(clean);
  if (whole.length <= room) return whole;
  const cut = encoded(sign);
  let fitting = '';
  for (const character of clean) {
    const next = encoded(character);
    if (fitting.length + next.length + cut.length > room) break;
    fitting += next;
  }
  return fitting + cut;
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
