import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Related } from '../../ui/related.tsx';
import type { PageOf } from '../kinds.ts';
import { cardsOf, coverPicture } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { Subject } from '../subject.ts';

type SectorProps = {
  page: PageOf<'sector'>;
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One trade: the week as the people in it know it, then what we do about it. */
export function Sector({ page, proof, related, closing }: SectorProps) {
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
      <section className="container section sector-body">
        <Prose body={body} />
      </section>
      <Proof proof={proof} />
      <Questions title="Questions and answers" faqs={faqs} />
      <Related title="Related pages" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
