import { plain, plainLines } from './plain.ts';

/** Longer addresses are cut or refused by some mail programs and systems. */
export const mailtoLimit = 2000;

/** An e-mail that holds what was entered, for people whose form could not be sent. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
};

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
  const head = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encoded(plain(subject))}&body=`;
  const whole = encoded(body);
  if (head.length + whole.length <= mailtoLimit) return head + whole;
  const cut = encoded('\n[cut here: please paste the rest]');
  const characters = [...plainLines(body)];
  let room = mailtoLimit - head.length - cut.length;
  let kept = '';
  for (const character of characters) {
    const next = encoded(character);
    if (next.length > room) break;
    kept += next;
    room -= next.length;
  }
  return head + kept + cut;
}

/** Half a character, which could come from a careless paste, would make `encodeURIComponent` throw. */
function encoded(text: string): string {
  return encodeURIComponent(plainLines(text).replaceAll('\n', '\r\n'));
}
