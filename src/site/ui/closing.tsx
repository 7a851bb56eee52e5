import type { Closing as ClosingWords } from '../data/settings.ts';
import { Ground } from './ground.tsx';
import { type AnyPicture, PictureImage } from './picture.tsx';
import { Face } from './portrait.tsx';

export type Scene = keyof typeof classes;

const classes = {
  more: ' closing--light dark',
  quay: ' closing--quay dark',
  build: ' closing--day',
  boat: ' closing--day',
  bottle: ' closing--light closing--bottle dark',
  target: ' closing--target',
  screen: ' closing--light closing--screen',
  catch: ' closing--catch',
  flag: ' closing--flag dark',
};

/**
 * The page's own picture: beside a ground, under words in its sky, lit, or with the words on the
 * thing itself (`on`), on the table (`round`) or below it (`band`).
 */
export type OwnPicture = {
  readonly picture: AnyPicture;
  readonly narrow?: AnyPicture;
  readonly ground?: string | undefined;
  readonly look: `${'beside' | 'sky' | 'on' | 'round' | 'band'}${'' | ' dark'}` | 'lit';
};

type ClosingProps = {
  closing: ClosingWords;
  /** The page's own headline. */
  title?: string | undefined;
  scene?: Scene | OwnPicture | undefined;
};

export function Closing({ closing, title = closing.title, scene = 'more' }: ClosingProps) {
  const { lead, button, quiz, face } = closing;
  return (
    <section
      className={`closing${typeof scene === 'string' ? classes[scene] : ` closing--${scene.look}`}`}
    >
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
      {typeof scene === 'string' ? (
        <img src={`/assets/closing-${scene}.svg`} width="2880" height="620" alt="" loading="lazy" />
      ) : (
        <>
          {scene.ground && <Ground colour={scene.ground} />}
          <span className={scene.look === 'lit' ? 'lit' : 'closing__picture'}>
            <PictureImage picture={scene.picture} narrow={scene.narrow} />
          </span>
        </>
      )}
    </section>
  );
}
