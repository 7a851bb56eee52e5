// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { besides, placeOf } from './place-in-page.ts';

const faqs = (id: string, question: string) =>
  `<section><h2>${id} for shops</h2><p>${id} is a film a week, and a call.</p><details><summary>${question}</summary><p id="${id}">Three photos, and ten minutes of your time.</p></details></section>`;

const cases: [what: string, html: string, written: string, marked: string | undefined][] = [
  [
    'a tag that no page shows',
    '<p><a id="a">Planning with us</a> is it.</p>',
    'Planning',
    undefined,
  ],
  ['a name', '<p>By <b>Nell Hedley</b>, since May.</p>', 'Nell Hedley', 'P'],
  ['a category', '<p><a id="a">Strategy</a>, in May</p>', 'Strategy', 'a'],
  ['a quotation', '<p id="p">“They told us.”</p>', 'They told us.', 'p'],
  ['a price', '<p id="p">From £1,500 a month</p>', '1500', 'p'],
  [
    'a sentence',
    '<p id="p">See: They told us to spend less.</p>',
    'They told us to spend less',
    'p',
  ],
  ['what stands beside a fact', '<p id="p">It costs £9 a month</p>', 'It costs {{ fee }}', 'p'],
  ['a picture', '<p>A van.</p><img id="i" alt="Sam beside a van">', 'Sam beside a van', 'i'],
  ['a sign', '<p>…</p>', '…', undefined],
];

test.each(cases)('of %s, the page marks the place or nothing', (_, html, written, marked) => {
  document.body.innerHTML = `<main>${html}</main>`;
  const found = placeOf(document, written);
  expect(found?.id || found?.tagName).toBe(marked);
});

test('what the page does not show leads to the item that it is of', () => {
  document.body.innerHTML = '<main><h3>Monday</h3><h3 id="name">Sam Reed</h3></main>';
  expect(placeOf(document, 'sam-reed', ['Monday', 'Sam Reed'])?.id).toBe('name');
  expect(placeOf(document, '17:30', ['Monday', 'Friday'])).toBeUndefined();
});

test('of the same words in two items, those of the edited item are marked', () => {
  document.body.innerHTML = `<main>${faqs('Ads', 'How long?')}${faqs('Films', 'What for?')}</main>`;
  const answer = 'Three photos, and ten minutes of your time.';
  const values = ['Ads', 'Films'].map((title) => ({
    title: `${title} for shops`,
    faqs: [{ q: title === 'Ads' ? 'How long?' : 'What for?', a: answer }],
  }));
  for (const [at, id] of ['Ads', 'Films'].entries()) {
    const beside = besides([at, 'faqs', 0, 'a'], values);
    expect(placeOf(document, answer, beside)?.id).toBe(id);
  }
});
