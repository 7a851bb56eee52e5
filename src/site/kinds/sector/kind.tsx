import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { days } from '../../data/opening-hours.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { atTop, skyClass } from '../../ui/sky.ts';
import { endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { underWords } from '../pictures.ts';

const schema = offerPage({
  week: z
    .array(
      z.strictObject({
        day: z.enum(days).describe('A day of the week.'),
        note: text(120).meta({
          title: 'What it looks like',
          description: 'What that day looks like.',
        }),
      }),
    )
    .min(3)
    .max(7)
    .optional()
    .meta({ title: 'Working week', description: 'The reader’s week: days, each with a note.' }),
});

/** A trade: its working week, then what we do for it. */
export const sectorKind = offerKind({
  folder: 'content/sectors',
  titles: ['Sector', 'Sectors'],
  list: 'sectors',
  schema,
  kind: 'sector',
  isTold: true,
  picture: (page) => underWords(page, 'low'),
  scene: ({ view = '' }, above) => endingOf(view, above),
  top: ({ name, title, intro }, picture) => (
    <div className="first-screen">
      <header className={atTop(skyClass(picture))}>
        <PageHead label={`${name} marketing`} title={title} lead={intro} />
      </header>
      <PictureImage className="cover cover--low" picture={picture} eager />
    </div>
  ),
  readers: ({ week }) =>
    week && (
      <ol className="week container" aria-label="Your week">
        {week.map(({ day, note }) => (
          <li key={day}>
            <b>{day}</b>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    ),
});
