import { z } from 'zod';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof days)[number];

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = z
  .string()
  .regex(timeForm, { message: 'must be a time with two digits each, such as 09:00' })
  .meta({ meant: onTheClock });

/** `8.30am` and `0830` become 08:30. */
function onTheClock(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[.:]?(\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const from = half ? Number(hour) % 12 : Number(hour);
  const time = `${from + (/p/i.test(half ?? '') ? 12 : 0)}:${minute}`.padStart(5, '0');
  return timeForm.test(time) ? time : undefined;
}

const hours = z
  .strictObject({
    from: z.enum(days).meta({ title: 'First day', description: 'The first day with these hours.' }),
    to: z.enum(days).meta({
      title: 'Last day',
      description: 'The last day; the same as the first for one day.',
    }),
    opens: time.describe('When, such as 09:00.'),
    closes: time.describe('Until when, such as 17:30.'),
  })
  .refine(({ from, to }) => days.indexOf(from) <= days.indexOf(to), {
    path: ['to'],
    message: 'is before “First day”: the week begins on Monday',
  })
  .refine(({ opens, closes }) => opens < closes || !areTimes([opens, closes]), {
    path: ['closes'],
    message: 'must be later than “Opens”',
  });

type Hours = z.infer<typeof hours>;

/** Days without a row are days off. */
export const openingHours = z
  .array(hours)
  .min(1)
  .refine((all) => !all.some((one, at) => all.slice(0, at).some((other) => overlap(one, other))), {
    message: 'has two sets of hours at the same time of one day',
  });

const areTimes = (texts: readonly string[]) => texts.every((text) => timeForm.test(text));

export function daysOf({ from, to }: Hours): Day[] {
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

function overlap(one: Hours, other: Hours): boolean {
  const days = new Set(daysOf(one)).intersection(new Set(daysOf(other)));
  return days.size > 0 && one.opens < other.closes && other.opens < one.closes;
}

/** `Monday to Friday, 9 am to 5.30 pm` */
export function hoursInWords(hours: readonly Hours[]): string {
  return hours
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? from : `${from} to ${to}`;
      return `${span}, ${timeInWords(opens)} to ${timeInWords(closes)}`;
    })
    .join('; ');
}

/** With a no-break space. */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
