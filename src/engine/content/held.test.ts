import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BuildOptions, BuildReport } from '../build-options.ts';
import { formatProblem } from '../kernel/problem.ts';
import { ownershipFile } from '../output/ownership.ts';
import { differing } from '../tiny-site/folder-contents.ts';
import { noteFile, TinyPlace } from '../tiny-site/tiny-place.ts';

const place = new TinyPlace();
afterAll(() => place.delete());

function built(out: string, options: Partial<BuildOptions> = {}): Promise<BuildReport> {
  return place.build({ out: join(place.folder, out), plain: true, ...options });
}

const site = (out: string) => place.files(join(place.folder, out));

const address = 'notes/tuesday/index.html';
const onLondonsClock = (time: string) => ({ date: new Date(time) });
const friday = onLondonsClock('2026-11-20T12:00:00Z');

await built('without', friday);
place.put('notes/tuesday.md', noteFile('Ready for Tuesday', 'date: 2026-11-24'));
const body = 'See [the one before](/notes/tuesday).';
place.put('notes/later.md', noteFile('After that one', 'date: 2026-12-01', body));
const unfinished = 'title: "Half an idea\ndraft: true\naliases: [/home]';
place.put('notes/broken.md', `---\n${unfinished}\n---\n\nSee [nothing](/nowhere).\n`);
const wishes = 'date: 2026-12-01\ndraft: true\naliases: [/old-reels, /notes/first]';
place.put('notes/draft.md', noteFile('Reels', wishes));
place.put('notes/whitby.md', '---\ndraft: true\ntitle: Whitby\n---\n');

test('what is held back leaves no trace in the site', async () => {
  await built('with', friday);
  expect(differing(site('without'), site('with'))).toEqual([]);
});

test('the report lists what is held back, and what drafts still lack as warnings', async () => {
  const { held, warnings } = await built('with', friday);
  expect(held.map(({ file, path, until }) => [file, path, until])).toEqual([
    ['content/notes/broken.md', '/notes/broken', undefined],
    ['content/notes/draft.md', '/notes/draft', undefined],
    ['content/notes/later.md', '/notes/later', '2026-12-01'],
    ['content/notes/tuesday.md', '/notes/tuesday', '2026-11-24'],
    ['content/notes/whitby.md', '/notes/whitby', undefined],
  ]);
  const said = warnings.map(formatProblem);
  expect(said).toEqual([
    'content/notes/broken.md:2:8 (draft, before it can be published) opens a value with " and does not close it. Put a " at its end. There is one more problem.',
    'content/notes/draft.md:6 (draft, before it can be published) "/notes/first" is a page of the site today, so it cannot be a former address too. Delete one of the two.',
    'content/notes/whitby.md (draft, before it can be published) has no text. Write it under the line of --- that closes the fields. There are 2 more problems.',
  ]);
});

test('a page goes live at midnight in London, and a new day with nothing new writes nothing', async () => {
  await built('with', friday);
  const sunday = await built('with', onLondonsClock('2026-11-22T12:00:00Z'));
  expect(sunday).toMatchObject({ written: 0, deleted: 0 });
  const monday = await built('with', onLondonsClock('2026-11-23T23:59:59Z'));
  expect(monday).toMatchObject({ written: 0, deleted: 0 });
  const before = site('with');
  const midnight = onLondonsClock('2026-11-24T00:00:00Z');
  const tuesday = await built('with', midnight);
  expect(tuesday.held).toHaveLength(4);
  const changed = differing(before, site('with'));
  expect(changed).toEqual(expect.arrayContaining([address, 'feed.xml', 'sitemap.xml']));
  // Its own page, and the list at its two addresses.
  const pages = changed.filter((path) => path.endsWith('.html'));
  expect(pages).toEqual(['home/index.html', 'index.html', address]);
  await built('cold', { ...midnight, cache: join(place.folder, 'another-cache') });
  for (const [path, content] of site('cold')) {
    if (path !== ownershipFile) expect(site('with').get(path), path).toEqual(content);
  }
});

const preview = { showHeld: true, siteUrl: 'https://preview.example' };

test('a preview shows what is held back as if it were published', async () => {
  const { held } = await built('shown', { ...friday, ...preview });
  const shown = site('shown');
  expect([...shown.keys()]).toContain(address);
  expect(String(shown.get('index.html'))).toContain('Ready for Tuesday');
  expect(held).toHaveLength(5);
  // Fields are missing there: nothing could show them.
  expect([...shown.keys()]).not.toContain('notes/whitby/index.html');
});

test('each page of a preview is kept from search engines, and says if it is held back', async () => {
  await built('shown', { ...friday, ...preview });
  const page = (path: string) => String(site('shown').get(path));
  expect(page(address)).toContain('<p class="held-note">Goes live on 24 November 2026</p>');
  expect(page('index.html')).not.toContain('held-note');
  for (const [path, content] of site('shown')) {
    if (path.endsWith('.html')) expect(String(content), path).toMatch(/noindex/);
  }
});

test('a preview at the address of the live site is refused', async () => {
  place.remove('notes/broken.md');
  const refusal = await place.refusal({ ...friday, showHeld: true });
  expect(refusal).toEqual([expect.stringContaining('the live site, where nobody may see drafts')]);
});
