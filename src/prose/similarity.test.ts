import { expect, test } from 'vitest';
import type { Page } from '../content/site.ts';
import { fixtureSite as site } from '../e2e/fixture-site.ts';
import { similarity } from './similarity.ts';

const sentence = 'We film in Leeds on booked days and answer within 24 hours.';

const pairs: [what: string, a: string, b: string, share: number][] = [
  ['the same text', sentence, sentence, 1],
  ['the same text, under another name', sentence, sentence.replace('Leeds', 'New York'), 1],
  ['a text that holds all of a smaller one', `${sentence} Bring a coat and a flask.`, sentence, 1],
  ['texts with nothing in common', sentence, 'A barn, two dogs and a good deal of straw.', 0],
  ['texts that share four words at a time', 'one two three four five', 'one two three four six', 0],
  ['texts that share half', 'one two three four five six', 'one two three four five nine', 0.5],
  ['nothing at all', '', sentence, 0],
];

test.each(pairs)('%s: the similarity is measured', (_, a, b, share) => {
  expect(similarity(a, b, ['York', 'New York', 'Leeds'])).toBe(share);
});

const { articles, projects, servicePages, locations, sectors, audiences } = site;
const families = { articles, projects, servicePages, locations, sectors, audiences };
const names = locations.flatMap(({ name, place }) => [name, place.replace(/,.*/, '')]);

test.each(Object.entries(families))(
  'no two %s share more than a fifth of the smaller',
  (_, all) => {
    const texts = all.map((page) => ({ path: page.path, text: words(page) }));
    const close = texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .filter((b) => similarity(a.text, b.text, names) > 0.2)
        .map((b) => `${a.path} and ${b.path}`),
    );
    expect(close).toEqual([]);
  },
);

/** All that a page says: its fields, less the paths and ids, and its text. */
function words({ body, source: _, ...fields }: Page<object>): string {
  const said: string[] = [];
  JSON.stringify(fields, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) said.push(value);
    return value;
  });
  return [...said, body.html.replace(/<[^>]+>/g, ' ')].join('\n');
}
