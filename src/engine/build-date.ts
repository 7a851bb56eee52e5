import type { Problem } from './kernel/problem.ts';

/** The latest date, in seconds since 1970. Source: ECMAScript, "Time Values and Time Range". */
const maxSeconds = 8_640_000_000_000;

/**
 * The date of the build: `SOURCE_DATE_EPOCH`, in seconds since 1970, or now if it is not set.
 *
 * Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
 */
export function buildDate(seconds: string | undefined): {
  readonly date: Date;
  readonly problems: readonly Problem[];
} {
  if (!seconds) return { date: new Date(), problems: [] };
  if (/^\d+$/.test(seconds) && Number(seconds) <= maxSeconds) {
    return { date: new Date(Number(seconds) * 1000), problems: [] };
  }
  const message = `is "${seconds}", which is not a number of seconds since 1970, such as 1795262400.`;
  const problems = [{ file: 'SOURCE_DATE_EPOCH', code: 'wrong-setting', message } as const];
  return { date: new Date(), problems };
}
