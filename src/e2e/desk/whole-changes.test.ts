import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { contents, differing } from '../../engine/tiny-site/folder-contents.ts';
import { site as definition } from '../../site/site.ts';
import { ContentFolder } from '../../studio/desk/content-folder.ts';
import { Desk } from '../../studio/desk/desk.ts';
import { Git } from '../../studio/desk/git.ts';
import { Publisher } from '../../studio/desk/publisher.ts';
import * as saving from '../../studio/desk/save.ts';
import { siteVersions } from '../../studio/desk/site-versions.ts';
import { Plans } from '../../studio/live/plans.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import type { ChangeInProcess } from './change-in-process.ts';
import { repository, run } from './git-folders.ts';

const base = temporaryFolder();
const place = join(base, 'site');
const content = join(place, 'content');
const fresh = () => {
  rmSync(place, { recursive: true, force: true });
  cpSync(join(fixtureRoot, 'content'), content, { recursive: true });
};
fresh();
const before = contents(content);

const page = 'content/projects/calm-dog.md';
const inContent = (path: string) => path.slice('content/'.length);
const options = {
  root,
  contentRoot: place,
  cache: join(base, 'cache'),
  code: digestOfFiles(root, codePaths),
};
const store = new Map();
const versions = siteVersions(definition, new Plans(definition), options, store, () => undefined);

const move = { path: page, name: 'Calmer dog', alias: true, mend: true };

/** Renames a page that several files lead to. */
async function rename(folder: ContentFolder) {
  return saving.rename({ ...move, digest: folder.digest(page) ?? '' }, folder);
}

/** The files of this change in their order, as it writes them. */
let changes: ReadonlyMap<string, Uint8Array | undefined>;
const file = join(base, 'changes.json');

beforeAll(async () => {
  const folder = new ContentFolder(place);
  const spy = vi.spyOn(folder, 'change').mockReturnValue();
  await rename(folder);
  changes = spy.mock.calls[0]?.[0] ?? new Map();
  const text = (bytes?: Uint8Array) => (bytes ? new TextDecoder().decode(bytes) : null);
  const texts = [...changes].map(([path, bytes]) => [path, text(bytes)] as const);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
});
beforeEach(fresh);

/** What differs from before, with whatever was left behind. */
const different = () => differing(before, contents(content));

/** Renames: first the record of how to go back, then each file. */
const renames = () => 1 + changes.size;

test('a page that is renamed changes several files', () => {
  expect(changes.size).toBeGreaterThan(3);
  expect([...changes.values()].filter((bytes) => bytes === undefined)).toHaveLength(1);
});

test('whichever file of a rename cannot be written, none is, and the desk says which', async () => {
  for (let failing = 0; failing < renames(); failing++) {
    let count = 0;
    const folder = new ContentFolder(place, (from, to) => {
      if (count++ === failing) throw Object.assign(new Error(), { code: 'ENOSPC' });
      renameSync(from, to);
    });
    await expect(rename(folder)).rejects.toThrow('The disk is full. Make room, and try again.');
    expect(different()).toEqual([]);
  }
});

function inProcess(how: Partial<ChangeInProcess>) {
  const asked = JSON.stringify({ root: place, changes: file, ...how });
  const script = join(import.meta.dirname, 'change-in-process.ts');
  return spawnSync(process.execPath, [script, asked], { encoding: 'utf8' });
}

/** What a killed process has left, once the next one has started. */
function leftBy(how: Partial<ChangeInProcess>) {
  expect(inProcess(how).signal).toBe('SIGKILL');
  new ContentFolder(place).recover();
  return different();
}

test('a rename that is killed between any two files is undone by the next start', () => {
  for (let killedAfter = 0; killedAfter <= renames(); killedAfter++) {
    expect(leftBy({ killedAfter })).toEqual([]);
  }
  expect(inProcess({}).status).toBe(0);
  new ContentFolder(place).recover();
  expect(different().length).toBe(changes.size);
});

test('a rename that is killed on its way back is undone by the next start', () => {
  const failing = renames() - 1;
  for (let killedAfter = failing + 1; killedAfter < 2 * failing; killedAfter++) {
    expect(leftBy({ failing, killedAfter })).toEqual([]);
  }
});

