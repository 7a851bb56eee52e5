import { expect, test } from 'vitest';
import { fixtureSite } from '../../../e2e/fixtures/fixture-site.ts';
import { chartOf } from './subject.ts';

const [study] = fixtureSite.caseStudies;
if (!study) throw new Error('There is no case study.');
const charted = (image: Partial<typeof study.image>) =>
  chartOf({ image: { ...study.image, ...image } });

test('on a phone one thing stands for twice as many where they would be too small', () => {
  const months = Array.from({ length: 11 }, () => 60);
  expect(charted({ one: 'place', each: 5, series: months }).narrow).toEqual({
    each: 10,
    key: '10 places',
  });
  expect(charted({ one: 'place', each: 5, series: [10, 20, 160] }).narrow?.each).toBe(10);
  expect(charted({ each: 5, series: [10, 20, 60] }).narrow).toBeUndefined();
});
