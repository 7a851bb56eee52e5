import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFacts } from '../audit/page-facts.ts';
import type { BuildOptions } from '../build-options.ts';
import { readContent } from '../content/reader.ts';
import { defineKind } from '../content/tables.ts';
import { formatProblem } from '../kernel/problem.ts';
import { noteFile, TinyPlace } from '../tiny-site/tiny-place.ts';
import { tinyFolder, tinySite } from '../tiny-site/tiny-site.tsx';
import { loadSite } from './load-site.ts';
import type { PlannedSite } from './planned-site.ts';
import { vanished } from './vanished.ts';

const place = new TinyPlace();
afterAll(() => place.delete());

async function warned(folders: Partial<BuildOptions> = {}): Promise<string[]> {
  const { warnings } = await place.build({ ...folders, plain: true });
  return warnings.map(formatProblem);
}

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const bodyOf = (title: string) =>
  ['First', 'Then', 'At last'].map((word) => `## ${word} ${title}\n\nWords.`).join('\n\n');

beforeAll(() => {
  for (const title of titles) {
    place.put(`notes/${title.toLowerCase()}.md`, noteFile(title, '', bodyOf(title)));
  }
  place.change('notes/two.md', 'date:', 'aliases: [/long-ago]\ndate:');
  place.change('notes/second.md', 'aliases: [/notes/two]\n', '');
  place.put(
    'redirects.json',
    '[{ "from": "/diary", "to": "/" }, { "from": "/shop.html", "to": "/notes/first" }]',
  );
});

test('a first build has nothing to say about former addresses', async () => {
  expect(await warned()).toEqual([]);
  expect(await warned()).toEqual([]);
});

test('each address that is gone is reported once, with the line that leads visitors on', async () => {
  place.rename('notes/one.md', 'notes/number-1.md');
  place.rename('notes/two.md', 'notes/number-2.md');
  // Another title and another description: its headings are the same.
  place.rename('notes/three.md', 'notes/number-3.md');
  place.change('notes/number-3.md', 'title: Three', 'title: Number 3');
  place.change('notes/number-3.md', 'Nobody says', 'No one says');
  place.change('notes/four.md', 'date:', 'draft: true\ndate:');
  place.change('notes/five.md', '2026-03-01', '2026-11-24');
  place.remove('notes/six.md');
  place.put('redirects.json', '[]');
  expect((await warned()).sort()).toEqual([
    'content/notes/five.md was published at /notes/five by the last build and is gone now: it is held back until 24 November 2026. If that is not meant, give it its old date again.',
    'content/notes/four.md was published at /notes/four by the last build and is gone now: it is held back as a draft. If visitors should be led elsewhere meanwhile, add this line to content/redirects.json: { "from": "/notes/four", "to": "/…" }',
    'content/notes/number-1.md is at /notes/number-1 now, and the last build had it at /notes/one. To lead visitors from there, add this line to its front matter: aliases: [/notes/one]',
    'content/notes/number-2.md is at /notes/number-2 now, and the last build had it at /notes/two. To lead visitors from there, make this of the line in its front matter: aliases: [/long-ago, /notes/two]',
    'content/notes/number-3.md is at /notes/number-3 now, and the last build had it at /notes/three. To lead visitors from there, add this line to its front matter: aliases: [/notes/three]',
    'content/redirects.json The last build had a page at /notes/six, and this one has none. To lead visitors from there to another page, add this line: { "from": "/notes/six", "to": "/…" }',
    'content/redirects.json The last build led visitors from /diary to /, and this one does not. If that is not meant, add this line: { "from": "/diary", "to": "/" }',
    'content/redirects.json The last build led visitors from /shop.html to /notes/first, and this one does not. If that is not meant, add this line: { "from": "/shop.html", "to": "/notes/first" }',
  ]);
  expect(await warned()).toEqual([]);
});

test('nothing is known of a folder that no build has written to', async () => {
  place.remove('notes/number-1.md');
  expect(await warned({ out: join(place.folder, 'fresh') })).toEqual([]);
  // The list of what is there lies in the folder, so the cache may go.
  const said = await warned({ cache: join(place.folder, 'another-cache') });
  expect(said).toEqual([expect.stringContaining('"from": "/notes/number-1", "to": "/…"')]);
});

test('the second page of a list that has become short is not reported, since it comes and goes', () => {
  const paths = (count: (list: string) => number) =>
    Array.from({ length: Math.floor(count('notes') / 10) }, (_, at) => `/notes/page/${at + 2}`);
  const content = '<!doctype html><title>Notes</title><main><h1>Notes</h1></main>';
  const gone = ['notes/page/2', 'notes/zero'].map((path) => {
    return { path: `${path}/index.html`, content };
  });
  const kinds = { ...tinySite.kinds, archive: defineKind({ paths, routes: () => [] }) };
  const said = vanished({ gone, added: [] }, [], {
    ...{ definition: { kinds }, frame: { facts: () => pageFacts('shared.html', '') } },
    site: loadSite(tinySite, readContent(tinyFolder)),
  } as unknown as PlannedSite);
  expect(said.map(formatProblem)).toEqual([
    expect.stringContaining('The last build had a page at /notes/zero, and this one has none.'),
  ]);
});
