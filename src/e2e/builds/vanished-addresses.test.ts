import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { formatProblem } from '../../engine/kernel/problem.ts';
import { site as definition } from '../../site/site.ts';
import { articleFile } from '../fixtures/many-articles.ts';
import { workplace } from './workplace.ts';

const base = mkdtempSync(join(tmpdir(), 'vanished-'));
afterAll(() => rmSync(base, { recursive: true }));

const place = workplace(base, () => 0);
const folders = { cache: join(base, 'cache'), out: place.out };

/** What a build warns of. */
async function warned(into = folders): Promise<string[]> {
  const { warnings } = await build(definition, {
    root: place.root,
    ...place.options,
    ...into,
    plain: true,
  });
  return warnings.map(formatProblem);
}

const file = (name: string) => join(place.root, 'content', name);
const put = (name: string, text: string) => writeFileSync(file(name), text);

function change(name: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file(name), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, name).not.toBe(text);
  put(name, changed);
}

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const bodyOf = (title: string) =>
  ['First', 'Then', 'At last'].map((word) => `## ${word} ${title}\n\nWords.`).join('\n\n');

beforeAll(async () => {
  for (const [at, title] of titles.entries()) {
    const excerpt = `An article of which nobody says anything but that its number is ${title}, and no more.`;
    const about = {
      category: 'Trades',
      date: `2025-05-0${at + 1}`,
      excerpt,
      body: bodyOf(title),
    };
    put(`insights/number-${at + 1}.md`, articleFile({ title: `Number ${title}`, ...about }));
  }
  // The last one makes a second page of the list.
  for (let at = 0; at < 12; at++) {
    const excerpt = `One of the articles that are there so that the list has a second page, number ${at} of them.`;
    const about = { category: 'Sports', date: '2024-05-01', excerpt };
    put(`insights/more-${at}.md`, articleFile({ title: `More of them ${at}`, ...about }));
  }
  change('insights/number-2.md', 'featured:', 'aliases: [/long-ago]\nfeatured:');
  put(
    'redirects.json',
    '[{ "from": "/our-work", "to": "/work" }, { "from": "/shop.html", "to": "/" }]',
  );
});

test('a first build has nothing to say about former addresses', async () => {
  expect(await warned()).toEqual([]);
  expect(await warned()).toEqual([]);
});

test('each address that is gone is reported once, with the line that leads visitors on', async () => {
  change('insights/number-1.md', 'Number One', 'Number 1');
  change('insights/number-2.md', 'Number Two', 'Number 2');
  // Another title and another excerpt: its headings are the same.
  change('insights/number-3.md', 'Number Three', 'Number 3');
  change('insights/number-3.md', 'An article of which', 'One of which');
  change('insights/number-4.md', 'featured:', 'draft: true\nfeatured:');
  change('insights/number-5.md', '2025-05-05', '2026-11-24');
  rmSync(file('insights/number-6.md'));
  for (let at = 0; at < 12; at++) rmSync(file(`insights/more-${at}.md`));
  put('redirects.json', '[]');
  const more = Array.from(
    { length: 12 },
    (_, at) =>
      `content/redirects.json The last build had a page at /insights/more-of-them-${at}, and this one has none. To lead visitors from there to another page, add this line: { "from": "/insights/more-of-them-${at}", "to": "/…" }`,
  );
  const said = await warned();
  expect(said.filter((one) => !more.includes(one)).sort()).toEqual([
    'content/insights/number-1.md is at /insights/number-1 now, and the last build had it at /insights/number-one. To lead visitors from there, add this line to its front matter: aliases: [/insights/number-one]',
    'content/insights/number-2.md is at /insights/number-2 now, and the last build had it at /insights/number-two. To lead visitors from there, make this of the line in its front matter: aliases: [/long-ago, /insights/number-two]',
    'content/insights/number-3.md is at /insights/number-3 now, and the last build had it at /insights/number-three. To lead visitors from there, add this line to its front matter: aliases: [/insights/number-three]',
    'content/insights/number-4.md was published at /insights/number-four by the last build and is gone now: it is held back as a draft. If visitors should be led elsewhere meanwhile, add this line to content/redirects.json: { "from": "/insights/number-four", "to": "/…" }',
    'content/insights/number-5.md was published at /insights/number-five by the last build and is gone now: it is held back until 24 November 2026. If that is not meant, give it its old date again.',
    'content/redirects.json The last build had a page at /insights/number-six, and this one has none. To lead visitors from there to another page, add this line: { "from": "/insights/number-six", "to": "/…" }',
    'content/redirects.json The last build led visitors from /our-work to /work, and this one does not. If that is not meant, add this line: { "from": "/our-work", "to": "/work" }',
    'content/redirects.json The last build led visitors from /shop.html to /, and this one does not. If that is not meant, add this line: { "from": "/shop.html", "to": "/" }',
  ]);
  expect(said.filter((one) => more.includes(one))).toHaveLength(12);
  expect(await warned()).toEqual([]);
});

test('nothing is known of a folder that no build has written to', async () => {
  rmSync(file('insights/number-1.md'));
  expect(await warned({ out: join(base, 'fresh'), cache: join(base, 'cache') })).toEqual([]);
  // The list of what is there lies in the folder, so the cache may go.
  const said = await warned({ out: place.out, cache: join(base, 'another-cache') });
  expect(said).toEqual([expect.stringContaining('"from": "/insights/number-1", "to": "/…"')]);
});
