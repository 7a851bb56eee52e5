const clock = { hour: '2-digit', minute: '2-digit' } as const;
const seconds = { second: '2-digit' } as const;

/** `14:05`, or `22 November at 14:05` if not today. @param at milliseconds since 1970. */
export function timeInWords(at: number, hasSeconds = false): string {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const date = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
  return day.toLocaleString('en-GB', { ...date, ...clock, ...(hasSeconds && seconds) });
}
