import type { Closing as ClosingWords } from '../data/settings.ts';
import { Face } from './portrait.tsx';

/** The call to action at the end of most pages, in the light over the pier at night. */
export function Closing({ closing }: { closing: ClosingWords }) {
  const { title, lead, button, quiz, face } = closing;
  return (
    <section className="closing">
      <div className="container">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <div className="closing__act">
          <Face photograph={face} drawn="founder" lazy />
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
