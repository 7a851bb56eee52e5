/** The office is in Sunderland: its clock decides which day it is, whatever the machine's says. */
const businessTimeZone = 'Europe/London';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The business's day at a moment, such as `2026-11-21`. At 23:30 UTC in July it is tomorrow, since
 * London is an hour ahead then.
 *
 * It decides what is live before anything is remembered: no key has the date in it, so a day on
 * which nothing is due changes no file.
 */
export function businessDay(moment: Date): string {
  const parts = new Map(dayFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-');
}

/** The year of a day: 2026 for `2026-11-21`. */
export function yearOf(day: string): number {
  return Number(day.split('-')[0]);
}
