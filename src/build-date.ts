import type { Problem } from './kernel/problem.ts';

/** The last second that a date can hold. Source: ECMAScript, "Time Values and Time Range". */
const last = 8_640_000_000_000;

/**
 * The day of the build: the seconds since 1970 in `SOURCE_DATE_EPOCH`, or now where it is not set.
 *
 * Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
 */
export function buildDate(seconds: string | undefined): {
  readonly date: Date;
  readonly problems: readonly Problem[];
} {
  if (!seconds) return { date: new Date(), problems: [] };
  if (/^\d+$/.test(seconds) && Number(seconds) <= last) {
    return { date: new Date(Number(seconds) * 1000), problems: [] };
  }
  const message = `is "${seconds}", which is not a number of seconds since 1970, such as 1795262400.`;
  return { date: new Date(), problems: [{ file: 'SOURCE_DATE_EPOCH', message }] };
}
