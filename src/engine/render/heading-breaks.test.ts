import { expect, test } from 'vitest';
import { headingBreaks } from './heading-breaks.ts';

/** No-break spaces are written as `~`. */
const cases: [why: string, heading: string, set: string][] = [
  ['an article and a preposition', 'Food for the dogs', 'Food for~the~dogs'],
  ['a long run', 'Marketing for the trades', 'Marketing <span>for the trades</span>'],
  ['a conjunction', 'Restaurant groups and hotels', 'Restaurant groups and~hotels'],
  ['a number and what it counts', 'Reached 600 buyers by March', 'Reached 600~buyers by~March'],
  ['a number and a long word', 'Sold 600 basketballs', 'Sold 600 basketballs'],
  ['nothing after a comma', 'Restaurants or, as you say, pubs', 'Restaurants or, as~you say, pubs'],
  ['a run too long', 'Not before the announcement', 'Not before <span>the announcement</span>'],
  ['a link', '<a href="/a b">Hotels of the town</a>', '<a href="/a b">Hotels of~the~town</a>'],
  ['words across tags', 'Hotels of <em>the</em> town', 'Hotels of~<em>the</em>~town'],
  ['escaped characters', 'Restaurants &amp; hotels', 'Restaurants &amp;~hotels'],
  ['a sentence', 'Hard to miss. Easy', 'Hard to~miss. <span>Easy</span>'],
  ['a colon in a link', '<a href="/x">One: call</a>', '<a href="/x">One: <span>call</span></a>'],
  ['its number', '4. In 2024: call', '4. In~2024: <span>call</span>'],
  ['a hyphen', 'Marketing for in-house teams', 'Marketing <span>for in-house</span> teams'],
  ['a struck-out word', 'Forty <del>sign-ups</del>', 'Forty <del><span>sign-ups</span></del>'],
];

const spaced = (markup: string) => markup.replaceAll('~', '\u00a0');

test.each(cases)('a heading’s lines break by sense, with %s', (_, heading, set) => {
  for (const tag of ['h1', 'h2 id="x"', 'h3']) {
    const whole = (words: string) => `<${tag}>${words}</${tag.slice(0, 2)}>`;
    expect(headingBreaks(whole(heading))).toBe(spaced(whole(set)));
  }
});

test('a pull quote breaks by sense too, and other text does not', () => {
  const quote = '<blockquote class="pull-quote"><p>Praise in Bow. A word</p></blockquote>';
  const set = quote.replace('in Bow. A word', 'in~Bow. A~word');
  expect(headingBreaks(`${quote}<p>in a complaint</p><h4>Of it</h4>`)).toBe(
    spaced(`${set}<p>in a complaint</p><h4>Of it</h4>`),
  );
});

test('a struck-out word or a caption’s figure with a hyphen stays on one line', () => {
  expect(headingBreaks('<del>No sign-ups,</del><figcaption><b>Pop-ups</b> in-house')).toBe(
    '<del>No <span>sign-ups,</span></del><figcaption><b><span>Pop-ups</span></b> in-house',
  );
});
