import type { MotifName } from '../../illustration/motifs.ts';
import type { SubjectFacts } from '../subject.ts';
import type { ArticleData } from './schema.ts';

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

/** Analytics is shown as what it is about: bars. */
const categoryViews: Partial<Record<ArticleData['category'], string>> = {
  Strategy: 'harbour',
  Content: 'lens',
  'Social Media': 'feed',
  'Paid Ads': 'depth',
  Hospitality: 'table',
  Sports: 'court',
  EdTech: 'hall',
  Trades: 'bench',
};

export function articleSubject({ category }: Pick<ArticleData, 'category'>): SubjectFacts {
  return { kind: category, motif: categoryMotifs[category], view: categoryViews[category] };
}
