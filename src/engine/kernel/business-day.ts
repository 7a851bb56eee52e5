/** The office is in Sunderland: its clock decides which day it is, whatever the machine's says. */
const businessTimeZone = 'Europe/London';

/** Swedish writes a day as ISO 8601 does. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/**
 * The business's day at a moment, such as `2026-11-21`. At 23:30 UTC in July it is tomorrow, since
 * London is an hour ahead then.
 *
 * It decides what is live before anything is remembered: no key has the date in it, so a day on
 * which nothing is due changes no file.
 */
export function businessDay(moment: Date): string {
  return dayFormat.format(moment);
}

export function yearOf(day: string): number {
  return Number(day.split('-')[0]);
}
