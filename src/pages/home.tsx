import { highlight } from '../content/highlight.ts';
import { splitMetric } from '../content/metric.ts';
import type { ServicePage, Site } from '../content/site.ts';
import { hero } from '../illustration/hero.ts';
import { Closing } from '../ui/closing.tsx';
import { LogoStrip } from '../ui/logo-strip.tsx';
import { Markup } from '../ui/markup.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ShareLinks } from '../ui/share-links.tsx';
import { posterPicture, rowPicture } from './pictures.ts';
import type { Subject } from './subject.ts';

type HomeProps = { site: Site; subjects: ReadonlyMap<string, Subject>; url: string };

/** One day on the pier: noon at the top, dusk with the quotes, night at the end. */
export function Home({ site, subjects, url }: HomeProps) {
  const { home } = site.pages;
  return (
    <>
      <Hero site={site} />
      <LogoStrip clients={site.clients} />
      <section className="intro container section">
        <h2 className="label">{home.introHeading}</h2>
        <Markup className="intro__text" html={home.body.html} />
        <div className="intro__share">
          <span>Pass it on</span>
          <ShareLinks url={url} title={home.title} />
        </div>
      </section>
      <ServicePosters site={site} subjects={subjects} />
      <FeaturedProjects site={site} subjects={subjects} />
      <Testimonials site={site} />
      <HowWeWork site={site} />
      <Closing closing={site.settings.closing} />
    </>
  );
}

function Hero({ site }: { site: Site }) {
  const { title, label, lead, tip } = site.pages.home;
  const study = site.caseStudies.find(({ id }) => id === tip.caseStudy);
  return (
    <section className="hero">
      <Markup className="hero__art" html={hero()} />
      <div className="container">
        <p className="label">{label}</p>
        <h1 tabIndex={-1}>
          {title.split(/(?<=\.) /).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
        <div className="buttons">
          <a className="button" href="/work">
            See our work
          </a>
          <a className="button button--outline" href="/services">
            What we do
          </a>
        </div>
      </div>
      {study && (
        <a className="hero__tip" href={`/work#${study.id}`}>
          {tip.label}
          <b>{tip.figure}</b>
          {tip.cost}
        </a>
      )}
    </section>
  );
}

type SectionProps = { site: Site; subjects: ReadonlyMap<string, Subject> };

function ServicePosters({ site, subjects }: SectionProps) {
  return (
    <section>
      <div className="container">
        <SectionHead
          title={site.pages.home.servicesHeading}
          more={{ name: 'All services and outcomes', href: '/services' }}
        />
      </div>
      <div className="posters">
        {inServiceOrder(site).map(({ path, name, cardText }, index) => {
          const subject = subjects.get(path);
          return (
            <a key={path} href={path}>
              {subject && <PictureImage picture={posterPicture(subject, index)} />}
              <h3>{name}</h3>
              <p>{cardText}</p>
            </a>
          );
        })}
      </div>
    </section>
  );
}

/** As `services.json` first names them; pages that it does not name come last. */
function inServiceOrder({ services, servicePages }: Site): ServicePage[] {
  const order = [
    ...new Set(services.map(({ page }) => page)),
    ...servicePages.map(({ path }) => path),
  ];
  return [...servicePages].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}

function FeaturedProjects({ site, subjects }: SectionProps) {
  return (
    <section className="container section">
      <SectionHead
        title={site.pages.home.projectsHeading}
        more={{ name: 'All case studies', href: '/work' }}
      />
      <div className="projects">
        {site.featuredProjects.map(
          ({ id, title, client, description, category, link, image }, at) => {
            const subject = subjects.get(link);
            const study = site.caseStudies.find((study) => study.id === image);
            return (
              <a key={id} href={link}>
                <span className="projects__frame">
                  {subject && (
                    <PictureImage
                      picture={rowPicture(subject, at + 5, at === 0 ? 'case' : 'card')}
                    />
                  )}
                </span>
                <span className="projects__title">
                  <h3>{title}</h3>
                  {study?.metrics[0] && <b>{splitMetric(study.metrics[0]).figure}</b>}
                </span>
                <p>
                  {client}, {category}. {description}
                </p>
              </a>
            );
          },
        )}
      </div>
    </section>
  );
}

function Testimonials({ site }: { site: Site }) {
  return (
    <section className="testimonials" aria-labelledby="testimonials">
      {site.testimonials.map(
        ({ id, company, testimonial, author, position, bgGradient }, index) => (
          <figure key={id} className={`testimonials__${bgGradient}`}>
            <div className="container">
              {index === 0 && (
                <h2 className="label" id="testimonials">
                  {site.pages.home.testimonialsHeading}
                </h2>
              )}
              <blockquote>
                <p>
                  {'“'}
                  {highlight(testimonial).map(({ text, marked }) =>
                    marked ? <mark key={text}>{text}</mark> : text,
                  )}
                  {'”'}
                </p>
              </blockquote>
              <figcaption>
                <b>{author}</b>
                <br />
                {position}, {company}
              </figcaption>
            </div>
          </figure>
        ),
      )}
    </section>
  );
}

function HowWeWork({ site }: { site: Site }) {
  const { howHeading, how } = site.pages.home;
  return (
    <section className="how container section">
      <h2 className="label">{howHeading}</h2>
      <div className="how__panels">
        {Object.entries(how).map(([id, { name, title, text }]) => (
          <div key={id} id={id}>
            <p className="how__name">{name}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
