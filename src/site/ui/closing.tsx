import type { ReactNode } from 'react';
import type { Closing as ClosingWords } from '../data/settings.ts';
import { type SchemeName, schemeBelow } from '../illustration/scheme.ts';
import { Ground } from './ground.tsx';
import { type AnyPicture, PictureImage } from './picture.tsx';
import { Face } from './portrait.tsx';
import { skyClass } from './sky.ts';

export type Scene = keyof typeof scenes;

/** What each looks like, and the ground that it is drawn on, unless the words have their own. */
const scenes = {
  more: ['light', 'night'],
  quay: ['quay', 'night'],
  build: ['day closing--build', 'noon'],
  boat: ['day', 'noon'],
  bottle: ['light closing--bottle', 'night'],
  target: ['target', 'lamp'],
  screen: ['light closing--screen'],
  catch: ['catch', 'lamp'],
  flag: ['flag', 'night'],
} as const satisfies Record<string, [look: string, scheme?: SchemeName]>;

function sceneClass(scene: Scene, above?: SchemeName): string {
  const [look, own] = scenes[scene];
  if (!own) return `closing--${look}`;
  const scheme = schemeBelow(above, own);
  return `closing--${look} ${scheme === 'night' ? 'dark' : skyClass({ scheme })}`;
}

/**
 * The page's own picture: beside a ground, under words in its sky, lit, or with the words on the
 * thing itself (`on`) or on the table (`round`).
 */
export type OwnPicture = {
  readonly picture: AnyPicture;
  readonly narrow?: AnyPicture;
  readonly ground?: string | undefined;
  readonly look: `${'beside' | 'sky' | 'on' | 'round'}${'' | ' dark'}` | 'lit';
};

type ClosingProps = {
  closing: ClosingWords;
  /** The page's own headline. */
  title?: string | undefined;
  scene?: Scene | OwnPicture | undefined;
  /** The ground right above it. */
  above?: SchemeName | undefined;
  children?: ReactNode;
};

export function Closing({
  closing,
  title = closing.title,
  scene = 'more',
  above,
  children,
}: ClosingProps) {
  const { lead, button, quiz, face } = closing;
  return (
    <section
      className={`closing ${typeof scene === 'string' ? sceneClass(scene, above) : `closing--${scene.look}`}`}
    >
      <div className="container">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <div className="closing__act">
          {/* One picture is enough. */}
          {typeof scene === 'string' && <Face photograph={face} drawn="founder" lazy />}
          <a className="button" href="/contact">
            {button}
          </a>
          <a className="link" href="/quiz">
            {quiz}
          </a>
        </div>
        {children}
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
