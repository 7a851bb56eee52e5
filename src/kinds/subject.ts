import { projectLink } from '../data/project-link.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import type { ArticleData } from './article/schema.ts';
import type { Site } from './site.ts';

/** A page as others show it: on a card, in a list, under a heading "related". */
export type Subject = {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly motif: MotifName;
  /** The real figures that its picture's bars show, where there are some. */
  readonly series?: readonly number[];
};

/** Articles name no motif of their own, so that staff need not choose one. */
const categoryMotifs: Record<ArticleData['category'], MotifName> = {
  Strategy: 'letters',
  Content: 'frames',
  'Social Media': 'posts',
  'Paid Ads': 'coins',
  Analytics: 'lens',
  Hospitality: 'cups',
  Sports: 'balls',
  EdTech: 'pencils',
  Trades: 'houses',
};

/** Every page that a card can lead to, by its path. */
export function subjects(site: Site): ReadonlyMap<string, Subject> {
  const studies = new Map(site.caseStudies.map((study) => [projectLink(study), study]));
  const all: Subject[] = [
    ...site.articles.map(({ path, title, category }) => ({
      path,
      title,
      kind: category,
      motif: categoryMotifs[category],
    })),
    ...site.projects.flatMap(({ path, title }) => {
      const study = studies.get(path);
      return study ? [{ path, title, kind: study.client, ...study.image }] : [];
    }),
    ...site.servicePages.map(({ path, name, motif, title }) => ({
      path,
      title,
      kind: name,
      motif,
    })),
    ...site.locations.map(({ path, name, motif, title }) => ({ path, title, kind: name, motif })),
    ...site.sectors.map(({ path, name, motif, title }) => ({ path, title, kind: name, motif })),
    ...site.audiences.map(({ path, name, motif, title }) => ({ path, title, kind: name, motif })),
  ];
  return new Map(all.map((subject) => [subject.path, subject]));
}
