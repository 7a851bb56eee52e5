import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Related } from '../../ui/related.tsx';
import { cardsOf, coverPicture } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { Subject } from '../subject.ts';
import type { location } from './schema.ts';

type LocationProps = {
  page: PageOf<typeof location>;
  exhibits: readonly ShownExhibit[];
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One place: its facts along the ruler under a wide picture, then how we work there. */
export function Location({ page, exhibits, proof, related, closing }: LocationProps) {
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
      <Spreads className="location-spreads" body={body} exhibits={exhibits} />
      <Proof proof={proof} />
      <Questions title="Questions and answers" faqs={faqs} />
      <Related title="Related pages" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
