import { expect, test } from 'vitest';
import { made } from './open-file.ts';

const path = 'content/insights/tides.md';
const written = `---
# Read at every tide.
title: 'Tides'
date: 2026-01-02
address: high-tide
excerpt: It comes in.
aliases: [/insights/ebb]
updated: 2026-01-09
---

It goes out.
`;
const files = [{ path, bytes: Buffer.from(written) }];
const copy = (title: string, copied = path) =>
  made({ what: 'article', title, copied }, files, () => null, '2026-11-28');

test('a copy of a page is a draft of today with its words, under its own title and address', () => {
  expect(copy('Neap tides')).toMatchObject({
    path: 'content/insights/neap-tides.md',
    digest: null,
    text: `---
# Read at every tide.
title: 'Neap tides'
date: 2026-11-28
excerpt: It comes in.
draft: true
---

It goes out.
`,
  });
});

test('a copy takes no address that a page has or had, and copies no other kind', () => {
  expect(() => copy('High tide')).toThrow('has the address /insights/high-tide');
  expect(() => copy('Ebb')).toThrow('has /insights/ebb as a former address');
  expect(() => copy('Neap tides', 'content/insights/gone.md')).toThrow('is not there any more');
  expect(() => copy('Neap tides', 'content/site.json')).toThrow('is not there any more');
});
