import type { ShownFilm } from '../../content/blocks/film-figure.ts';
import type { CaseStudy } from '../../data/case-study.ts';
import { costInWords } from '../../data/project-cost.ts';
import type { Service } from '../../data/service.ts';
import type { Settings } from '../../data/settings.ts';
import type { Testimonial } from '../../data/testimonial.ts';
import { britishDate } from '../../kernel/text.ts';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Films } from '../../ui/films.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Related } from '../../ui/related.tsx';
import type { PageOf } from '../kinds.ts';
import { cardsOf, coverPicture } from '../pictures.ts';
import type { ShownPhotograph } from '../shown-photograph.ts';
import type { Subject } from '../subject.ts';
import { SeriesFigure } from './series-figure.tsx';

type ProjectProps = {
  project: PageOf<'project'>;
  /** As others show it: with its picture, where a case study leads to it. */
  subject: Subject | undefined;
  films: readonly ShownFilm[];
  photographs: readonly ShownPhotograph[] | undefined;
  study: Pick<CaseStudy, 'client' | 'metrics' | 'cost'> | undefined;
  services: readonly Pick<Service, 'id' | 'title'>[];
  words: Testimonial | undefined;
  related: readonly Subject[];
  closing: Settings['closing'];
};

/** One project: its chart, its three results, the story and the client's words. */
export function Project(props: ProjectProps) {
  const { project, subject, films, photographs, study, services, words, related, closing } = props;
  const { title, intro, facts, body, date } = project;
  const picture = subject && coverPicture(subject);
  const chart = subject && 'chart' in subject ? subject.chart : undefined;
  return (
    <>
      <article className="project">
        <header className="project__head container">
          <p className="label">{study?.client}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </header>
        {chart && study && (
          <SeriesFigure path={project.path} chart={chart} counts={study.metrics[0] ?? ''} />
        )}
        <div className="project__columns container">
          <aside aria-label="Results and facts">
            {study && <Metrics metrics={study.metrics} />}
            <Facts facts={[...facts, ...(study ? costFacts(study.cost) : [])]} />
            <ServicesUsed services={services} />
            <p className="muted small">
              Finished <time dateTime={date}>{britishDate(date)}</time>
            </p>
          </aside>
          <Prose body={body} />
        </div>
        {films.length > 0 && <Films films={films} />}
        {photographs && <Gallery photographs={photographs} />}
      </article>
      {words && (
        <section aria-label="What the client says">
          <Quote words={words} />
        </section>
      )}
      <Related title="Services and articles on this" cards={cardsOf(related, picture)} />
      <Closing closing={closing} />
    </>
  );
}

/** What the project cost, and what one result cost without our fee and with it. */
function costFacts(cost: CaseStudy['cost']) {
  const { ads, fee, result, adsEach, allEach } = costInWords(cost);
  return [
    { label: 'Ad spend', value: ads },
    { label: 'Our fee, without VAT', value: fee },
    { label: `Ads for each ${result}`, value: adsEach },
    { label: `All-in for each ${result}`, value: allEach },
  ];
}

function ServicesUsed({ services }: Pick<ProjectProps, 'services'>) {
  return (
    <div className="project__services small">
      <b>Services used</b>
      <ul>
        {services.map(({ id, title }) => (
          <li key={id}>
            <a href={`/services#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
