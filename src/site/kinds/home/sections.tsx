import { withCommas } from '../../../engine/kernel/text.ts';
import { splitMetric } from '../../data/case-study.ts';
import type { Testimonial } from '../../data/testimonial.ts';
import { type PieceOptions, piecePicture } from '../../illustration/piece-picture.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { Quote } from '../../ui/quote.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { workPicture } from '../pictures.ts';
import { clientInks } from '../project/subject.ts';
import type { Site } from '../site.ts';
import type { Subjects } from '../subject.ts';

/** The services' pages, in the order of `services.json`; others follow. */
export function servicesOf({ services, servicePages }: Pick<Site, 'services' | 'servicePages'>) {
  const named = [...services.map(({ page }) => page), ...servicePages.map(({ path }) => path)];
  return servicePages
    .toSorted((a, b) => named.indexOf(a.path) - named.indexOf(b.path))
    .map(({ path, name, cardText }) => ({ path, name, cardText }));
}

type LanternProps = { title: string; services: ReturnType<typeof servicesOf> };

/** What we do, line by line in the light of the lamp. */
export function Lantern({ title, services }: LanternProps) {
  return (
    <section className="lantern dark">
      <div className="container">
        <h2>{title}</h2>
        <img src="/assets/lantern.svg" width="480" height="1800" alt="" loading="lazy" />
        {services.map(({ path, name, cardText }) => (
          <a key={path} href={path}>
            <h3>{name}</h3>
            <p className="lead">{cardText}</p>
          </a>
        ))}
        <a className="link" href="/services">
          All services and outcomes
        </a>
      </div>
    </section>
  );
}

/** Featured projects, each with its page and its case study's first figure. */
export function featuredProjects(site: Site, subjects: Subjects) {
  return site.featuredProjects.map((project) => {
    const written = site.caseStudies.find(({ path }) => path === project.link)?.metrics[0];
    const metric = written === undefined ? undefined : splitMetric(written);
    return { ...project, subject: subjects.get(project.link), metric };
  });
}

type ProjectsProps = { title: string; projects: ReturnType<typeof featuredProjects> };

export function Projects({ title, projects }: ProjectsProps) {
  return (
    <section className="afternoon">
      <div className="container">
        <SectionHead title={title} more={{ name: 'All case studies', href: '/work' }} />
      </div>
      <div className="projects">
        {projects.map(({ id, title, client, description, category, link, subject, metric }, at) => (
          <a key={id} href={link}>
            {subject && <PictureImage picture={workPicture(subject, 'home', at, 'card')} />}
            <div className="projects__words">
              {metric && (
                <div>
                  <b className={metric.figure.length > 3 ? 'long' : undefined}>{metric.figure}</b>{' '}
                  {metric.counts}
                </div>
              )}
              <h3>{title}</h3>
              <p>
                {client}, {category}. {description}
              </p>
            </div>
          </a>
        ))}
      </div>
    </section>
  );
}

type TestimonialsProps = { title: string; testimonials: readonly Testimonial[] };

/** A carousel or, without JavaScript, a list. */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const items = testimonials.map(({ company, logo }) => ({
    name: company,
    logo: `/assets/logo-${logo}.svg`,
  }));
  return (
    <section className="testimonials" aria-roledescription="carousel" aria-label={title}>
      <h2 className="label container">{title}</h2>
      <div className="testimonials__slides" id="slides">
        {testimonials.map((words, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset.
          <div
            key={words.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${testimonials.length}`}
            data-chosen={index === 0 ? '' : undefined}
          >
            <Quote words={words} />
          </div>
        ))}
      </div>
      <Widget
        className="testimonials__controls controls"
        name="carousel"
        props={{ slides: 'slides', items }}
      />
    </section>
  );
}

/** A project's results beside those of the year before. */
export function proofOf(project: string, { caseStudies, clients }: Site) {
  const study = caseStudies.find(({ path }) => path === project);
  if (!study) return undefined;
  const { path, client, image, outcome } = study;
  const { now, before, results, period } = outcome;
  const drawn: PieceOptions = {
    seed: 'proof',
    ...clientInks(client, clients),
    drawing: {
      kind: 'years',
      names: image.names,
      now: { figure: withCommas(now), counts: results, series: image.series },
      before: { figure: withCommas(before), counts: period, series: image.before ?? [] },
    },
  };
  const alt = `${now} ${results}; ${before} ${period}`;
  return { path, client, drawn, alt };
}

type HowProps = Pick<Site['pages']['home'], 'howHeading' | 'how'> & {
  proof: ReturnType<typeof proofOf>;
};

/** Goal, how and proof in three tabs or, without JavaScript, in a list. */
export function How({ howHeading, how, proof }: HowProps) {
  const panels = Object.entries(how).map(([id, panel]) => ({ id, ...panel }));
  const tabs = panels.map(({ id, name }) => ({ id, name }));
  const props = { label: howHeading, tabs, initial: 'how' };
  return (
    <section className="how dark">
      <div className="container">
        <h2 className="label">{howHeading}</h2>
        <Widget className="controls" name="tabs" props={props} />
        <div className="how__panels">
          {panels.map(({ id, name, title, text }) => (
            <div
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              data-chosen={id === 'how' ? '' : undefined}
            >
              <p className="tabs__name how__name">{name}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              {id === 'proof' ? (
                proof && (
                  <>
                    <PictureImage picture={piecePicture(proof.drawn)} alt={proof.alt} />
                    <p className="small">
                      <a href={proof.path}>{proof.client}</a>
                    </p>
                  </>
                )
              ) : (
                <img src={`/assets/how-${id}.svg`} width="752" height="560" alt="" loading="lazy" />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
