import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { businessDay } from './business-day.ts';

const moments: [moment: string, day: string][] = [
  ['2026-11-21T00:00:00Z', '2026-11-21'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2026-07-14T22:59:59Z', '2026-07-14'],
  ['2026-07-14T23:30:00Z', '2026-07-15'],
  // The clocks change at 01:00 UTC on 29 March and 25 October.
  ['2026-03-28T23:30:00Z', '2026-03-28'],
  ['2026-03-29T23:30:00Z', '2026-03-30'],
  ['2026-10-24T23:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-25'],
];

test.each(moments)('at %s it is %s in London', (moment, day) => {
  expect(businessDay(new Date(moment))).toBe(day);
});

test('every day from 2000 to 2037 begins when it does in the time zone database', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
  const days = Array.from({ length: 38 * 365 }, (_, at) => Date.UTC(2000, 0, 1 + at));
  const moments = days.flatMap((day) => [-1, 0, 82_799_999, 82_800_000].map((ms) => day + ms));
  const wrong = moments.filter((ms) => businessDay(new Date(ms)) !== format.format(ms));
  expect(wrong).toEqual([]);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London'])(
  'the day is the same on a machine in %s',
  (TZ) => {
    const module = JSON.stringify(join(import.meta.dirname, 'business-day.ts'));
    const days = moments.map(([moment]) => `businessDay(new Date('${moment}'))`).join();
    const code = `const { businessDay } = await import(${module}); console.log([${days}].join())`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    });
    expect(stdout.trim()).toBe(moments.map(([, day]) => day).join());
  },
);
