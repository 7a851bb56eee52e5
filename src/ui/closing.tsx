import type { Settings } from '../data/settings.ts';

/** The call to action at the end of most pages, over a night scene of the pier. */
export function Closing({
  closing: { title, lead, button, quiz },
}: {
  closing: Settings['closing'];
}) {
  return (
    <section className="closing dark">
      <div className="container">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <a className="button button--beam" href="/contact">
          {button}
        </a>
        <a className="link" href="/quiz">
          {quiz}
        </a>
      </div>
      <img src="/assets/closing.svg" width="2880" height="620" alt="" loading="lazy" />
    </section>
  );
}
