import { projectLink } from '../../data/project-link.ts';
import { britishDate } from '../../kernel/text.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Related } from '../../ui/related.tsx';
import { coverPicture, relatedPages } from '../pictures.ts';
import type { Project as ProjectPage, Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type ProjectProps = {
  site: Site;
  project: ProjectPage;
  subjects: ReadonlyMap<string, Subject>;
};

/** One project: its chart, its three results, the story and the client's words. */
export function Project({ site, project, subjects }: ProjectProps) {
  const { path, title, intro, facts, body, date, related } = project;
  const study = site.caseStudies.find((study) => projectLink(study) === path);
  const subject = subjects.get(path);
  const picture = subject && coverPicture(subject);
  return (
    <>
      <article className="project">
        <header className="project__head container">
          <p className="label">{study?.client}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </header>
        {picture && <PictureImage className="cover" picture={picture} eager />}
        <div className="project__columns container">
          <aside aria-label="Results and facts">
            {study && <Metrics metrics={study.metrics} />}
            <Facts facts={facts} />
            <ServicesUsed site={site} ids={project.services} />
            <p className="muted small">
              Finished <time dateTime={date}>{britishDate(date)}</time>
            </p>
          </aside>
          <Prose body={body} />
        </div>
      </article>
      <ClientWords site={site} id={project.testimonial} />
      <Related title="Where this leads" pages={relatedPages(related, subjects, picture)} />
      <Closing closing={site.settings.closing} />
    </>
  );
}

function ServicesUsed({ site, ids }: { site: Site; ids: readonly string[] }) {
  return (
    <div className="project__services small">
      <b>Services used</b>
      <ul>
        {site.services
          .filter(({ id }) => ids.includes(id))
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`/services#${id}`}>{title}</a>
            </li>
          ))}
      </ul>
    </div>
  );
}

function ClientWords({ site, id }: { site: Site; id: string | undefined }) {
  const words = site.testimonials.find((testimonial) => testimonial.id === id);
  if (!words) return null;
  return (
    <section aria-label="What the client says">
      <Quote words={words} />
    </section>
  );
}
