import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { FoundPlace, Replacement } from './desk-messages.ts';
import { fieldsIn } from './edited-text.ts';
import { savedTexts } from './saved-content.ts';
import { leftWords, oldFacts, replacedWords, search } from './search.ts';
import { asFound, matches, plain } from './search-words.ts';

const file = (path: string, text: string): SourceFile => ({ path, bytes: Buffer.from(text) });
const settings = 'content/site.json';
const prices = 'content/prices.json';
const article = 'content/insights/x.md';
const body = `---
title: What £1,000 buys
tags:
  - Costs
---

We are six people – and six more.

## What we count

Call 0191 498 0123. It’s a ‘well-known’ number, and "Six people" answer.
`;
const files = [
  file(article, body),
  file(prices, '{ "retainer": [{ "name": "One account", "price": 1000 }] }'),
  file(settings, '{ "telephone": "0191 498 0123", "openingHours": [], "people": [1,2,3,4,5,6] }'),
];

const found = (words: string, isWhole = false, all = files) => search(all, { words, isWhole });
const shown = ({ file, label, found }: FoundPlace) => `${file}: ${label}: ${found}`;

const searches: [words: string, places: string[]][] = [
  ['0191 4', [`${settings}: Telephone: 0191 4`, `${article}: Text, “What we count”: 0191 4`]],
  [
    '01914980123',
    [`${settings}: Telephone: 0191 498 0123`, `${article}: Text, “What we count”: 0191 498 0123`],
  ],
  ['£1000', [`${prices}: Sizes, One account, Price: 1000`, `${article}: Title: £1,000`]],
  ['£1,000 b', [`${article}: Title: £1,000 b`]],
  ['1,000', [`${prices}: Sizes, One account, Price: 1000`, `${article}: Title: 1,000`]],
  ['SIX PEOPLE', [`${article}: Text: six people`, `${article}: Text, “What we count”: Six people`]],
  ["it's a 'well‑known'", [`${article}: Text, “What we count”: It’s a ‘well-known’`]],
  ['people - and', [`${article}: Text: people – and`]],
  ['opening', [`${settings}: Opening hours: `]],
  ['staff', [`${settings}: People: `]],
  ['team', [`${settings}: People: `]],
  ['social media', [`${settings}: Social networks: `]],
  [
    'contact details',
    [`${settings}: Email: `, `${settings}: Telephone: `, `${settings}: Company, Postal address: `],
  ],
  ['opening times', [`${settings}: Opening hours: `]],
  ['s', []],
  [' ', []],
];

test.each(searches)('a search for %s lists every place that has it', (words, places) => {
  expect(found(words).places.map(shown)).toEqual(places);
  expect(found(words).count).toBe(places.length);
});

const menus = file('content/navigation.json', '{ "main": [{ "name": "Work", "href": "/work" }] }');
const asking = file(
  'content/services/y.md',
  '---\ntitle: Y\nfaqs:\n  - q: Who?\n    a: Us.\n---\n',
);
const unasked = file('content/services/z.md', '---\ntitle: Z\nfaqs: []\n---\n');
const services = file(
  'content/services.json',
  '[{ "title": "Films", "faqs": [{ "q": "Why?", "a": "So." }] }, { "title": "Ads" }]',
);
const clients = file('content/clients.json', '[{ "name": "Calm", "logo": { "file": "a.svg" } }]');

const questions = [
  'content/services.json: Films, Questions and answers: ',
  'content/services/y.md: Questions and answers: ',
];
const names: [words: string, places: string[]][] = [
  ['FAQ', questions],
  ['FAQs', questions],
  ['Q&A', questions],
  ['questions', questions],
  ['menus', ['content/navigation.json: Top menu: ']],
  ['logos', ['content/clients.json: Calm, Logo: ']],
];

test.each(names)('a search for %s finds the parts that people call so', (words, places) => {
  const all = [menus, asking, unasked, services, clients];
  expect(found(words, false, all).places.map(shown)).toEqual(places);
});

test('a list that is found by its name says what is in it', () => {
  const [place] = found('faq', false, [asking]).places;
  expect(place).toMatchObject({ before: '', found: '', after: 'Who?' });
});

