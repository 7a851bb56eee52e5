import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Related } from '../../ui/related.tsx';
import { cardsOf, rowPicture } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { Subject } from '../subject.ts';
import type { audience } from './schema.ts';

type AudienceProps = {
  page: PageOf<typeof audience>;
  /** Its place among the audiences, for the light of its picture. */
  index: number;
  exhibits: readonly ShownExhibit[];
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One kind of reader: three problems in their words, each with its answer, then the price. */
export function Audience({ page, index, exhibits, proof, related, closing }: AudienceProps) {
  const { name, title, intro, problems, cost, body, faqs } = page;
  const picture = rowPicture(page, index, 'case');
  return (
    <>
      <header className="audience-head container">
        <div>
          <p className="label">Who we help: {name}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </div>
        <PictureImage picture={picture} eager />
      </header>
      <section className="problems container" aria-label="Problems and answers">
        {problems.map(({ problem, answer }) => (
          <div key={problem}>
            <h2>{problem}</h2>
            <p>{answer}</p>
          </div>
        ))}
      </section>
      <Spreads className="audience-spreads" body={body} exhibits={exhibits} />
      <section className="cost container">
        <h2>What it costs</h2>
        <p>{cost}</p>
        <a className="button" href="/contact">
          Get in touch
        </a>
      </section>
      <Proof proof={proof} />
      <Questions title="Questions and answers" faqs={faqs} />
      <Related title="Related pages" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