test('what somebody has written since a kill is not undone', () => {
  inProcess({ killedAfter: renames() });
  const theirs = join(place, [...changes.keys()][1] ?? '');
  writeFileSync(theirs, 'Theirs');
  new ContentFolder(place).recover();
  expect(different()).toEqual([theirs.slice(content.length + 1)]);
});

test('the next call of the desk undoes a rename that was killed before it looks at the files', async () => {
  inProcess({ killedAfter: renames() });
  const desk = new Desk(definition, new Plans(definition), options, store, () => undefined);
  const opened = digest(before.get(inContent(page)) ?? '');
  const request = { call: 'rename', ask: { ...move, digest: opened } } as const;
  const { answer } = (await desk.perform({ type: 'call', request })) as { answer?: unknown };
  expect(answer).toMatchObject({ type: 'done', path: 'content/projects/calmer-dog.md' });
  expect(different().length).toBe(changes.size);
});

test('what could not be undone is undone by the next save', () => {
  let count = 0;
  const folder = new ContentFolder(place, (from, to) => {
    if (count++ >= 4) throw Object.assign(new Error(), { code: 'ENOSPC' });
    renameSync(from, to);
  });
  expect(() => folder.change(changes)).toThrow('cannot be put back as it was. The disk is full.');
  expect(different()).not.toEqual([]);
  new ContentFolder(place).recover();
  expect(different()).toEqual([]);
});

/** Linux lets any user mount in a namespace; some containers and macOS don't. */
const mounting = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
const isAllowed = spawnSync('unshare', [...mounting, 'mount -t tmpfs tmpfs /mnt']).status === 0;

test.runIf(isAllowed)('a file that the system holds fast keeps all others as they were', () => {
  const script = join(import.meta.dirname, 'change-in-process.ts');
  const asked = JSON.stringify({ root: place, changes: file });
  for (const path of changes.keys()) {
    if (!before.has(inContent(path))) continue;
    // No other file can take the place of one that something is mounted on.
    const held = 'mount --bind "$0" "$0" && exec "$1" "$2" "$3"';
    const all = [...mounting, held, join(place, path), process.execPath, script, asked];
    const { stderr } = spawnSync('unshare', all, { encoding: 'utf8' });
    expect(stderr).toContain(`${path} cannot be`);
    expect(stderr).toContain('Another program has it open. Close it there, and try again.');
    expect(different()).toEqual([]);
  }
});

test('every file with a folder in its place is named at once, and nothing is written', () => {
  const inTheWay = [...changes.keys()].slice(0, 2);
  for (const path of inTheWay) {
    rmSync(join(place, path), { force: true });
    mkdirSync(join(place, path));
  }
  const found = contents(content);
  expect(() => new ContentFolder(place).change(changes)).toThrow(
    inTheWay
      .sort()
      .map((path) => `${path} cannot be written. There is a folder of that name. Move it away.`)
      .join('\n'),
  );
  expect(differing(found, contents(content))).toEqual([]);
});

test('an upload that was killed is cleared away by the next start, and a running one is not', () => {
  const media = join(content, 'media');
  expect(inProcess({ receives: true }).signal).toBe('SIGKILL');
  const running = new ContentFolder(place).beside('content/media/studio.mp4', process.pid);
  writeFileSync(running, 'half');
  writeFileSync(join(media, '.desk-0123456789ab'), 'of an earlier version');
  expect(readdirSync(media)).toHaveLength(3);
  new ContentFolder(place).recover();
  expect(readdirSync(media).map((name) => join(media, name))).toEqual([running]);
});

test.each(['save', 'rename', 'delete'] as const)('somebody’s later words stay: %s', (how) => {
  const theirs = 'Theirs, written by a program that asks nobody.';
  const folder = new ContentFolder(place);
  const opened = folder.digest(page) ?? '';
  writeFileSync(join(place, page), theirs);
  const change = { save: saving.save, rename: saving.rename, delete: saving.remove }[how];
  const ask = { ...move, text: 'Ours', digest: opened };
  expect(change(ask, folder)).toMatchObject({ type: 'conflict', theirs: { text: theirs } });
  expect(different()).toEqual([inContent(page)]);
  expect(folder.digest(page)).toBe(digest(theirs));
});