const meant: [words: string, isWhole: boolean, meant: string[]][] = [
  ['telehpone', false, ['telephone']],
  ['opning hours', false, ['opening hours']],
  ['peopl', true, ['people']],
  ['strapline', true, ['tagline']],
  ['zzzz hours', false, []],
  ['six', false, []],
];

test.each(meant)('a search for %s that finds nothing offers what is like it', (...is) => {
  const [words, isWhole, meant] = is;
  expect(found(words, isWhole).meant).toEqual(meant);
});

test('whole words are no parts of other words', () => {
  expect(found('peopl').count).toBe(3);
  expect(found('peopl', true).count).toBe(0);
});

const figures: [searched: string, found: string[]][] = [
  ['350', ['350', '350', '350', '350']],
  ['1,350', ['1,350']],
  ['£1000', ['£1,000', '£1000']],
  ['1,000', ['1,000', '1000']],
  ['9.30', ['9.30']],
];

test.each(figures)('a search for the number %s finds whole figures only', (searched, places) => {
  const text = `---
title: A
---

Ring 0191 350 1234: £1,350, 35,000, 3500, £350k, 350.5 and 2019 350, or 350. In 350am from 9.30.
£1,000 and £1000, not £11,000 or £1,000,000.
`;
  for (const isWhole of [false, true]) {
    const all = found(searched, isWhole, [file(article, text)]).places;
    const within = isWhole && searched === '350' ? places.slice(1) : places;
    expect(all.map(({ found }) => found)).toEqual(within);
  }
  expect(matches('350', 'From £1,350')).toBe(false);
});

test('a file is found as it was last saved, and one that is deleted is not', () => {
  const next = [file(article, body.replace('0191 498 0123', '0191 498 0999'))];
  const { places } = found('0191', false, next);
  expect(places.map(({ after }) => after.slice(0, 9))).toEqual([' 498 0999']);
});

test('a file whose fields cannot be read is found by its lines', () => {
  const broken = [file(article, '---\ntitle: "One\n---\n\nTwo\n')];
  const lines = (words: string) => found(words, false, broken).places.map(({ line }) => line);
  expect([...lines('one'), ...lines('two')]).toEqual([2, 5]);
});

test('what is found everywhere is counted, and the first 200 places are listed', () => {
  const all = readContent(fixtureRoot);
  const { places, count } = found('the', true, all);
  expect(places).toHaveLength(200);
  expect(count).toBeGreaterThan(1000);
});

/** As the desk asks for it, with all places ticked. */
function replaced(searched: string, words: string): Record<string, string> {
  const places = found(searched).places.flatMap((one): Replacement[] =>
    one.at === undefined
      ? []
      : [{ ...one, at: one.at, words: asFound(one.found, searched, words) }],
  );
  return Object.fromEntries(replacedWords(savedTexts(files), places));
}

test('words are replaced in fields and texts, and every other byte stays', () => {
  expect(replaced('six', 'seven')).toEqual({
    [article]: body.replaceAll('six', 'seven').replace('Six', 'Seven'),
  });
  expect(replaced('0191 498 0123', '0191 498 0999')).toEqual({
    [article]: body.replace('0123', '0999'),
    [settings]: '{ "telephone": "0191 498 0999", "openingHours": [], "people": [1,2,3,4,5,6] }',
  });
});

test('a number stays one, however the new one is written', () => {
  expect(replaced('1000', '1,200')[prices]).toBe(
    '{ "retainer": [{ "name": "One account", "price": 1200 }] }',
  );
});

const sums: [searched: string, words: string, title: string, price: number][] = [
  ['£1,000', '£1,100', '£1,100', 1100],
  ['£1,000', '1100', '£1,100', 1100],
  ['1000', '1100', '£1,100', 1100],
  ['£1000', '£950', '£950', 950],
];

test.each(sums)('where %s becomes %s, each number keeps its form', (...is) => {
  const [searched, words, title, price] = is;
  const all = replaced(searched, words);
  expect(all[article]).toContain(`title: What ${title} buys`);
  expect(all[prices]).toContain(`"price": ${price} `);
});

