import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Service } from '../../data/service.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Related } from '../../ui/related.tsx';
import { Steps } from '../../ui/steps.tsx';
import { cardsOf, posterPictures } from '../pictures.ts';
import { Proof } from '../project/proof.tsx';
import type { ShownProof } from '../project/shown-proof.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { Subject } from '../subject.ts';
import type { servicePage } from './schema.ts';

type ServiceProps = {
  page: PageOf<typeof servicePage>;
  /** Its place among the service pages, for the light of its picture. */
  index: number;
  includes: readonly Pick<Service, 'id' | 'title' | 'whatYouGet'>[];
  exhibits: readonly ShownExhibit[];
  proof: ShownProof | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One way of working with us: a poster, the steps it runs in, what it includes. */
export function ServicePage({
  page,
  index,
  includes,
  exhibits,
  proof,
  related,
  closing,
}: ServiceProps) {
  const { name, title, intro, steps, body, faqs } = page;
  const [picture] = posterPictures([page], index);
  return (
    <>
      <section className="service-head">
        <div className="service-head__text container">
          <p className="label">{name}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
          <a className="button" href="/contact">
            Get in touch
          </a>
        </div>
        {picture && <PictureImage picture={picture} eager />}
      </section>
      <Steps title="How it runs" steps={steps} />
      <Spreads className="service-spreads" body={body} exhibits={exhibits} />
      <section className="includes container">
        <h2>What it includes</h2>
        <div>
          {includes.map(({ id, title, whatYouGet }) => (
            <div key={id}>
              <h3>
                <a href={`/services#${id}`}>{title}</a>
              </h3>
              <ul>
                {whatYouGet.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <Proof proof={proof} />
      <Questions title="Questions before you sign" faqs={faqs} />
      <Related title="Work and articles on this" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}
