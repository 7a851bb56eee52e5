import { expect, test } from 'vitest';
import { findings, pieces, withSuggestion } from './findings.ts';

const reported = (text: string) =>
  findings({ file: 'x.md', line: 1, text }).map((one) => withSuggestion(one).message);

const long = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

const flagged: [text: string, message: string][] = [
  ['We elevate your brand.', '"elevate" says nothing of its own.'],
  ['Sales were boosted in June.', '"boosted" says nothing of its own.'],
  ['Join us on your journey.', '"your journey" says nothing of its own.'],
  ['## A game-changer for cafés', '"game-changer" says nothing of its own.'],
  ['| Robust | Cheap |\n|---|---|\n| 1 | 2 |', '"Robust" says nothing of its own.'],
  ['> A **seamless** handover.', '"seamless" says nothing of its own.'],
  ['- Tailored plans', '"Tailored" is for the Tailored Proposal alone.'],
  ['In today’s fast-paced world, people scroll.', 'opens nothing.'],
  ['It is not just fast but cheap.', 'is a habit. Say the second thing alone.'],
  ['Whether you’re a café or a bank, we help.', 'speaks to nobody.'],
  ['We are the best agency in the North.', '"the best" is a superlative without evidence.'],
  ['An award-winning team.', '"award-winning" is a superlative without evidence.'],
  ['Work with a top-tier agency.', '"top-tier" is a superlative without evidence.'],
  ['Pick a color.', '"color" is spelt the American way.'],
  ['We organize filming in the *center* of town.', '"organize" is spelt the American way.'],
  ['They recieved teh plan.', '"recieved" is in no dictionary. Did you mean "received"?'],
  ['They recieved teh plan.', '"teh" is in no dictionary.'],
  ['A shop in sunderland.', '"sunderland" is in no dictionary. Did you mean "Sunderland"?'],
  ['Book now!', 'An exclamation mark.'],
  ['One desk — and a kettle.', 'A dash between words.'],
  [long(36), 'A sentence of 36 words.'],
  [`Short one. ${long(36)} Short again.`, 'A sentence of 36 words.'],
  ['> [!TIP]\n> Make it pop!', 'An exclamation mark.'],
  ['```chart Robust months\n| A | B |\n|---|---|\n| C | 1 |\n```', '"Robust" says nothing'],
  ['Look [here](/work).', '"here" says nothing of where the link goes.'],
  ['Look [**here**](/work).', '"here" says nothing of where the link goes.'],
  ['## What **we don’t** [do](/work)', '"What we don’t do" is a habit.'],
  ['[Click here](/work) for prices.', '"Click here" says nothing'],
  ['[Read more](/insights)', '"Read more" says nothing'],
  ['The e-mail arrived.', '"e-mail" is a habit. Write email.'],
  ['It is mended.', '"mended" is a habit. Write fix.'],
  ['The dearest ads.', '"dearest" is a habit.'],
  ['By telephone.', '"telephone" is a habit.'],
  ['Look among the posts.', '"Look among" is a habit.'],
  ['The breathing is the point.', '"is the point." is a habit.'],
  ['## What we don’t do', '"What we don’t do" is a habit. Write what you do.'],
  ['Nobody called.', '"Nobody" is a habit. Write you, a name, or who.'],
];

test.each(flagged)('%j is reported: %j', (text, message) => {
  expect(reported(text).join('\n')).toContain(message);
});

const clean: string[] = [
  '![A full café on a Monday](cafe.jpg)',
  'The lift has been out since Tuesday.',
  'A train journey of 55 minutes along a flat landscape.',
  'Then you get a Tailored Proposal.',
  'It is not just us.',
  'We ask whether you’re open on Sundays.',
  'Calm Dog filled 96% of its places, the best run of the six.',
  'Wind at the top of the cliff, and one maternity top.',
  'It’s leading to the harbour.',
  'Put your best shirt on.',
  'We organise a programme in the centre, in grey weather.',
  'A draft, a kerb, a cheque, and the Riverside Center by its own name.',
  'Nell called Houghton-le-Spring, and the Aspect fitters’ van wasn’t there.',
  'The videographer’s lurcher, two thirteen-year-olds and a café at hello@pier.example.',
  '# Oops! Page not found',
  'The string of a wedding spring.',
  'We emailed an amendment.',
  'Call {{ telephone }}.',
  'We don’t film weddings.',
  'Open 9–5, Monday–Friday, for £1k–£3k.',
  long(35),
  `${long(20)} ${long(20)}`,
  `- ${long(20)}\n- ${long(20)}`,
  'The [Calm Dog project](/projects/calm-dog) is here.',
  'See [what readers asked more about](/insights).',
  '> [!NOTE]\n> The lift is out.',
  '> [!PLATE red]\n> ~~The lift~~',
  '> The lift is out.\n> — Nell, founder',
  '```js\nconst color = "leverage!"; // seamless\n```',
];

test.each(clean)('%j is accepted', (text) => {
  expect(reported(text)).toEqual([]);
});

const encode = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

test('a finding names the line in the file, for fields and for text', () => {
  const text = '---\ntitle: A plan\nintro: We delve in\n---\n\nFine.\n\nOne\ngray day!\n';
  const found = pieces(encode('x.md', text)).flatMap(findings);
  expect(found.map(({ line, message }) => `${line} ${message.split(' ')[0]}`)).toEqual([
    '3 "delve"',
    '8 An',
    '8 "gray"',
  ]);
});

test('the text in JSON files is checked too, but not ids and addresses', () => {
  const text = '[\n{ "id": "x-y",\n"href": "/a",\n"faqs": [{ "q": "How much?" }] }\n]';
  const field = [0, 'faqs', 0, 'q'];
  expect(pieces(encode('x.json', text))).toEqual([
    { file: 'x.json', line: 4, text: 'How much?', field },
  ]);
});

test('a word of a thousand letters is reported at once', () => {
  expect(reported('lorem'.repeat(200))).toEqual([expect.stringMatching(/" is in no dictionary.$/)]);
});