const article = 'content/insights/content-calendars-that-actually-work.md';
const titleOf = (words: string) => ({
  places: [{ file: article, field: ['title'], found: 'Calendars', at: 8, words }],
  digests: { [article]: new ContentFolder(place).digest(article) ?? '' },
});

test('a page in whose title words are replaced stays at its address', () => {
  const folder = new ContentFolder(place);
  const { changes: next, moved, stay } = saving.replaced(titleOf('Diaries'), folder);
  expect([moved, stay]).toEqual([[], ['/insights/content-calendars-that-actually-work']]);
  expect([...next.keys()]).toEqual([article]);
  expect(next.get(article)).toMatch(/^title: "?Content Diaries That/m);
  expect(next.get(article)).toMatch(/^address: "?content-calendars-that-actually-work/m);
});

test('an address in which words are replaced takes its links along', () => {
  const [from = '', to = ''] = ['calendars', 'diaries'].map(
    (it) => `content-${it}-that-actually-work`,
  );
  const text = readFileSync(join(place, article), 'utf8');
  writeFileSync(join(place, article), text.replace(/^title: .*$/m, `$&\naddress: ${from}`));
  const folder = new ContentFolder(place);
  const { changes: next, moved } = saving.replaced(
    {
      places: [{ file: article, field: ['address'], found: 'calendars', at: 8, words: 'diaries' }],
      digests: { [article]: folder.digest(article) ?? '' },
    },
    folder,
  );
  expect(moved).toEqual([{ from: `/insights/${from}`, to: `/insights/${to}` }]);
  expect(next.get(article)).toContain(`address: ${to}`);
  expect(next.size).toBeGreaterThan(2);
});

test('where a file has changed since a search, nothing is replaced', () => {
  const asked = titleOf('Diaries');
  writeFileSync(join(place, article), 'Theirs');
  expect(() => saving.replaced(asked, new ContentFolder(place))).toThrow('has changed since');
});

const london = 'content/locations/marketing-london.md';
const named = (name: string, alias = true) => {
  const folder = new ContentFolder(place);
  const ask = { path: london, digest: folder.digest(london) ?? '', name, alias, mend: true };
  return saving.rename(ask, folder);
};

test.each([
  ['about', /^“.+” has the address \/about\. Choose another name\.$/],
  ['Quiz', /^“.+” has the address \/quiz\. Choose another name\.$/],
  ['marketing-manchester', /^“.+” has the address \/marketing-manchester\./],
  ['404', /^\/404 is an address that the site needs itself\. Choose another name\.$/],
  ['where-it-was', /^“.+” has \/where-it-was as a former address\. Choose another name\.$/],
  ['our-old-work', /^“.+” has \/our-old-work as a former address\. Choose another name\.$/],
])('no page is renamed to %s, an address that is taken', (name, says) => {
  writeFileSync(
    join(place, page),
    `${before.get(inContent(page))}`.replace('---\n', '---\naliases: [/Where-it-was]\n'),
  );
  const redirects = '[{ "from": "/our-old-work", "to": "/work" }]\n';
  writeFileSync(join(content, 'redirects.json'), redirects);
  const found = contents(content);
  expect(() => named(name)).toThrow(says);
  expect(differing(found, contents(content))).toEqual([]);
});

test('a page may have its own former address again', () => {
  expect(named('marketing-for-london')).toMatchObject({ type: 'done' });
  const folder = new ContentFolder(place);
  const path = 'content/locations/marketing-for-london.md';
  const ask = { path, digest: folder.digest(path) ?? '', name: 'marketing-london' };
  expect(saving.rename({ ...ask, alias: false, mend: true }, folder)).toMatchObject({
    path: london,
  });
  expect(different()).toEqual([]);
});

test('a project that gets another address takes the names of its figures along, and back', async () => {
  const folder = new ContentFolder(place);
  const article = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const text = `${folder.text(article)}\nEach cost {{ calm-dog-each }}.\n`;
  writeFileSync(join(place, article), text);
  const { path, digest } = (await rename(folder)) as { path: string; digest: string };
  expect(folder.text(article)).toContain('Each cost {{ calmer-dog-each }}.');
  expect((await versions.load(new Map())).problems).toEqual([]);
  saving.rename({ path, digest, name: 'calm-dog', alias: false, mend: true }, folder);
  expect(folder.text(article)).toBe(text);
  expect(different()).toEqual([inContent(article)]);
});

test('a deleted page is not put back on an address that another has by now', () => {
  const folder = new ContentFolder(place);
  saving.remove({ path: page, digest: folder.digest(page) }, folder);
  const other = 'content/projects/aspect-bathrooms.md';
  saving.rename(
    { path: other, digest: folder.digest(other) ?? '', name: 'Calm dog', alias: true, mend: true },
    folder,
  );
  expect(() => saving.restore({ path: page }, folder)).toThrow(
    'has the address /projects/calm-dog. Change that first, then put this one back.',
  );
});

test('no title is saved whose address is another page’s, whether the page is new or not', () => {
  const folder = new ContentFolder(place);
  const other = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const text = folder.text(article) ?? '';
  const ask = { path: other, text, digest: folder.digest(other) };
  const moved = { alias: true, mend: true };
  const says =
    'has the address /insights/content-calendars-that-actually-work. Choose another title.';
  expect(() => saving.save({ ...ask, moved }, folder)).toThrow(says);
  const fresh = { ...ask, path: 'content/insights/new.md', digest: null };
  expect(() => saving.save(fresh, folder)).toThrow(says);
  expect(different()).toEqual([]);
});

test('of two pages with one address, neither takes the other’s links along', () => {
  const path = 'content/locations/about.md';
  writeFileSync(join(place, path), `${before.get(inContent(london))}`);
  const folder = new ContentFolder(place);
  const ask = { path, digest: folder.digest(path) ?? '' };
  const done = saving.rename({ ...ask, name: 'hull', alias: true, mend: true }, folder);
  expect(done).toMatchObject({ files: ['content/locations/hull.md', path] });
  expect(folder.text('content/locations/hull.md')).not.toContain('/about');

  writeFileSync(join(place, path), `${before.get(inContent(london))}`);
  saving.remove({ ...ask, redirect: '/work', mend: true }, folder);
  expect(different()).toEqual(['locations/hull.md']);
});

const about = 'content/pages/about.md';

test.each([
  [
    'a mistake',
    'titel: About',
    { type: 'refused', message: expect.stringContaining('would stop the build') },
    'First',
  ],
  ['no mistake', 'title: About all of us', { type: 'published' }, 'Ours'],
])(
  'what is written while the rest is checked is checked before it is published: %s',
  async (...is) => {
    const [, title, answer, last] = is;
    repository(place);
    writeFileSync(
      join(place, 'content/pages/contact.md'),
      `${before.get('pages/contact.md')}\nMore.\n`,
    );
    const check = versions.buildProblems.bind(versions);
    vi.spyOn(versions, 'buildProblems').mockImplementationOnce(async (without) => {
      const problems = await check(without);
      const text = `${before.get(inContent(about))}`.replace(/^title: .*$/m, title);
      writeFileSync(join(place, about), text);
      return problems;
    });
    const done = await new Publisher(new Git(place), versions).publish({ message: 'Ours' });
    expect(done).toMatchObject(answer);
    expect(run(place, 'log', '-1', '--format=%s').trim()).toBe(last);
  },
);

test('content that changes all the while is not published', async () => {
  repository(place);
  let count = 0;
  vi.spyOn(versions, 'buildProblems').mockImplementation(async () => {
    writeFileSync(join(place, about), `${before.get(inContent(about))}\nMore ${count++}.\n`);
    return [];
  });
  const published = new Publisher(new Git(place), versions).publish({ message: 'Ours' });
  await expect(published).rejects.toThrow('keeps changing while it is being checked');
  expect(run(place, 'log', '-1', '--format=%s').trim()).toBe('First');
});
