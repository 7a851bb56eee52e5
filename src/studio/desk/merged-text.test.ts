import { expect, test } from 'vitest';
import type { MergeConflict, Side } from './desk-messages.ts';
import { mergedText } from './merged-text.ts';

const page = 'content/pages/about.md';
const clients = 'content/clients.json';
const base = `---
title: About
# A comment
description: "Six people"
draft: true
---

One.

Two.

Three.
`;
type Pair = [from: string, to: string];
const changed = (...pairs: Pair[]) =>
  pairs.reduce((text, [from, to]) => text.replace(from, to), base);

const pages: [what: string, ours: Pair[], theirs: Pair[]][] = [
  [
    'different fields, with their comments',
    [['About', 'Ours']],
    [
      ['# A comment', '# Another'],
      ['"Six people"', "'Seven'"],
    ],
  ],
  ['fields on lines that touch', [['"Six people"', '"Seven"']], [['draft: true\n', '']]],
  ['different paragraphs', [['One.', 'Ours.']], [['Three.', 'Theirs.\n\nFour.']]],
  ['the same change', [['One.', '1']], [['One.', '1']]],
];

test.each(pages)('%s of a page merge by themselves', (_, ours, theirs) => {
  const three = { base, ours: changed(...ours), theirs: changed(...theirs) };
  const text = changed(...ours, ...theirs);
  expect(mergedText(page, three, [])).toEqual({ text, conflicts: [] });
});

const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, line: 'x', town: 'y' }));
const lists: [
  what: string,
  base: unknown[],
  ours: unknown[],
  theirs: unknown[],
  both: unknown[],
][] = [
  [
    'different fields of one client, beside a new one of each',
    [a],
    [{ ...a, line: 'ours' }, b],
    [{ ...a, town: 'theirs' }, c],
    [{ ...a, line: 'ours', town: 'theirs' }, c, b],
  ],
  [
    'an item that one removed and one moved',
    ['a', 'b', 'c', 'd'],
    ['b', 'c', 'd'],
    ['a', 'b', 'd', 'c'],
    ['b', 'd', 'c'],
  ],
  ['figures of which some are alike', [1, 4, 4, 3], [2, 4, 4, 3], [1, 4, 4, 5], [2, 4, 4, 5]],
];
const merged = (base: unknown[], ours: unknown[], theirs: unknown[], choices: Side[] = []) => {
  const [before, own, other] = [base, ours, theirs].map((one) => `${JSON.stringify(one)}\n`);
  const three = { base: before ?? '', ours: own ?? '', theirs: other ?? '' };
  const { text, conflicts } = mergedText(clients, three, choices);
  return { list: JSON.parse(text), conflicts };
};

test.each(lists)('%s merge by themselves', (_, base, ours, theirs, both) => {
  expect(merged(base, ours, theirs)).toEqual({ list: both, conflicts: [] });
});

test('of what both changed, the side that is chosen is taken, and all else of both', () => {
  const ours = changed(['About', 'Ours'], ['One.', 'Our one.'], ['Three.', 'Our three.']);
  const theirs = changed(['About', 'Theirs'], ['One.', 'Their one.'], ['"Six people"', '"Ten"']);
  const conflicts: MergeConflict[] = [
    { type: 'field', at: ['title'], ours: 'Ours', theirs: 'Theirs' },
    { type: 'text', ours: 'Our one.', theirs: 'Their one.', both: 'Our one.\n\nTheir one.' },
  ];
  const chosen = (...choices: Side[]) => {
    const found = mergedText(page, { base, ours, theirs }, choices);
    expect(found.conflicts).toEqual(conflicts);
    return found.text;
  };
  const all = changed(['"Six people"', '"Ten"'], ['Three.', 'Our three.']);
  const with_ = (title: string, one: string) => all.replace('About', title).replace('One.', one);
  expect(chosen()).toBe(with_('Theirs', 'Their one.'));
  expect(chosen('ours', 'theirs')).toBe(with_('Ours', 'Their one.'));
  expect(chosen('theirs', 'ours')).toBe(with_('Theirs', 'Our one.'));
  expect(chosen('ours', 'both')).toBe(with_('Ours', 'Our one.\n\nTheir one.'));
});

test('each place of a text has a choice of its own, and items of a list stay together', () => {
  const ours = changed(['One.', '- Our one'], ['Three.', 'Our three.']);
  const theirs = changed(['One.', '- Their one'], ['Three.', 'Their three.']);
  expect(mergedText(page, { base, ours, theirs }, ['both', 'ours'])).toEqual({
    text: changed(['One.', '- Our one\n- Their one'], ['Three.', 'Our three.']),
    conflicts: [
      { type: 'text', ours: '- Our one', theirs: '- Their one', both: '- Our one\n- Their one' },
      {
        type: 'text',
        ours: 'Our three.',
        theirs: 'Their three.',
        both: 'Our three.\n\nTheir three.',
      },
    ],
  });
});

const paragraph = 'We open at ten. Ask for Nell. The kettle is on.';
const shared: [what: string, ours: string, theirs: string, both: string][] = [
  [
    'a sentence that both have changed',
    'We open at nine. Ask for Nell. The kettle is on.',
    'We open at eight. Ask for Nell. The kettle is on.',
    'We open at nine. We open at eight. Ask for Nell. The kettle is on.',
  ],
  [
    'a sentence that each has changed, and one more',
    'We open at nine. Ask for Nell. The kettle is on. Come in.',
    'We open at ten. Ask for Tom. The kettle is on.',
    'We open at nine. Ask for Tom. The kettle is on. Come in.',
  ],
  [
    'a new paragraph of each',
    `${paragraph}\n\nOurs.`,
    `${paragraph}\n\nTheirs.`,
    `${paragraph}\n\nOurs.\n\nTheirs.`,
  ],
  [
    'a line of a list',
    '- One\n- Ours\n- Two',
    '- One\n- Two\n- Theirs',
    '- One\n- Ours\n- Two\n- Theirs',
  ],
];

test.each(shared)('both of %s have once what they share', (_, ours, theirs, both) => {
  const before = changed(['One.', paragraph]);
  const now = (text: string) => before.replace(paragraph, text);
  const three = { base: before, ours: now(ours), theirs: now(theirs) };
  expect(mergedText(page, three, ['both']).text).toBe(now(both));
});

test.each([
  ['changed and removed one', [a, b], [{ ...a, line: 'ours' }], [b]],
  ['moved all', ['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a']],
])('a list of which two people %s is chosen as a whole', (_, base, ours, theirs) => {
  const { list, conflicts } = merged(base, ours, theirs, ['ours']);
  expect(conflicts).toMatchObject([{ type: 'field', at: [] }]);
  expect(list).toEqual(ours);
});

test('fields that cannot be read are chosen with all of the file', () => {
  const ours = base.replace('title:', 'title: "');
  const theirs = changed(['One.', 'Theirs.']);
  const found = mergedText(page, { base, ours, theirs }, ['ours']);
  expect(found).toEqual({ text: ours, conflicts: [{ type: 'text', ours, theirs }] });
});
