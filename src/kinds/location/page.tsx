import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Related } from '../../ui/related.tsx';
import type { PageOf } from '../kinds.ts';
import { cardsOf, coverPicture } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { Subject } from '../subject.ts';

type LocationProps = {
  page: PageOf<'location'>;
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One place: its facts along the ruler under a wide picture, then how we work there. */
export function Location({ page, proof, related, closing }: LocationProps) {
  const { place, title, intro, facts, body, faqs } = page;
  const picture = coverPicture(page, 'low');
  return (
    <>
      <header className="location-head container">
        <div>
          <p className="label">{place}</p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <p className="lead">{intro}</p>
      </header>
      <PictureImage className="cover cover--low" picture={picture} eager />
      <section className="location-facts dark" aria-label={`Facts about working in ${place}`}>
        <div className="container">
          <Facts facts={facts} />
        </div>
      </section>
      <section className="location-body container section">
        <Prose body={body} />
        <aside aria-label="Questions">
          <h2>Questions and answers</h2>
          <Faqs faqs={faqs} />
        </aside>
      </section>
      <Proof proof={proof} />
      <Related title="Related pages" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
