import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { vividSchemeAt } from '../../illustration/scheme.ts';
import { CoverHead } from '../cover-head.tsx';
import { endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { bestPicture, skyline, whole } from '../pictures.ts';

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

/** Never dawn, the ground of the page under a red or a dark head. */
function skyAt(index: number) {
  const scheme = vividSchemeAt(index + 3);
  return scheme === 'dawn' ? 'brick' : scheme;
}

/** What problems are written on, by the view that their page begins with, if not on the page. */
const looks: Readonly<Record<string, string>> = {
  feed: 'problems problems--comments',
  gym: 'problems problems--bars',
  place: 'problems tickets',
  street: 'problems problems--awning',
  tug: 'problems problems--signed',
  window: 'problems problems--mail',
};

/** An audience: problems in its own words, each with an answer, and the price among its questions. */
export const audienceKind = offerKind({
  folder: 'content/who-we-help',
  titles: ['Who-we-help page', 'Who we help'],
  list: 'audiences',
  schema,
  kind: 'audience',
  own: (_, index) => ({ index }),
  picture: (page, { index }) => whole(bestPicture(page, 'screen', skyAt(index))),
  scene: (page, above) =>
    page.view === 'street' ? skyline(page) : endingOf(page.view ?? '', above),
  top: ({ name, title, intro }, picture, act) => (
    <CoverHead label={`Who we help: ${name}`} title={title} lead={intro} picture={picture}>
      {act}
    </CoverHead>
  ),
  readers: ({ problems, view = '' }) => (
    <div className={looks[view] ?? 'problems'}>
      <ul className="container" aria-label="Problems and answers">
        {problems.map(({ problem, answer }) => (
          <li key={problem}>
            <h2>{problem}</h2>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  ),
  asked: ({ cost }) => [{ q: 'What does it cost?', a: cost }],
});
