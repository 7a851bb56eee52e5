import type { Service } from '../../data/service.ts';
import { Closing } from '../../ui/closing.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { rowPicture } from '../pictures.ts';
import type { Site } from '../site.ts';

/** The five services, each with its outcomes, what the client gets and what clients ask. */
export function Services({ site }: { site: Site }) {
  const { title, lead, body } = site.pages.services;
  return (
    <>
      <PageHead label="Services" title={title} lead={lead} />
      <div className="services container">
        <nav aria-label="Services">
          <ol>
            {site.services.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {site.services.map((service, index) => (
          <ServiceBlock key={service.id} service={service} index={index} site={site} />
        ))}
        <Prose body={body} />
      </div>
      <Closing closing={site.settings.closing} />
    </>
  );
}

type ServiceBlockProps = { service: Service; index: number; site: Site };

function ServiceBlock({ service, index, site }: ServiceBlockProps) {
  const { id, title, description, details, outcomes, whatYouGet, faqs, page, motif } = service;
  const more = site.servicePages.find(({ path }) => path === page);
  return (
    <section className="services__service" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{description}</p>
        <p>{details}</p>
        {more && (
          <a className="link" href={page}>
            How {more.name} works
          </a>
        )}
        <PictureImage picture={rowPicture({ path: `/services#${id}`, motif }, index)} />
      </div>
      <div>
        <h3>Outcomes</h3>
        <List items={outcomes} />
        <h3>What you get</h3>
        <List items={whatYouGet} />
        <h3>FAQs</h3>
        <Faqs faqs={faqs} />
      </div>
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="services__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
