/**
 * ` Write 2026-11-21.` for a day in another notation, such as 21/11/2026 or 21 November 2026, which
 * are read the British way, the day first; otherwise nothing.
 */
export function daySlip(given: string): string {
  const day = numeric(given) ?? named(given);
  if (!day) return '';
  const [year, month, date] = day;
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // JavaScript turns 2026-02-30 into 2 March.
  const time = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso)
    ? ` Write ${iso}.`
    : '';
}

type Day = readonly [year: string, month: string, date: string];

function numeric(given: string): Day | undefined {
  const [, a = '', b = '', c = ''] =
    /^(\d{1,4})[/.\s-](\d{1,2})[/.\s-](\d{1,4})$/.exec(given.trim()) ?? [];
  if (a.length === 4 && c.length <= 2 && c) return [a, b, c];
  return c.length === 4 && a.length <= 2 ? [c, b, a] : undefined;
}

function named(given: string): Day | undefined {
  const [, date = '', name = '', year = ''] =
    /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(given.trim()) ?? [];
  const month = months.findIndex((one) => name && one.startsWith(name.toLowerCase().slice(0, 3)));
  return month === -1 ? undefined : [year, String(month + 1), date];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
