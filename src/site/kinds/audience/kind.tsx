import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { vividSchemeAt } from '../../illustration/scheme.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { skyClass } from '../../ui/sky.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { bestPicture, whole } from '../pictures.ts';

const schema = offerPage({
  problems: z
    .array(
      z.strictObject({
        problem: text(120).describe('The problem in the reader’s own words.'),
        answer: text(400).describe('What we do about it.'),
      }),
    )
    .min(2)
    .describe('The reader’s problems, each with what we do about it.'),
  cost: text(400).meta({
    title: 'What it costs',
    description: 'What it costs this reader, with figures.',
  }),
});

/** An audience: problems in its own words, each with an answer, then the price. */
export const audienceKind = offerKind({
  folder: 'content/who-we-help',
  titles: ['Who-we-help page', 'Who we help'],
  list: 'audiences',
  schema,
  kind: 'audience',
  ending: 'split',
  // Three steps on, every scheme has its opposite: a dark one for a light one.
  own: (_, index) => ({ index, ground: { scheme: vividSchemeAt(index) } }),
  panels: ({ ground }) => skyClass(ground),
  picture: (page, { index }) => whole(bestPicture(page, 'case', vividSchemeAt(index + 3), index)),
  top: ({ name, title, intro, problems }, picture, { ground }) => (
    <>
      <header className={`audience-head ${skyClass(ground)}`}>
        <div className="audience-head__text container">
          <p className="label">Who we help: {name}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </div>
        <div className={`audience-head__picture ${skyClass(picture)}`}>
          <PictureImage picture={picture} eager />
        </div>
      </header>
      <section className="problems container" aria-label="Problems and answers">
        {problems.map(({ problem, answer }) => (
          <div key={problem}>
            <h2>{problem}</h2>
            <p>{answer}</p>
          </div>
        ))}
      </section>
    </>
  ),
  below: ({ cost }) => (
    <section className="cost container">
      <h2>What it costs</h2>
      <p>{cost}</p>
      <a className="button" href="/contact">
        Get in touch
      </a>
    </section>
  ),
});
