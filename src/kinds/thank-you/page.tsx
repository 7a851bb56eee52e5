import { hero } from '../../illustration/hero.ts';
import { Markup } from '../../ui/markup.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { Site } from '../site.ts';

/** Confirmation, with the lamp lit: what happens in the next 24 hours, a free session, and something to read. */
export function ThankYou({ site }: { site: Site }) {
  const { settings, pages } = site;
  const { title, lead, booking, stepsHeading, steps, waitHeading } = pages['thank-you'];
  return (
    <>
      <section className="hero">
        <Markup className="hero__art" html={hero()} />
        <div className="container">
          <p className="label">Message received</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <section className="booking container section">
        <div>
          <h2>{booking.title}</h2>
          <p>{booking.text}</p>
          <a
            className="button"
            href={`mailto:${settings.email}?subject=Strategy%20session%20request`}
          >
            {booking.button}
          </a>
        </div>
        <p className="booking__calendar">{booking.placeholder}</p>
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
          <a className="button button--outline" href={`mailto:${settings.email}`}>
            {settings.email}
          </a>
        </p>
      </section>
    </>
  );
}
