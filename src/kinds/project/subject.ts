import type { Data } from '../../data/data-files.ts';
import { projectLink } from '../../data/project-link.ts';
import type { SubjectFacts } from '../subject.ts';

/** A project is known by its client, and shows the figures of the case study that leads to it. */
export function projectSubject(
  { path }: { path: string },
  { caseStudies }: Data,
): SubjectFacts | undefined {
  const study = caseStudies.find((one) => projectLink(one) === path);
  return study && { kind: study.client, ...study.image };
}
