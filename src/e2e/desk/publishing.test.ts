import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suggestedMessage } from '../../studio/desk/suggested-message.ts';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { type DeskPlace, deskPlace } from './desk-place.ts';
import { commits, run, withRemote } from './git-folders.ts';

const beside = temporaryFolder();
let place: DeskPlace;
let remote: string;
beforeAll(async () => {
  place = await deskPlace();
  mkdirSync(place.file('content/media'), { recursive: true });
  const drawn = await drawPhotograph({ width: 1600, height: 1200 });
  await drawn.jpeg().toFile(place.file('content/media/harbour.jpg'));
  ({ remote } = withRemote(place.folder, beside));
});
afterAll(() => place.close());
beforeEach(() => {
  run(place.folder, 'reset', '--quiet', '--hard', 'origin/main');
  run(place.folder, 'clean', '--quiet', '-fd');
});

const about = 'content/pages/about.md';
const contact = 'content/pages/contact.md';
const read = (path: string) => readFileSync(place.file(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(place.file(path), text);
const titled = (path: string, title: string) =>
  write(path, read(path).replace(/^title: .*$/m, `title: ${title}`));
/** As an editor may leave it that is not the desk. */
const broken = (path: string) => write(path, read(path).replace(/^title: /m, 'titel: '));

const last = (folder: string) => commits(folder)[0];
const sent = () => run(remote, 'show', '--name-only', '--format=', 'main').trim().split('\n');
const publish = (message: string, without: readonly string[] = []) =>
  place.call('publish', { message, without });
const refused = { type: 'refused' };
const published = { type: 'published' };
const state = async () => {
  const found = await place.call('git', {});
  if (found.type === 'none') throw new Error(found.message);
  return found;
};

test('what would stop the build is not published: it is named, and the rest can go alone', async () => {
  broken(about);
  titled(contact, 'Write to six people');
  const { problems, rest } = await state();
  const problem = { file: about, code: 'unknown-field', words: 'titel' };
  expect(problems).toContainEqual(expect.objectContaining(problem));
  expect(rest).toMatchObject({ without: [about], changes: [{ file: contact }] });
  expect(suggestedMessage(rest?.changes ?? [])).toBe('Change “Write to six people”');
  const before = last(place.folder);
  const named = expect.arrayContaining([expect.objectContaining({ file: about })]);
  expect(await publish('All')).toMatchObject({ ...refused, problems: named });
  expect([last(place.folder), last(remote)]).toEqual([before, before]);

  const soon = { message: 'It is on the site in a few minutes.', page: '/contact' };
  expect(await publish('The rest', [about])).toMatchObject({ ...published, ...soon });
  expect([last(remote), sent()]).toEqual(['The rest', [contact]]);
  expect(read(about)).toContain('titel: ');
  expect((await state()).changes.map(({ file }) => file)).toEqual([about]);
});

test('what was saved after Publish listed the changes is not published', async () => {
  titled(contact, 'Ask six people');
  const listed = (await state()).changes.map(({ file }) => file);
  titled(about, 'Seven people');
  expect(await place.call('publish', { message: 'One', listed })).toMatchObject(published);
  expect([last(remote), sent()]).toEqual(['One', [contact]]);
  expect((await state()).changes.map(({ file }) => file)).toEqual([about]);
});

test('while another file has mistakes, a page is previewed with that file as it was published', async () => {
  broken(contact);
  const draft = 'atabofthistest01';
  const text = `${read(about)}\nWords of an open tab.\n`;
  const checked = await place.call('check', { path: about, text, draft });
  expect(checked).toMatchObject({ problems: [{ file: contact }, { file: contact }] });
  const preview = await fetch(place.address(`/about?desk=${draft}`));
  expect(await preview.text()).toContain('Words of an open tab.');
});

test('what only the finished site shows stops it too, today and on the day of a page to come', async () => {
  write(about, `${read(about)}\n[No such place](/about#quiz).\n`);
  const { problems, rest } = await state();
  expect(problems).toMatchObject([{ file: about, code: 'broken-anchor' }]);
  expect(rest).toBeUndefined();
  run(place.folder, 'checkout', '--quiet', about);
  const from = join(root, 'src/e2e/bad-content/held-page-fails-the-audit');
  const scheduled = 'content/insights/scheduled.md';
  const text = readFileSync(join(from, scheduled), 'utf8');
  const own = text.replace(/^date: .*$/m, 'date: 2099-01-01');
  write(scheduled, own.replace('/about#quiz', '/about'));
  expect((await state()).problems).toEqual([]);
  const asked = { path: scheduled, text: own, draft: 'atabofthistest02' };
  expect(await place.call('check', asked)).toMatchObject({ until: '2099-01-01' });
  write(scheduled, own);
  expect((await state()).problems).toMatchObject([{ file: scheduled }]);
});

test('a file that leads to what stays behind stays behind with it', async () => {
  const article = 'content/insights/content-calendars-that-actually-work.md';
  const next = 'content/insights/calendars.md';
  write(next, read(article).replace(/^title: .*$/m, 'titel: Calendars'));
  write(about, `${read(about)}\n[Calendars](/insights/calendars).\n`);
  titled(contact, 'Write to us now');
  const { rest } = await state();
  expect(rest).toMatchObject({ changes: [{ file: contact }] });
  expect([...(rest?.without ?? [])].sort()).toEqual([next, about].sort());
});

test('a page that was deleted while others lead to it stays until they do not', async () => {
  rmSync(place.file('content/projects/calm-dog.md'));
  titled(contact, 'Write to us today');
  const { problems, rest } = await state();
  expect(problems.length).toBeGreaterThan(0);
  const without = ['content/projects/calm-dog.md'];
  expect(rest).toMatchObject({ without, changes: [{ file: contact }] });
});

test('a page that has another name and a mistake keeps its former name on the site', async () => {
  const [old, next] = ['content/insights/calendars.md', 'content/insights/planning.md'];
  const text = read('content/insights/content-calendars-that-actually-work.md');
  write(old, text.replaceAll('one month', 'one year').replace('That Actually Work', 'For a Year'));
  run(place.folder, 'add', '.');
  run(place.folder, 'commit', '--quiet', '-m', 'Calendars');
  expect((await state()).problems).toEqual([]);
  write(next, read(old).replace(/^title: /m, 'titel: '));
  rmSync(place.file(old));
  titled(contact, 'Write to us tonight');
  const { rest } = await state();
  expect(rest).toMatchObject({ changes: [{ file: contact }] });
  expect([...(rest?.without ?? [])].sort()).toEqual([old, next]);
});

test('a photograph that was replaced by something else stays as it was', async () => {
  const page = read(about);
  const photograph = 'content/media/harbour.jpg';
  write(about, `${page}\n![The harbour at first light](harbour.jpg)\n`);
  expect((await state()).problems).toEqual([]);
  write(photograph, 'no photograph');
  const { rest } = await state();
  expect(rest).toMatchObject({ without: [photograph], changes: [{ file: about }] });
  await publish('A picture', [photograph]);
  expect(sent()).toEqual([about]);
});

test('a picture that was given up stays here until something shows it', async () => {
  const unpublished = async () => (await place.call('files', {})).unpublished;
  const picture = 'content/media/quay.jpg';
  titled(contact, 'Write to us at the quay');
  writeFileSync(place.file(picture), readFileSync(place.file('content/media/harbour.jpg')));
  expect((await state()).changes.map(({ file }) => file)).toEqual([contact]);
  expect(await unpublished()).toBe(1);
  await publish('The quay');
  expect(sent()).toEqual([contact]);
  write(about, `${read(about)}\n![The quay at first light](quay.jpg)\n`);
  expect((await state()).changes.map(({ file }) => file)).toEqual([picture, about]);
  expect(await unpublished()).toBe(2);
});

test('what is deleted is counted and named with what has changed', async () => {
  titled(contact, 'Write to us at once');
  const title = /^title: "?(.*?)"?$/m.exec(read(about))?.[1];
  rmSync(place.file(about));
  const { unpublished, unlisted, groups } = await place.call('files', {});
  const changed = groups.flatMap(({ files }) => files).filter(({ changed }) => changed);
  expect(unlisted).toMatchObject([{ words: `Page “${title}”: deleted` }]);
  expect(unpublished).toBe(changed.length + unlisted.length);
});

test('what visitors have seen is ready, and no draft with its picture', async () => {
  const [draft, picture] = ['content/insights/a-draft.md', 'content/media/quay.jpg'];
  const article = 'content/insights/content-calendars-that-actually-work.md';
  const held = (text: string) => text.replace(/^title: /m, 'draft: true\ntitle: ');
  writeFileSync(place.file(picture), readFileSync(place.file('content/media/harbour.jpg')));
  const copy = read(article).replace(/^title: .*$/m, 'title: A draft of a quay');
  write(draft, `${held(copy)}\n![The quay at first light](quay.jpg)\n`);
  write(article, held(read(article)));
  titled(contact, 'Write to us now');
  const found = await place.call('git', { isUnchecked: true });
  expect(found).toMatchObject({ own: [article, contact], problems: [] });
  expect((await state()).changes.map(({ file }) => file)).toEqual([
    draft,
    article,
    picture,
    contact,
  ]);
});

test('what was agreed to is looked at again, and no path leaves the folder', async () => {
  titled(contact, 'Write to all of us');
  broken(about);
  const { rest } = await state();
  broken(contact);
  expect(await publish('x', rest?.without)).toMatchObject(refused);
  expect(await publish('x', ['../x', ':(top)', '--all'])).toMatchObject(refused);
});

test('what goes with a page is told: its pictures, and links that followed its address', async () => {
  const article = 'content/insights/content-calendars-that-actually-work.md';
  const { links } = await place.call('links', { path: article });
  const linking = new Set(links.map(({ file }) => file));
  const text = read(article).replace(/^title: .*$/m, 'title: Calendars for a Quay');
  const { digest } = await place.call('open', { path: article });
  const picture = 'content/media/lamp.jpg';
  writeFileSync(place.file(picture), readFileSync(place.file('content/media/harbour.jpg')));
  const shown = `${text}\n![The lamp at first light](lamp.jpg)\n`;
  const moved = { alias: true, mend: true };
  await place.call('save', { path: article, text: shown, digest, moved });
  write(about, `${read(about)}\n[Calendars](/insights/calendars-for-a-quay).\n`);
  const found = await place.call('git', { page: article });
  if (found.type === 'none') throw new Error(found.message);
  expect(found.changes.map(({ file }) => file)).toContain(about);
  expect([...found.own].sort()).toEqual([article, picture, ...linking].sort());
  const other = await place.call('git', { page: about });
  expect(other).toMatchObject({ own: [about] });
});

test('a new client goes with the project that names it, and with its logo', async () => {
  const project = 'content/projects/calm-dog.md';
  const clients = 'content/clients.json';
  const logo = 'content/media/bakes.svg';
  write(project, read(project).replace(/client: .*$/m, 'client: Harbour Bakes'));
  const own = async () => {
    const found = await place.call('git', { page: project });
    return found.type === 'none' ? [] : [...found.own].sort();
  };
  const withClient = (client: object) =>
    write(clients, JSON.stringify([...JSON.parse(read(clients)), client]));
  withClient({ id: 'quay-cakes', name: 'Quay Cakes', logo: { face: 'fraunces' } });
  expect(await own()).toEqual([project]);
  withClient({ id: 'harbour-bakes', name: 'Harbour Bakes', logo: { file: 'bakes.svg' } });
  writeFileSync(place.file(logo), '<svg viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>');
  expect(await own()).toEqual([clients, logo, project]);
  expect(await publish('The project alone', [clients, logo])).toMatchObject({
    ...refused,
    problems: [{ file: project, code: 'unknown-value', listedIn: clients }],
  });
});

test('a draft with problems stops nothing', async () => {
  const draft = 'content/insights/unfinished.md';
  const { text } = await place.call('make', { what: 'article', title: 'Unfinished' });
  write(draft, text);
  expect((await state()).problems).toEqual([]);
  const message =
    '“Unfinished” is a draft, so it is not on the site yet. Press “Let it go live” on its page, and publish again.';
  expect(await publish('A draft')).toMatchObject({ ...published, message });
  write(draft, `${text}\nMore.\n`);
  titled(contact, 'Write to us meanwhile');
  const both = { message: `${message} The rest is on the site in a few minutes.` };
  expect(await publish('A draft and a page')).toMatchObject({ ...published, ...both });
});

test('a page that is held back is seen until that is published', async () => {
  const [held, draft] = [
    'content/insights/content-calendars-that-actually-work.md',
    'content/insights/unseen.md',
  ];
  const seen = async () => {
    const { groups } = await place.call('files', {});
    const all = groups.flatMap(({ files }) => files);
    return [held, draft].map((path) => all.find((one) => one.path === path)?.isSeen);
  };
  const { text } = await place.call('make', { what: 'article', title: 'Unseen' });
  write(draft, text);
  write(held, read(held).replace(/^title: /m, 'draft: true\ntitle: '));
  expect(await seen()).toEqual([true, false]);
  run(place.folder, 'commit', '--quiet', '-am', 'Held back');
  expect(await seen()).toEqual([false, false]);
});

test('commits that wait are not sent while the folder has mistakes, unless these stay behind', async () => {
  titled(contact, 'Write to us');
  run(place.folder, 'commit', '--quiet', '-am', 'Earlier');
  broken(about);
  const { rest, unsent } = await state();
  expect([unsent, rest?.without, rest?.changes]).toEqual([1, [about], []]);
  expect(await publish('')).toMatchObject(refused);
  expect(last(remote)).not.toBe('Earlier');
  expect(await publish('', [about])).toMatchObject(published);
  expect(last(remote)).toBe('Earlier');
});

test('a publication is taken back, and what was changed since in other places stays', async () => {
  const added = 'content/insights/a-lamp.md';
  const [title] = /^title: .*$/m.exec(read(about)) ?? [];
  titled(about, 'Six people and a lamp');
  const article = read('content/insights/content-calendars-that-actually-work.md');
  write(added, article.replace(/^title: .*$/m, 'draft: true\ntitle: A lamp'));
  const done = await publish('The lamp');
  if (done.type !== 'published') throw new Error(done.type);
  const asked = { commit: done.commit, isTrial: true };
  write(about, `${read(about)}\nWritten since.\n`);
  const changes = [
    { file: added, how: 'deleted' },
    { file: about, how: 'changed' },
  ];
  expect(await place.call('takeBack', asked)).toMatchObject({ changes, problems: [] });
  expect(read(about)).toContain('Six people and a lamp');
  titled(about, 'Six people and two lamps');
  const message = expect.stringContaining('“Six people and two lamps” has been changed since');
  expect(await place.call('takeBack', asked)).toMatchObject({ type: 'refused', message });
  titled(about, 'Six people and a lamp');
  await place.call('takeBack', { ...asked, isTrial: false });
  expect(read(about)).toContain(title);
  expect(read(about)).toContain('Written since.');
  expect((await state()).changes.map(({ file, how }) => [file, how])).toEqual([
    [added, 'deleted'],
    [about, 'changed'],
  ]);
  for (const commit of [commits(place.folder, '%H').at(-1) ?? '', '--all', 'HEAD'])
    expect(await place.call('takeBack', { commit, isTrial: false })).toMatchObject(refused);
});

test('a publication that renamed a page is taken back as a renaming, not as a page gone', async () => {
  const [file, former] = ['about', 'about-us'].map((name) => `content/pages/${name}.md`) as [
    string,
    string,
  ];
  write(former, read(file));
  rmSync(place.file(file));
  run(place.folder, 'add', '--all');
  run(place.folder, 'commit', '--quiet', '-m', 'Renamed');
  const [commit = ''] = commits(place.folder, '%H');
  const changes = [{ file, former, how: 'changed' }];
  expect(await place.call('takeBack', { commit, isTrial: false })).toMatchObject({ changes });
});
