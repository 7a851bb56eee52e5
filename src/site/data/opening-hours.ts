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

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  message: 'is not a time. Write it with two digits each, such as 09:00.',
});

/** When the telephone is answered; days without a row are days off. */
export const openingHours = z
  .array(
    z
      .strictObject({
        from: z
          .enum(days)
          .meta({ title: 'First day', description: 'The first day with these hours.' }),
        to: z.enum(days).meta({
          title: 'Last day',
          description: 'The last day; the same as the first for one day.',
        }),
        opens: time.describe('When, such as 09:00.'),
        closes: time.describe('Until when, such as 17:30.'),
      })
      .refine(({ from, to }) => days.indexOf(from) <= days.indexOf(to), {
        message: 'ends before it begins. The week begins on Monday.',
      })
      .refine(({ opens, closes }) => opens < closes, {
        message: 'closes before it opens.',
      }),
  )
  .min(1);

type OpeningHours = z.infer<typeof openingHours>;

/** The days that a row names. */
export function daysOf({ from, to }: OpeningHours[number]): Day[] {
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

/** As a sentence says them: Monday to Friday, 9 am to 5.30 pm. */
export function hoursInWords(hours: OpeningHours): string {
  return hours
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? from : `${from} to ${to}`;
      return `${span}, ${timeInWords(opens)} to ${timeInWords(closes)}`;
    })
    .join('; ');
}

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
