import type { MotifName } from '../../illustration/motifs.ts';
import type { SubjectFacts } from '../subject.ts';
import type { ArticleData } from './schema.ts';

/** Articles name no motif of their own, so that staff need not choose one. */
const pictures: Record<ArticleData['category'], { motif: MotifName; view?: string }> = {
  Strategy: { motif: 'letters', view: 'harbour' },
  Content: { motif: 'frames', view: 'lens' },
  'Social Media': { motif: 'posts', view: 'feed' },
  'Paid Ads': { motif: 'coins', view: 'depth' },
  // Shown as what it is about: bars.
  Analytics: { motif: 'lens' },
  Hospitality: { motif: 'cups', view: 'table' },
  Sports: { motif: 'balls', view: 'court' },
  EdTech: { motif: 'pencils', view: 'hall' },
  Trades: { motif: 'houses', view: 'bench' },
};

export function articleSubject({ category }: Pick<ArticleData, 'category'>): SubjectFacts {
  return { kind: category, ...pictures[category] };
}
