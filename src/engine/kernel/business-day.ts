/**
 * The business's day at a moment, such as `2026-11-21`. The office is in Sunderland: its clock
 * decides, whatever the machine's says. At 23:30 UTC in July it is tomorrow. Without `Intl`, which
 * every build would wait 15 ms for.
 *
 * It decides what is live before anything is remembered: no key has the date in it, so a day on
 * which nothing is due changes no file.
 */
export function businessDay(moment: Date): string {
  const hour = 60 * 60 * 1000;
  const year = moment.getUTCFullYear();
  const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
  return new Date(moment.getTime() + (isSummer ? hour : 0)).toISOString().slice(0, 10);
}

/** 01:00 UTC on a month's last Sunday, when the clocks change. Source: The Summer Time Order 2002. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last;
}

export function yearOf(day: string): number {
  return Number(day.split('-')[0]);
}
