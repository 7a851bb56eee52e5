import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import type { BuildOptions, BuildReport } from '../../engine/build-options.ts';
import { formatProblem } from '../../engine/kernel/problem.ts';
import { ownershipFile } from '../../engine/output/ownership.ts';
import { site as definition } from '../../site/site.ts';
import { articleFile } from '../fixtures/many-articles.ts';
import { contents, differing } from './folder-contents.ts';
import { workplace } from './workplace.ts';

const base = mkdtempSync(join(tmpdir(), 'held-'));
afterAll(() => rmSync(base, { recursive: true }));

const place = workplace(base, () => 0);

/** Builds the place as it is now. */
function built(out: string, options: Partial<BuildOptions> = {}): Promise<BuildReport> {
  const folders = { root: place.root, out: join(base, out), cache: join(base, 'cache') };
  return build(definition, { ...folders, ...place.options, plain: true, ...options });
}

const site = (out: string) => contents(join(base, out));

function put(path: string, text: string): void {
  writeFileSync(join(place.root, 'content', path), text);
}

const excerpt =
  'An article that waits for its day, so that nobody may find a trace of it before then.';
const scheduled = { title: 'Ready for Tuesday', category: 'Sports', date: '2026-11-24', excerpt };
const later = { title: 'After that one', category: 'Sports', date: '2026-12-01', excerpt };
const body = 'See [the one before](/insights/ready-for-tuesday).';
const address = 'insights/ready-for-tuesday/index.html';

const onLondonsClock = (time: string) => ({ date: new Date(time) });
const friday = onLondonsClock('2026-11-20T12:00:00Z');

await built('without', friday);
const unfinished = 'title: "Half an idea\ndraft: true\naliases: [/work]';
put('insights/tuesday.md', articleFile(scheduled));
put('insights/later.md', articleFile({ ...later, excerpt: `${excerpt} So`, body }));
put('insights/broken.md', `---\n${unfinished}\n---\n\nSee [nothing](/nowhere).\n`);
const draft = articleFile({ ...later, title: 'Reels', excerpt: `${excerpt} Too` });
const wishes = 'draft: true\naliases: [/old-reels, /work]\nfeatured: true';
put('insights/draft.md', draft.replace('featured: false', wishes));
put('locations/whitby.md', '---\ndraft: true\ntitle: Whitby\n---\n');

test('what is held back leaves no trace in the site', async () => {
  await built('with', friday);
  expect(differing(site('without'), site('with'))).toEqual([]);
});

test('the report lists what is held back, and what drafts still lack as warnings', async () => {
  const { held, warnings } = await built('with', friday);
  expect(held.map(({ file, path, why, until }) => [file, path, why, until])).toEqual([
    ['content/insights/broken.md', '/insights/half-an-idea', 'draft', undefined],
    ['content/insights/draft.md', '/insights/reels', 'draft', undefined],
    ['content/insights/later.md', '/insights/after-that-one', 'date', '2026-12-01'],
    ['content/insights/tuesday.md', '/insights/ready-for-tuesday', 'date', '2026-11-24'],
    ['content/locations/whitby.md', '/whitby', 'draft', undefined],
  ]);
  const said = warnings.map(formatProblem);
  expect(said).toEqual([
    'content/insights/broken.md:2:8 (draft, before it can be published) opens a value with " and does not close it. Put a " at its end. There is one more problem.',
    'content/insights/draft.md:8 (draft, before it can be published) "/work" is a page of the site today, so it cannot be a former address too. Delete one of the two.',
    'content/locations/whitby.md (draft, before it can be published) has no text. Write it under the line of --- that closes the fields. There are 10 more problems.',
  ]);
});

test('an article goes live at midnight in London, and a new day with nothing new writes nothing', async () => {
  await built('with', onLondonsClock('2026-11-20T12:00:00Z'));
  const sunday = await built('with', onLondonsClock('2026-11-22T12:00:00Z'));
  expect(sunday).toMatchObject({ written: 0, deleted: 0 });
  const monday = await built('with', onLondonsClock('2026-11-23T23:59:59Z'));
  expect(monday).toMatchObject({ written: 0, deleted: 0 });
  const before = site('with');
  const tuesday = await built('with', onLondonsClock('2026-11-24T00:00:00Z'));
  expect(tuesday.held).toHaveLength(4);
  const changed = differing(before, site('with'));
  expect(changed).toEqual(expect.arrayContaining([address, 'feed.xml', 'sitemap.xml']));
  // Its own page, the list, and the three beside it.
  const pages = changed.filter((path) => path.endsWith('.html'));
  expect(pages.length, pages.join()).toBeLessThanOrEqual(6);
  await built('cold', {
    ...onLondonsClock('2026-11-24T00:00:00Z'),
    cache: join(base, 'another-cache'),
  });
  for (const [path, content] of site('cold')) {
    if (path !== ownershipFile) expect(site('with').get(path), path).toEqual(content);
  }
});

test('the live server may show what is held back as if it were published', async () => {
  const { held } = await built('shown', { ...friday, showHeld: true });
  const shown = site('shown');
  expect([...shown.keys()]).toContain(address);
  expect(String(shown.get('insights/index.html'))).toContain('Ready for Tuesday');
  expect(held).toHaveLength(5);
  // Fields are missing there: nothing could show them.
  expect([...shown.keys()]).not.toContain('whitby/index.html');
});
