import { Closing } from '../../ui/closing.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Related } from '../../ui/related.tsx';
import { relatedPages, rowPicture } from '../pictures.ts';
import type { Audience as AudiencePage, Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type AudienceProps = { site: Site; page: AudiencePage; subjects: ReadonlyMap<string, Subject> };

/** One kind of reader: three problems in their words, each with its answer, then the price. */
export function Audience({ site, page, subjects }: AudienceProps) {
  const { path, name, title, intro, problems, cost, body, faqs, related } = page;
  const subject = subjects.get(path);
  const index = site.audiences.findIndex((other) => other.path === path);
  const picture = subject && rowPicture(subject, index, 'case');
  return (
    <>
      <header className="audience-head container">
        <div>
          <p className="label">Who we help: {name}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </div>
        {picture && <PictureImage picture={picture} eager />}
      </header>
      <section className="problems container" aria-label="Problems and answers">
        {problems.map(({ problem, answer }) => (
          <div key={problem}>
            <h2>{problem}</h2>
            <p>{answer}</p>
          </div>
        ))}
      </section>
      <section className="container section audience-body">
        <Prose body={body} />
        <aside aria-label="What it costs">
          <h2>What it costs</h2>
          <p>{cost}</p>
          <a className="button" href="/contact">
            Get in touch
          </a>
        </aside>
      </section>
      <section className="container questions">
        <h2>Before you ask</h2>
        <Faqs faqs={faqs} />
      </section>
      <Related title="Worth a look" pages={relatedPages(related, subjects, picture)} />
      <Closing closing={site.settings.closing} />
    </>
  );
}
