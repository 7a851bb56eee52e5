import { Closing } from '../../ui/closing.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Related } from '../../ui/related.tsx';
import { Steps } from '../../ui/steps.tsx';
import { posterPicture, relatedPages } from '../pictures.ts';
import type { ServicePage, Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type ServiceProps = { site: Site; page: ServicePage; subjects: ReadonlyMap<string, Subject> };

/** One way of working with us: a poster, the steps it runs in, what it includes. */
export function Service({ site, page, subjects }: ServiceProps) {
  const { path, name, title, intro, steps, body, faqs, related, services } = page;
  const subject = subjects.get(path);
  const index = site.servicePages.findIndex((other) => other.path === path);
  const picture = subject && posterPicture(subject, index);
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
      <section className="split container section">
        <Prose body={body} />
        <aside aria-label="What it includes">
          <h2>What it includes</h2>
          {site.services
            .filter(({ id }) => services.includes(id))
            .map(({ id, title, whatYouGet }) => (
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
        </aside>
      </section>
      <section className="container questions">
        <h2>Asked before signing</h2>
        <Faqs faqs={faqs} />
      </section>
      <Related title="See it at work" pages={relatedPages(related, subjects, picture)} />
      <Closing closing={site.settings.closing} />
    </>
  );
}
