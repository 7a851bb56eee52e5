import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Related } from '../../ui/related.tsx';
import { cardsOf, coverPicture } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { Subject } from '../subject.ts';
import type { sector } from './schema.ts';

type SectorProps = {
  page: PageOf<typeof sector>;
  exhibits: readonly ShownExhibit[];
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One trade: the week as the people in it know it, then what we do about it. */
export function Sector({ page, exhibits, proof, related, closing }: SectorProps) {
  const { name, title, intro, week, body, faqs } = page;
  const picture = coverPicture(page, 'low');
  return (
    <>
      <PageHead label={`${name} marketing`} title={title} lead={intro} />
      <section className="week container" aria-label="Your week">
        <ol>
          {week.map(({ day, note }) => (
            <li key={day}>
              <b>{day}</b>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </section>
      <PictureImage className="cover cover--low" picture={picture} />
      <Spreads className="sector-spreads" body={body} exhibits={exhibits} />
      <Proof proof={proof} />
      <Questions title="Questions and answers" faqs={faqs} />
      <Related title="Related pages" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
