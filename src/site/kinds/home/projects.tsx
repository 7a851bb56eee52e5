import { splitMetric } from '../../data/metric.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { workPicture } from '../pictures.ts';
import type { Site } from '../site.ts';
import type { Subjects } from '../subject.ts';

/** The featured projects, each with its page and the first of its case study's figures. */
export function featuredProjects(site: Site, subjects: Subjects) {
  const studies = new Map(site.caseStudies.map((study) => [study.id, study]));
  return site.featuredProjects.map((project) => {
    const written = studies.get(project.image)?.metrics[0];
    const metric = written === undefined ? undefined : splitMetric(written);
    return { ...project, subject: subjects.get(project.link), metric };
  });
}

type FeaturedProjects = ReturnType<typeof featuredProjects>;

/** The featured projects, the first large. */
export function Projects({ title, projects }: { title: string; projects: FeaturedProjects }) {
  return (
    <section className="afternoon">
      <div className="container">
        <SectionHead title={title} more={{ name: 'All case studies', href: '/work' }} />
      </div>
      <div className="projects">
        {projects.map((project, at) => (
          <ProjectCard key={project.id} project={project} at={at} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project, at }: { project: FeaturedProjects[number]; at: number }) {
  const { title, client, description, category, link, subject, metric } = project;
  return (
    <a href={link}>
      <span className="projects__frame">
        {subject && (
          <PictureImage picture={workPicture(subject, 'home', at, at === 0 ? 'cover' : 'card')} />
        )}
      </span>
      <div className="projects__title">
        <div>
          <h3>{title}</h3>
          <p>
            {client}, {category}. {description}
          </p>
        </div>
        {metric && (
          <small>
            <b>{metric.figure}</b> {metric.counts}
          </small>
        )}
      </div>
    </a>
  );
}
