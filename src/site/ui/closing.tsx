import type { Closing as ClosingWords } from '../data/settings.ts';
import { Face } from './portrait.tsx';

type ClosingProps = {
  closing: ClosingWords;
  /** In the light over the pier, at night or seen from the sea at dawn, or in the light alone. */
  scene?: ClosingScene | undefined;
};

export type ClosingScene = 'pier' | 'dawn' | 'light';

export function Closing({ closing, scene = 'pier' }: ClosingProps) {
  const { title, lead, button, quiz, face } = closing;
  return (
    <section className={scene === 'pier' ? 'closing' : `closing closing--${scene}`}>
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
      {scene !== 'light' && (
        <img src="/assets/closing.svg" width="2880" height="620" alt="" loading="lazy" />
      )}
    </section>
  );
}
