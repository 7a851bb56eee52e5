import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';

type SecurityTxtOptions = {
  readonly base: string;
  readonly email: string;
  /** The date of the build. */
  readonly date: Date;
};

/**
 * `/.well-known/security.txt`: where to report a vulnerability. It must expire within a year; it
 * expires on the first of the month eleven months on, so that it only changes once a month.
 *
 * Source: RFC 9116.
 */
export function securityTxt({ base, email, date }: SecurityTxtOptions): OutputFile {
  const path = '.well-known/security.txt';
  const expires = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 11, 1));
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(base, `/${path}`)}`,
  ];
  return { path, content: `${lines.join('\n')}\n` };
}
