import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Day } from '../../data/opening-hours.ts';
import type { Look } from '../../illustration/portrait.ts';
import { Hero } from '../../ui/hero.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { thankYou } from './schema.ts';
import { Week } from './week.tsx';

type ThankYouProps = {
  page: PageOf<typeof thankYou>;
  /** Whoever reads what is sent, as the picture shows them. */
  reader: Look | undefined;
  /** When somebody is here. */
  days: readonly Day[];
  email: string;
};

/**
 * Confirmation, with the lamp lit and the founder reading: what happens within 24 hours, a free
 * session, and something to read. Since it can be opened directly, only the toast says that a message was sent.
 */
export function ThankYou({ page, reader, days, email }: ThankYouProps) {
  const { title, lead, booking, stepsHeading, steps, waitHeading } = page;
  return (
    <>
      <Hero label="After you write" title={title} lead={lead} reader={reader} />
      <section className="booking container section">
        <div>
          <h2>{booking.title}</h2>
          <p>{booking.text}</p>
          <a className="button" href={`mailto:${email}?subject=Strategy%20session%20request`}>
            {booking.button}
          </a>
        </div>
        <div className="booking__calendar">
          <p>{booking.placeholder}</p>
          <Week days={days} times={booking.times} email={email} />
        </div>
      </section>
      <Steps title={stepsHeading} steps={steps} />
      <section className="container section">
        <h2>{waitHeading}</h2>
        <p className="wait-links buttons">
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
    </>
  );
}