test('a value is found where a fact says it, and in the fields that the fact is made from', () => {
  const all = readContent(fixtureRoot);
  const written = file(article, '---\ntitle: "From {{ small-retainer }}"\n---\n\nWords.\n');
  const places = (words: string) => found(words, true, [...all, written]).places;
  const { taken, count } = found('£1k', true, all);
  expect(found('£1k', true, [...all, written])).toMatchObject({
    taken: taken.map(({ says, count }) => ({ says, count: count + 1 })),
    count: count + 1,
  });
  const own = places('from £1k').filter((one) => one.file === article);
  expect(own).toMatchObject([{ label: 'Title', found: 'From £1k', isFact: true }]);
  const behind = places('from £1k').filter((one) => one.file === prices);
  expect(behind.map(shown)).toEqual([`${prices}: Sizes, One service, Price: `]);
  expect(taken).toHaveLength(1);
  expect(found('no such words', true, all).taken).toEqual([]);
});

test('what says another fact of the same value is no place left behind', () => {
  const text = `---
title: A
---

Call it £1,000. Ads start at {{ minimum-ads }}, and {{ minimum-ads }} is enough.
Read £1,000 as £1,200.
`;
  const before = readContent(fixtureRoot);
  const now = before.map((one) =>
    one.path === prices
      ? file(prices, String(one.bytes).replace('"price": 1000', '"price": 1150'))
      : one,
  );
  const all = [...now, file(article, text)];
  const old = { path: prices, at: ['retainer', 0, 'price'], words: '£1,000' };
  const { places } = found('£1,000', true, all);
  const own = places.filter((one) => one.file === article || one.doubt === 'fact');
  expect(own.map(({ label, doubt, says }) => [label, doubt, says])).toEqual([
    ['Minimum for ads', 'fact', 'Minimum for ads'],
    ['Text', undefined, undefined],
    ['Text', 'sum', undefined],
    ['Text', undefined, 'Minimum for ads'],
    ['Text', undefined, 'Minimum for ads'],
  ]);
  const count = places.filter(({ at, says }) => at !== undefined && !says).length;
  const others = found('£1,000', true, all).taken;
  expect(others.map(({ says }) => says)).toEqual(['Minimum for ads']);
  expect(leftWords(all, [old])).toEqual([{ ...old, count, others }]);
});

test('a sum is found where it is read, with every price and figure that it is made from', () => {
  const all = readContent(fixtureRoot);
  const facts = file(article, '---\ntitle: A\n---\n\nIn all {{ smallest-month }}.\n');
  const { places } = found('£2,000', true, [...all, facts]);
  const behind = places.filter((one) => one.file === prices).map(({ label }) => label);
  expect(behind).toEqual([
    'Sizes, One service, Price',
    'Minimum for ads',
    'Sizes, Two services together, Price',
  ]);
  expect(places.find((one) => one.file === article)).toMatchObject({
    before: 'In all ',
    found: '£2,000',
    after: '.',
  });
});

test('addresses, short names and names of facts are found, and marked as no words', () => {
  const text = `---
title: Calm
category: Calm
author: calm
---

Calm, see [calm](/calm#calm) and {{ calm }}.
`;
  const clients = '[{ "name": "Calm", "site": "https://calm.example/" }]';
  const { places } = found('calm', false, [
    file(article, text),
    file('content/clients.json', clients),
  ]);
  expect(places.filter(({ isCode }) => !isCode).map(({ label }) => label)).toEqual([
    'Calm, Name',
    'Title',
    'Text',
    'Text',
  ]);
  expect(places).toHaveLength(10);
});

test('a fact that is found by its name is shown as its words, and not replaced', () => {
  const facts = readContent(fixtureRoot);
  const text = '---\ntitle: A\n---\n\nCall {{ telephone }} now.\n';
  const { places } = found('telephone', false, [...facts, file('content/insights/zz.md', text)]);
  const own = places.filter(({ file }) => file === 'content/insights/zz.md');
  expect(own).toMatchObject([
    { before: 'Call ', found: expect.stringMatching(/^\d+\u00a0/), after: ' now.', isFact: true },
  ]);
});

test('the words around a place are shown without the signs of Markdown', () => {
  const text = `---
title: A
---

## What a **kettle** costs

| Item | A kettle |
|---|---|
| In [our shop](/shop) | the [kettle](/kettle) is £20 |
| Kettle | £20 |

A kettle - not a pan - is 4 * £5 = £20.
`;
  const { places } = found('kettle', false, [file('content/insights/zz.md', text)]);
  const lines = places
    .filter(({ isCode }) => !isCode)
    .map(({ before, found, after }) => before + found + after);
  expect(lines).toEqual([
    'What a kettle costs',
    'Item · A kettle',
    'In our shop · the kettle is £20',
    'Kettle · £20',
    'A kettle - not a pan - is 4 * £5 = £20.',
  ]);
});

