import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { bookingProvider } from '../../data/booking.ts';
import { type Day, daysOf } from '../../data/opening-hours.ts';
import { heading, headingOver, lead, singlePage, steps } from '../../data/page-fields.ts';
import { founderOf } from '../../data/settings.ts';
import { Hero } from '../../ui/hero.tsx';
import { Steps } from '../../ui/steps.tsx';
import { type SingleKind, singleKind } from '../single-kind.ts';

const schema = z.strictObject({
  ...singlePage,
  lead,
  booking: z
    .strictObject({
      title: heading,
      text: text(400).describe('What the session is.'),
      button: text(60).describe('The words on the mail link.'),
      placeholder: text(200).meta({
        title: 'Over the times',
        description:
          'What to do with the times, which stand there while nothing can be booked online.',
      }),
      online: text(200).meta({
        title: 'Over online booking',
        description: 'What stands in their place over the link to online booking.',
      }),
      times: z
        .array(text(8))
        .min(1)
        .max(6)
        .describe('When a session can begin on a day with opening hours, such as 10 am.'),
    })
    .describe('The booking section.'),
  stepsHeading: headingOver('the next steps'),
  steps: steps
    .min(1)
    .meta({ title: 'Next steps', description: 'What happens next, step by step.' }),
  waitHeading: headingOver('the articles'),
});

/**
 * The confirmation page: what happens within 24 hours, a free session, and something to read. It
 * can be opened directly, so only the toast says that a message was sent.
 */
export const thankYouKind: SingleKind<typeof schema> = singleKind('thank-you', {
  schema,
  name: 'Thank you',
  motif: 'cups',
  indexed: false,
  props: ({ settings }) => ({
    reader: founderOf(settings)?.portrait,
    days: [...new Set(settings.openingHours.flatMap(daysOf))],
  }),
  element: ({ page, reader, days }, { email, booking: calendar }) => {
    const { title, lead, booking, stepsHeading, steps, waitHeading } = page;
    return (
      <>
        <Hero label="After you write" title={title} lead={lead} reader={reader} />
        <section className="booking container">
          <div>
            <h2>{booking.title}</h2>
            <p>{booking.text}</p>
            <a className="button" href={`mailto:${email}?subject=Strategy%20session%20request`}>
              {booking.button}
            </a>
          </div>
          {calendar ? (
            <div className="booking__online">
              <p>{booking.online}</p>
              <a className="button" href={calendar}>
                Choose a time at {bookingProvider(calendar)}
              </a>
            </div>
          ) : (
            <div className="booking__calendar">
              <p>{booking.placeholder}</p>
              <Week days={days} times={booking.times} email={email} />
            </div>
          )}
        </section>
        <div className="after">
          <Steps title={stepsHeading} steps={steps} />
          <section className="wait container">
            <h2>{waitHeading}</h2>
            <p className="buttons">
              <a className="button button--outline" href="/work">
                See our work
              </a>
              <a className="button button--outline" href="/insights">
                Read our insights
              </a>
              <a className="button button--outline" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </section>
        </div>
      </>
    );
  },
});

type WeekProps = {
  days: readonly Day[];
  /** Start times of sessions, such as `10 am`. */
  times: readonly string[];
  email: string;
};

/** A week of times; each opens an email request. Without dates, so it never goes out of date. */
function Week({ days, times, email }: WeekProps) {
  return (
    <table>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              <abbr title={day}>{day.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            {days.map((day) => (
              <td key={day}>
                <a href={request(email, day, time)} aria-label={`${day}, ${time}`}>
                  {time}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A complete email, ready to send. Source: RFC 6068. */
function request(email: string, day: Day, time: string): string {
  const subject = encodeURIComponent('Strategy session request');
  const body = encodeURIComponent(`${day} at ${time} would suit me.\n\nMy website is `);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
