import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibitsOf } from './shown-exhibit.ts';

const section = 'Any';
const project = '/projects/calm-dog';
const shown = (exhibits: Exhibit[]) => exhibitsOf({ exhibits }, fixtureSite);

test('a piece is the project’s own, and names whose it is', () => {
  expect(shown([{ kind: 'feed', section, project }])).toMatchObject([
    { piece: { kind: 'feed' }, from: { path: project, client: 'Calm Dog' } },
  ]);
});

test('an example says that it is no client’s, and that its figures are invented', () => {
  const [feed, report] = shown([
    { kind: 'feed', section, example: 'restaurant' },
    { kind: 'report', section, example: 'restaurant' },
  ]);
  const figure = 'An example for a 40-cover restaurant; no client\u00a0of\u00a0ours';
  expect(feed).toMatchObject({ piece: { kind: 'feed', figure }, from: undefined });
  expect(report).toMatchObject({
    piece: { figure, caption: expect.stringContaining('Its figures are invented.') },
  });
});

test('of what figures count, as many are lit as the last one says', () => {
  const figures = ['600', '200'].map((figure) => ({ figure, counts: 'seats' }));
  const [seats] = shown([
    { kind: 'figures', section, figures, crowd: { motif: 'balls', of: 600 } },
  ]);
  expect(seats?.crowd).toEqual({ motif: 'balls', of: 600, lit: 200 });
});

test('a chart has the real figures of its project', () => {
  const study = fixtureSite.caseStudies.find(({ client }) => client === 'Calm Dog');
  const [chart] = shown([{ kind: 'chart', section, project }]);
  expect(chart).toMatchObject({ chart: study?.image, counts: '394 class places booked' });
});

test('words and a portrait are those of the lists they are in', () => {
  const [words, person] = shown([
    { kind: 'words', section, testimonial: 'calm-dog' },
    { kind: 'person', section, person: 'tom' },
  ]);
  expect(words).toMatchObject({ words: { company: 'Calm Dog' } });
  expect(person).toMatchObject({ person: { id: 'tom' } });
});