test('an address that is found follows the words of its link', () => {
  const text = '---\ntitle: A\n---\n\nSee **all** of [our shop](/kettle-shop#new) first.\n';
  const { places } = found('shop#', false, [file('content/insights/zz.md', text)]);
  expect(places).toMatchObject([
    { before: 'See all of our shop (/kettle-', found: 'shop#', after: 'new) first.', isCode: true },
  ]);
});

test('a field’s own signs are shown as they are', () => {
  const text = '---\ntitle: A\nmetaTitle: "Kettles | A shop"\n---\n';
  const { places } = found('kettles', false, [file('content/insights/zz.md', text)]);
  expect(places).toMatchObject([{ before: '', found: 'Kettles', after: ' | A shop' }]);
});

test('words that have changed since the search are not replaced', () => {
  const [place] = found('six').places;
  const asked = { ...place, at: 0, words: 'seven' } as Replacement;
  expect(() => replacedWords(savedTexts(files), [asked])).toThrow('has changed since');
});

const page = 'content/pages/contact.md';
const linked = [
  ...files,
  file(page, '---\ntitle: Call £9,000\n---\n'),
  file('content/insights/y.md', '---\ntitle: Y\n---\n\n[Call £9,000](/contact).\n'),
];
const left = (path: string, from: string, to: string, saved = from) => {
  const published = String(linked.find((one) => one.path === path)?.bytes);
  const changed = file(path, published.replace(from, to));
  const now = linked.map((one) => (one.path === path ? changed : one));
  const [old, seen] = [published.replace(from, saved), published];
  const facts = oldFacts(now, path, fieldsIn(path, old), fieldsIn(path, seen));
  return leftWords(now, facts).map(({ words, count }) => {
    expect(search(now, { words, isWhole: true }).count).toBe(count);
    return { words, count };
  });
};

const facts: [path: string, from: string, to: string, left: object[]][] = [
  [settings, '0123', '0999', [{ words: '0191 498 0123', count: 1 }]],
  [settings, '5,6', '5,6,7', [{ words: 'six people', count: 2 }]],
  [prices, '1000', '1200', [{ words: '£1,000', count: 1 }]],
  [prices, 'One account', 'An account', []],
  [article, 'Costs', 'Money', []],
  [article, 'six people', 'seven people', []],
  // Its own title, that a link has, and a longer name are right.
  [page, 'Call £9,000', 'Call us', []],
  [settings, '"0191 498 0123"', '"0191 498 0123, ext. 2"', []],
];

test.each(facts)('in %s, "%s" that became "%s" leaves its other places behind', (...is) => {
  const [path, from, to, places] = is;
  expect(left(path, from, to)).toEqual(places);
});

test('what was saved and not published leaves nothing behind', () => {
  expect(left(settings, '0191 498 0123', '0191 498 0999', '9,000')).toEqual([
    { words: '0191 498 0123', count: 1 },
  ]);
  expect(left(settings, '0191 498 0123', '0191 498 0123', '9,000')).toEqual([]);
});

test('a replacement has a capital letter where only the words that were found have one', () => {
  expect(asFound('Six people', 'six people', 'a team')).toBe('A team');
  expect(asFound('six people', 'six people', 'a team')).toBe('a team');
  expect(asFound('Vanity Metrics', 'vanity metrics', 'vain numbers')).toBe('Vain Numbers');
  expect(asFound('VANITY METRICS', 'vanity metrics', 'vain numbers')).toBe('VAIN NUMBERS');
  expect(asFound('UK', 'uk', 'our country')).toBe('Our country');
  expect(asFound('Staithe', 'Staithe', 'tide')).toBe('tide');
});

test('a title has words in any order, case and accent, and parts of them', () => {
  expect(matches('reel insta', 'Instagram Reels That Convert')).toBe(true);
  expect(matches("what's cafe", 'What’s a Café?')).toBe(true);
  expect(matches('reels tiktok', 'Instagram Reels')).toBe(false);
  expect(plain('Soft\u00adened')).toBe('softened');
});
