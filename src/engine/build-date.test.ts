import { expect, test } from 'vitest';
import { buildDate } from './build-date.ts';
import { formatProblem } from './kernel/problem.ts';

test('the build date is SOURCE_DATE_EPOCH', () => {
  const { date, problems } = buildDate('1795262400');
  expect(date.toISOString()).toBe('2026-11-21T12:00:00.000Z');
  expect(problems).toEqual([]);
  expect(buildDate(undefined).problems).toEqual([]);
});

test.each(['today', '2026-11-21', '-1', '1e400', '99999999999999', ' '])(
  'SOURCE_DATE_EPOCH cannot be "%s"',
  (seconds) => {
    expect(buildDate(seconds).problems.map(formatProblem)).toEqual([
      `SOURCE_DATE_EPOCH is "${seconds}", which is not a number of seconds since 1970, such as 1795262400.`,
    ]);
  },
);
