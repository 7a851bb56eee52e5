import { expect, test } from 'vitest';
import { walk } from './walk.ts';

const headingBreaks = (markup: string) => walk(markup, { hasBreaks: true }).markup;

/** No-break spaces are written as `~`. */
const cases: [why: string, heading: string, set: string][] = [
  ['an article, a preposition', 'Marketing for the trades', 'Marketing for~the~trades'],
  ['a pronoun and its verb', 'How much of our work we charge', 'How much of~our~work we~charge'],
  ['an auxiliary and its verb', 'The posts which are dull', 'The posts which~are~dull'],
  ['a conjunction', 'Restaurant groups and hotels', 'Restaurant groups and~hotels'],
  [
    'a number with what it counts',
    'Reached 600 buyers in 72 hours',
    'Reached 600~buyers in~72~hours',
  ],
  ['a year after what it dates', 'Restaurant Prices 2024', 'Restaurant Prices~2024'],
  ['the number of a heading', '12. Pavements first', '12.~Pavements first'],
  ['a verb and its particle', 'Startups find out early', 'Startups find~out early'],
  ['a name', 'It begins at a place like Roker Park', 'It begins at~a~place like Roker~Park'],
  [
    'titles, whose words all have capitals',
    'Sports Marketing Club Games',
    'Sports Marketing Club Games',
  ],
  ['the month', 'Bookings fall in May again', 'Bookings fall in~May again'],
  [
    'nothing after a comma',
    'Restaurants, or, as you say, pubs',
    'Restaurants, or, as~you~say, pubs',
  ],
  [
    'a link’s words',
    '<a href="/a b">Restaurants of the town</a>',
    '<a href="/a b">Restaurants of~the~town</a>',
  ],
  ['words across tags', 'Restaurants of <em>the</em> town', 'Restaurants of~<em>the</em>~town'],
  ['characters that are written out', 'Restaurants &amp; hotels', 'Restaurants &amp;~hotels'],
];

test.each(cases)('a heading’s lines break by sense, with %s', (_, heading, set) => {
  expect(headingBreaks(`<h2>${heading}</h2>`)).toBe(`<h2>${set.replaceAll('~', '\u00a0')}</h2>`);
});

test('a line breaks after a sentence and a colon first', () => {
  expect(headingBreaks('<h1>Hard to miss. Easy to measure.</h1>')).toBe(
    '<h1>Hard to\u00a0miss. <span>Easy to measure.</span></h1>',
  );
  expect(headingBreaks('<h3><a href="/x">Step one: call</a></h3>')).toBe(
    '<h3><a href="/x">Step one: <span>call</span></a></h3>',
  );
  expect(headingBreaks('<h2>4. In 2024: call</h2>')).toBe('<h2>4. In 2024: <span>call</span></h2>');
  expect(headingBreaks('<h3>Analytics That Matter: Beyond Vanity Metrics</h3>')).toBe(
    '<h3><span>Analytics That Matter:</span> <span>Beyond Vanity Metrics</span></h3>',
  );
});

test('a line breaks at a hyphen only where a word and what leans on it are wider', () => {
  expect(headingBreaks('<h2>Marketing for in-house teams</h2>')).toBe(
    '<h2>Marketing <span>for\u00a0in-house</span> teams</h2>',
  );
});

test('where a phone has no line for a run of words, its loosest joint may break', () => {
  expect(headingBreaks('<h2>Marketing from without the procurement</h2>')).toBe(
    '<h2>Marketing from\u00a0without the procurement</h2>',
  );
});

test('a pull quote breaks by sense too, and other text does not', () => {
  const quote =
    '<blockquote class="pull-quote"><p>Praise in Brooklyn, a complaint</p></blockquote>';
  expect(headingBreaks(`${quote}<p>in a complaint</p>`)).toBe(
    `${quote.replace('in B', 'in\u00a0B').replace('a c', 'a\u00a0c')}<p>in a complaint</p>`,
  );
});

test('a struck-out word with a hyphen stays on one line', () => {
  expect(headingBreaks('<del>Forty sign-ups, no teacher</del>')).toBe(
    '<del>Forty <span>sign-ups,</span> no teacher</del>',
  );
});
