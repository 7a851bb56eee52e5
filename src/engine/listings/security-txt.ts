import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';

type SecurityTxtOptions = {
  readonly base: string;
  readonly email: string;
  /** The business's day, such as `2026-11-21`. */
  readonly day: string;
};

/**
 * `/.well-known/security.txt`: where to report a vulnerability. It must expire within a year; it
 * expires on the first of the month eleven months on, so that it only changes once a month.
 *
 * Source: RFC 9116.
 */
export function securityTxt({ base, email, day }: SecurityTxtOptions): OutputFile {
  const path = '.well-known/security.txt';
  const [year = 0, month = 1] = day.split('-').map(Number);
  const expires = new Date(Date.UTC(year, month + 10, 1));
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(base, `/${path}`)}`,
  ];
  return { path, content: `${lines.join('\n')}\n` };
}
