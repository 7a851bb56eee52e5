import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { heroChart } from './hero-chart.ts';

/** Home with a note on a project with so many results, all in one figure. */
function counting(results: number) {
  const caseStudies = fixtureSite.caseStudies.map((study) => ({
    ...study,
    image: { ...study.image, each: 1, series: [results], names: ['All'] },
  }));
  return heroChart({ ...fixtureSite, caseStudies });
}

test('Home’s picture has no more things than can be told apart, and says what one stands for and when', () => {
  const { each, key } = heroChart(fixtureSite) ?? {};
  expect([each, key]).toEqual([10, '1 dog = 10 bookings, Dec–May']);
  for (const results of [1, 44, 45, 394, 1180, 5000, 40_000]) {
    expect(results / (counting(results)?.each ?? 0)).toBeLessThanOrEqual(44);
  }
  expect(counting(44)?.key).toBe('1 dog = 1 booking, All–All');
});

test('the figures are those of the case study', () => {
  const study = fixtureSite.caseStudies.find(({ id }) => id === 'calm-dog');
  expect(heroChart(fixtureSite)?.series).toEqual(study?.image.series);
});
