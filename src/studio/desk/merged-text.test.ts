import { expect, test } from 'vitest';
import type { Clash, Side } from './desk-messages.ts';
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
const changed = (...pairs: [from: string, to: string][]) =>
  pairs.reduce((text, [from, to]) => text.replace(from, to), base);

const clean: [
  what: string,
  path: string,
  base: string,
  ours: string,
  theirs: string,
  text: string,
][] = [
  [
    'different fields, with their comments',
    page,
    base,
    changed(['About', 'Ours']),
    changed(['# A comment', '# Another'], ['"Six people"', "'Seven'"]),
    changed(['About', 'Ours'], ['# A comment', '# Another'], ['"Six people"', "'Seven'"]),
  ],
  [
    'fields on lines that touch',
    page,
    base,
    changed(['"Six people"', '"Seven"']),
    changed(['draft: true\n', '']),
    changed(['"Six people"', '"Seven"'], ['draft: true\n', '']),
  ],
  [
    'different paragraphs',
    page,
    base,
    changed(['One.', 'Ours.']),
    changed(['Three.', 'Theirs.\n\nFour.']),
    changed(['One.', 'Ours.'], ['Three.', 'Theirs.\n\nFour.']),
  ],
  [
    'the same change',
    page,
    base,
    changed(['One.', '1']),
    changed(['One.', '1']),
    changed(['One.', '1']),
  ],
  [
    'different fields of one client, beside a new one of each',
    clients,
    '[{"name":"A","line":"x","town":"y"}]\n',
    '[{"name":"A","line":"ours","town":"y"},{"name":"B","line":"b","town":"b"}]\n',
    '[{"name":"A","line":"x","town":"theirs"},{"name":"C","line":"c","town":"c"}]\n',
    '[{"name":"A","line":"ours","town":"theirs"},{"name":"C","line":"c","town":"c"},{"name":"B","line":"b","town":"b"}]\n',
  ],
  [
    'an item that one removed and one moved',
    clients,
    '["a","b","c","d"]\n',
    '["b","c","d"]\n',
    '["a","b","d","c"]\n',
    '["b","d","c"]\n',
  ],
  [
    'figures of which some are alike',
    clients,
    '[12,48,48,380]\n',
    '[13,48,48,380]\n',
    '[12,48,48,381]\n',
    '[13,48,48,381]\n',
  ],
];

test.each(clean)('%s merge by themselves', (_, path, before, ours, theirs, text) => {
  const found = mergedText(path, { base: before, ours, theirs }, []);
  expect(found.clashes).toEqual([]);
  if (path === clients) expect(JSON.parse(found.text)).toEqual(JSON.parse(text));
  else expect(found.text).toBe(text);
});

test('of what both changed, the side that is chosen is taken, and all else of both', () => {
  const ours = changed(['About', 'Ours'], ['One.', 'Our one.'], ['Three.', 'Our three.']);
  const theirs = changed(['About', 'Theirs'], ['One.', 'Their one.'], ['"Six people"', '"Ten"']);
  const clashes: Clash[] = [
    { type: 'field', at: ['title'], ours: 'Ours', theirs: 'Theirs' },
    { type: 'text', ours: 'Our one.', theirs: 'Their one.' },
  ];
  const chosen = (...choices: Side[]) => {
    const found = mergedText(page, { base, ours, theirs }, choices);
    expect(found.clashes).toEqual(clashes);
    return found.text;
  };
  const all = changed(['"Six people"', '"Ten"'], ['Three.', 'Our three.']);
  const with_ = (title: string, one: string) => all.replace('About', title).replace('One.', one);
  expect(chosen()).toBe(with_('Theirs', 'Their one.'));
  expect(chosen('ours', 'theirs')).toBe(with_('Ours', 'Their one.'));
  expect(chosen('theirs', 'ours')).toBe(with_('Theirs', 'Our one.'));
});

const lists: [what: string, ours: string, theirs: string][] = [
  ['changed and removed one', '[{"name":"A","line":"ours"}]', '[{"name":"B","line":"b"}]'],
  ['moved all', '["c","a","b"]', '["b","c","a"]'],
];

test.each(lists)('a list of which two people %s is chosen as a whole', (_, ours, theirs) => {
  const before = ours.startsWith('["')
    ? '["a","b","c"]'
    : '[{"name":"A","line":"a"},{"name":"B","line":"b"}]';
  const three = { base: before, ours, theirs };
  const found = mergedText(clients, three, ['ours']);
  expect(found.clashes).toMatchObject([{ type: 'field', at: [] }]);
  expect(JSON.parse(found.text)).toEqual(JSON.parse(ours));
});

test('fields that cannot be read are chosen with all of the file', () => {
  const ours = base.replace('title:', 'title: "');
  const theirs = changed(['One.', 'Theirs.']);
  const found = mergedText(page, { base, ours, theirs }, ['ours']);
  expect(found).toEqual({ text: ours, clashes: [{ type: 'text', ours, theirs }] });
});
