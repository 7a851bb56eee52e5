import { type AnyValues, type Form, fieldsOf } from './form.ts';
import { plain, plainLines } from './plain.ts';

/** Some mail programs and systems truncate or reject longer URLs. */
export const mailtoLimit = 2000;

/** The subject's share of it, encoded: a company name of a hundred emoji fits. */
const subjectLimit = 1300;

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
};

export function answers(form: Form, values: AnyValues): string {
  return letter(
    fieldsOf(form).map(({ name, label }) => [label, [values[name] ?? ''].flat().join(', ')]),
  );
}

/** Labelled answers as lines of an e-mail; multi-line answers start on a new line. */
export function letter(answers: readonly (readonly [label: string, answer: string])[]): string {
  return answers
    .map(([label, answer]) => {
      const text = plainLines(answer);
      return `${label}:${text.includes('\n') ? '\n' : ' '}${text || '(left blank)'}`;
    })
    .join('\n');
}

/**
 * A `mailto:` URL for the e-mail, at most 2,000 characters: a longer body is truncated, with a note
 * that says so. The subject is one line and all input is encoded, so that no answer can inject a
 * header.
 *
 * Source: RFC 6068.
 */
export function mailto({ to, subject, body }: Mail): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const line = encodedWithin(plain(subject), subjectLimit, '…');
  const head = `mailto:${address}?subject=${line}&body=`;
  return (
    head + encodedWithin(body, mailtoLimit - head.length, '\n[cut here: please paste the rest]')
  );
}

/**
 * Encodes a text, truncated between characters with an ending if it is longer than the limit. Lone
 * surrogates are removed first, since they make `encodeURIComponent` throw.
 */
function encodedWithin(text: string, limit: number, ending: string): string {
  const clean = plainLines(text);
  const whole = encoded(clean);
  if (whole.length <= limit) return whole;
  const encodedEnding = encoded(ending);
  let result = '';
  for (const character of clean) {
    const next = encoded(character);
    if (result.length + next.length + encodedEnding.length > limit) break;
    result += next;
  }
  return result + encodedEnding;
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
