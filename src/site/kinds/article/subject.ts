import type { MotifName } from '../../illustration/motifs.ts';
import type { SubjectFacts } from '../subject.ts';
import type { ArticleData } from './schema.ts';

/** By category, so that staff need not choose a picture for each article. */
const pictures: Record<ArticleData['category'], { motif: MotifName; view?: string }> = {
  Strategy: { motif: 'letters', view: 'harbour' },
  Content: { motif: 'frames', view: 'lens' },
  'Social Media': { motif: 'posts', view: 'feed' },
  'Paid Ads': { motif: 'coins', view: 'depth' },
  // No view: a picture of bars suits the topic.
  Analytics: { motif: 'lens' },
  Hospitality: { motif: 'cups', view: 'table' },
  Sports: { motif: 'balls', view: 'court' },
  EdTech: { motif: 'pencils', view: 'hall' },
  Trades: { motif: 'houses', view: 'bench' },
};

export function articleSubject({ category }: Pick<ArticleData, 'category'>): SubjectFacts {
  return { kind: category, ...pictures[category] };
}
