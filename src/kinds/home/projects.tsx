import { splitMetric } from '../../data/metric.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { rowPicture } from '../pictures.ts';
import type { Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type ProjectsProps = { site: Site; subjects: ReadonlyMap<string, Subject> };

/** The featured projects: the first large, each with the first of its figures. */
export function Projects({ site, subjects }: ProjectsProps) {
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
                      picture={rowPicture(subject, at + 5, at === 0 ? 'feature' : 'strip')}
                    />
                  )}
                </span>
                <div className="projects__title">
                  <h3>{title}</h3>
                  {study?.metrics[0] && <b>{splitMetric(study.metrics[0]).figure}</b>}
                </div>
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
