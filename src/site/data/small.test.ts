import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { splitMetric } from './metric.ts';
import { projectLink } from './project-link.ts';

test('highlighted words in a testimonial cannot inject markup', () => {
  expect(highlight('They ==<b>spent</b>== less')).toEqual([
    { text: 'They ', marked: false },
    { text: '<b>spent</b>', marked: true },
    { text: ' less', marked: false },
  ]);
});

test('a case study without a link links to its client’s project page', () => {
  expect(projectLink({ client: 'Aspect Bathrooms' })).toBe('/projects/aspect-bathrooms');
  expect(projectLink({ client: 'GST Services', link: '/projects/gst-marketing-brief' })).toBe(
    '/projects/gst-marketing-brief',
  );
});

test('a client’s sign or accent becomes what it is in the name of the page that staff start', () => {
  expect(projectLink({ client: 'Café & Sons' })).toBe('/projects/cafe-sons');
});

test('a metric is split into its figure and what it counts', () => {
  expect(splitMetric('£3.10 per booking')).toEqual({ figure: '£3.10', counts: 'per booking' });
});
