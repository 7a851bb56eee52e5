import type { Data } from '../../data/data-files.ts';
import type { Metric } from '../../data/metric.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { workPicture } from '../pictures.ts';
import type { Subject } from '../subject.ts';

export type FeaturedProject = Data['featuredProjects'][number] & {
  /** The page that it leads to. */
  readonly subject: Subject | undefined;
  /** The first of its case study's figures, and what it counts. */
  readonly metric: Metric | undefined;
};

type ProjectsProps = { title: string; projects: readonly FeaturedProject[] };

/** The featured projects: the first large, each with the first of its figures. */
export function Projects({ title, projects }: ProjectsProps) {
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

function ProjectCard({ project, at }: { project: FeaturedProject; at: number }) {
  const { title, client, description, category, link, subject, metric } = project;
  return (
    <a href={link}>
      <span className="projects__frame">
        {subject && (
          <PictureImage picture={workPicture(subject, 'home', at, at === 0 ? 'cover' : 'card')} />
        )}
      </span>
      <div className="projects__title">
        <h3>{title}</h3>
        {metric && (
          <small>
            <b>{metric.figure}</b> {metric.counts}
          </small>
        )}
      </div>
      <p>
        {client}, {category}. {description}
      </p>
    </a>
  );
}
