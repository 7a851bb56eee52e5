import type { Settings } from '../data/settings.ts';

/** The call to action at the end of most pages, in the light over the pier at night. */
export function Closing({
  closing: { title, lead, button, quiz },
}: {
  closing: Settings['closing'];
}) {
  return (
    <section className="closing">
      <div className="container">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <div className="closing__act">
          <img src="/assets/founder.svg" width="240" height="240" alt="" loading="lazy" />
          <a className="button" href="/contact">
            {button}
          </a>
          <a className="link" href="/quiz">
            {quiz}
          </a>
        </div>
      </div>
      <img src="/assets/closing.svg" width="2880" height="620" alt="" loading="lazy" />
    </section>
  );
}
