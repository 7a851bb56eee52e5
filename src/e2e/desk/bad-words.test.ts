import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { readContent } from '../../engine/content/reader.ts';
import { formatProblem, type Problem } from '../../engine/kernel/problem.ts';
import { site as definition } from '../../site/site.ts';
import { kindOf } from '../../studio/desk/content-kind.ts';
import { Desk } from '../../studio/desk/desk.ts';
import type { Checked, DeskReply, OpenFile } from '../../studio/desk/desk-messages.ts';
import { editedText } from '../../studio/desk/edited-text.ts';
import { fileText } from '../../studio/desk/file-text.ts';
import { Plans } from '../../studio/live/plans.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const folders = join(import.meta.dirname, '../bad-content');
const contentRoot = temporaryFolder();
const code = digestOfFiles(root, codePaths);
const store = new Map();
const desk = new Desk(
  definition,
  new Plans(definition),
  { root, contentRoot, cache: '', code },
  store,
  () => undefined,
);

beforeAll(() => {
  // Some mistakes depend on what is held back.
  vi.useFakeTimers({ toFake: ['Date'], now: fixtureDate });
  cpSync(join(fixtureRoot, 'content'), join(contentRoot, 'content'), { recursive: true });
});
afterAll(() => vi.useRealTimers());

type Typed = { readonly name: string; readonly path: string; readonly text: string };

/** The folders with mistakes, and a file of each that somebody could type at the desk. */
const trees = readdirSync(folders).flatMap((name): (Typed & { isAlone: boolean })[] => {
  const tree = join(folders, name);
  if (!existsSync(join(tree, 'content')) || existsSync(join(tree, 'deleted.txt'))) return [];
  const files = readContent(tree);
  const own = files.find(({ path, unreadable }) => !unreadable && kindOf(path) !== undefined);
  const text = own && fileText(own.bytes)?.text;
  if (text === undefined) return [];
  return [{ name, path: own?.path ?? '', text, isAlone: files.length === 1 }];
});
/** Those whose mistake is words of this file, and those that need other files beside it. */
const [typed, amongOthers] = [
  trees.filter(({ isAlone }) => isAlone),
  trees.filter(({ isAlone }) => !isAlone),
];

const draft = 'atabofthistest01';

async function call<Answer>(name: 'check' | 'audit' | 'make', ask: object): Promise<Answer> {
  const request = { call: name, ask: { draft, ...ask } } as never;
  const reply = (await desk.perform({ type: 'call', request })) as DeskReply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const checked = (path: string, text: string, edits: object[] = []) =>
  call<Checked>('check', { path, text, edits });
const audited = async () => (await call<{ problems?: Problem[] }>('audit', {})).problems ?? [];

const frozen = (path: string) => readFileSync(join(fixtureRoot, path), 'utf8');
const figures = 'content/insights/analytics-that-matter-beyond-vanity-metrics.md';

/** A page as the draft has it. A heading's words are kept together by spaces that don't break. */
async function preview(address: string | undefined): Promise<string> {
  const page = await desk.answer({ url: `${address}?desk=${draft}` });
  expect(page?.status).toBe(200);
  return String(page?.body).replaceAll('\u00a0', ' ');
}
const standsIn = /placeholders for whatever is missing or wrong|^Made up in this preview/;
const isOfOthers = /on other pages\. This preview shows it as last published/;

/** As a build words them, without columns. */
const words = (problems: readonly Problem[]) =>
  problems.flatMap(({ column: _, ...problem }) => formatProblem(problem).split('\n')).sort();

const said = (name: string) =>
  readFileSync(join(folders, name, 'says.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^([^: ]+:\d+):\d+ /, '$1 '))
    .sort();

test('most mistakes can be typed at the desk', () => {
  expect(typed.length).toBeGreaterThan(60);
  expect(amongOthers.length).toBeGreaterThan(25);
});

test.each(typed)('$name gets its sentences while it is typed', async ({ name, path, text }) => {
  const { problems } = await checked(path, text);
  if (problems.length > 0) expect(words(problems)).toEqual(said(name));
  else expect(words(await audited())).toEqual(expect.arrayContaining(said(name)));
});

test.each(amongOthers)('$name gets its sentences at typing', async ({ name, path, text }) => {
  cpSync(join(folders, name, 'content'), join(contentRoot, 'content'), { recursive: true });
  // On the disk, the typed file is as it was, or not there yet.
  restore(path);
  onTestFinished(() => {
    for (const file of readContent(join(folders, name))) restore(file.path);
  });
  const { problems } = await checked(path, text);
  const all = [...problems, ...(await audited())];
  expect(words(all)).toEqual(expect.arrayContaining(said(name)));
});

/** As it is in the frozen content. */
function restore(path: string): void {
  const before = join(fixtureRoot, path);
  if (existsSync(before)) cpSync(before, join(contentRoot, path));
  else rmSync(join(contentRoot, path), { force: true });
}

const startable = ['article', 'project', 'service', 'location', 'sector', 'audience'];

test.each(startable)('a new %s has a preview before anything is filled in', async (what) => {
  const { text, path } = await call<OpenFile>('make', { what, title: 'The tide table' });
  const { address, problems, previewNote } = await checked(path, text);
  expect(problems.length).toBeGreaterThan(5);
  expect(text).not.toContain('npm run');
  // It shows things that nobody chose, so it says which.
  expect(previewNote).toMatch(/^Made up in this preview until you fill it in: .+, .+ and .+\.$/);
  const page = await preview(address);
  expect(page).toMatch(/<h1[^>]*>The tide table/);
  expect(page).not.toContain('FILL IN');
});

test('an article with another title is shown at its new address, with the links that lead there', async () => {
  const edits = [{ at: ['title'], value: 'Seven figures that matter' }];
  const found = await checked(figures, frozen(figures), edits);
  expect(found).toMatchObject({
    problems: [],
    address: '/insights/seven-figures-that-matter',
    formerAddress: '/insights/analytics-that-matter-beyond-vanity-metrics',
  });
  expect(await preview(found.address)).toMatch(/<h1[^>]*>Seven figures that matter/);
});

test('an article that states its address keeps it under another title', async () => {
  const [, address] = /([^/]+)\.md$/.exec(figures) ?? [];
  const edits = [
    { at: ['title'], value: 'Seven figures that matter' },
    { at: ['address'], value: address ?? '' },
  ];
  const found = await checked(figures, frozen(figures), edits);
  expect(found).toMatchObject({ problems: [], address: `/insights/${address}` });
  expect(found.formerAddress).toBeUndefined();
  expect(await preview(found.address)).toMatch(/<h1[^>]*>Seven figures that matter/);
});

test('an address that no visitor has seen changes without a question', async () => {
  const path = 'content/insights/begun.md';
  const text = frozen(figures).replace('---', '---\ndraft: true');
  writeFileSync(join(contentRoot, path), text);
  onTestFinished(() => restore(path));
  const found = await checked(path, text, [{ at: ['title'], value: 'Begun again' }]);
  expect(found.address).toBe('/insights/begun-again');
  expect(found.formerAddress).toBeUndefined();
});

test('quotation marks around a title are a warning, unless they belong there', async () => {
  const said = async (value: string) =>
    (await checked(figures, frozen(figures), [{ at: ['title'], value }])).problems;
  const about = { code: 'misread-value', field: ['title'], isWarning: true, instead: 'Reels' };
  expect(await said('“Reels”')).toMatchObject([about]);
  expect(await said('“Reels” and more')).toEqual([]);
});

test('a mistake in the text leaves the rest of it in the preview', async () => {
  const more = '\nA [link](/nowhere) to nowhere.\n\nMore words after it.\n';
  const { address, problems } = await checked(figures, frozen(figures) + more);
  expect(problems).toHaveLength(1);
  const page = await preview(address);
  expect(page).toContain('More words after it.');
  expect(page).not.toContain('/nowhere');
});

const study = 'content/projects/aspect-bathrooms.md';
const place = 'content/locations/social-media-management-newcastle.md';
const wrongValues: [path: string, at: (string | number)[], value: string][] = [
  [study, ['caseStudy', 'description'], 'Too long. '.repeat(90).trim()],
  [study, ['caseStudy', 'image', 'thing'], 'no such drawing'],
  [study, ['caseStudy', 'image', 'series', 0], 'no number'],
  [place, ['exhibits', 0, 'kind'], 'no such kind'],
  [place, ['exhibits', 3, 'project'], 'no such project'],
  ['content/who-we-help/gyms.md', ['exhibits', 0, 'section'], 'no such heading'],
];

test.each(wrongValues)('a wrong value leaves %s in the preview: %j', async (path, at, value) => {
  const text = `${frozen(path)}\nWords of today.\n`;
  const edits = [{ at, value }];
  const isShown = async () => {
    const found = await checked(path, text, edits);
    expect(found.problems).toMatchObject([{ file: path, field: at }]);
    expect(found.previewNote).toMatch(standsIn);
    expect(await preview(found.address)).toContain('Words of today.');
  };
  await isShown();
  // Also once it is saved, so that nothing better is on the disk.
  const { schema } = kindOf(path) ?? {};
  if (!schema) throw new Error('It can be edited.');
  writeFileSync(join(contentRoot, path), editedText(path, text, edits, schema));
  onTestFinished(() => restore(path));
  await isShown();
});

test('hours that are too long for another page leave both pages in the preview', async () => {
  const other = 'content/locations/marketing-sunderland.md';
  writeFileSync(join(contentRoot, other), frozen(other).replace(/Nell, within.*"/, '{{ hours }}"'));
  onTestFinished(() => restore(other));
  const site = JSON.parse(frozen('content/site.json'));
  const openOn = (...days: string[]) => {
    const openingHours = days.map((day) => ({
      from: day,
      to: day,
      opens: '09:30',
      closes: '17:30',
    }));
    return checked('content/site.json', JSON.stringify({ ...site, openingHours }));
  };
  expect((await openOn('Monday', 'Saturday', 'Sunday')).problems).toEqual([]);
  const found = await openOn('Monday', 'Tuesday', 'Thursday', 'Saturday', 'Sunday');
  expect(found.problems).toMatchObject([{ file: other }]);
  expect(found.previewNote).toMatch(isOfOthers);
  await preview(found.shownOn[0]?.path);
});

test.each([
  ['while others still link to it as a draft', '---\n', '---\ndraft: true\n'],
  [
    'without the heading that a figure names',
    '## The old shirts came first',
    'The old shirts came first',
  ],
])('a page is previewed %s', async (_, from, to) => {
  const path = 'content/projects/durham-kit-launch.md';
  const text = frozen(path)
    .replace(from, to)
    .replace(/^title: .*$/m, 'title: “The kit”');
  const { problems, previewNote, address } = await checked(path, text);
  expect(problems.length).toBeGreaterThan(0);
  expect(previewNote).toMatch(standsIn);
  await preview(address);
});

test('a list with a fault is previewed with all else that is typed, and a blank item in its place', async () => {
  const path = 'content/testimonials.json';
  const [first, ...others] = JSON.parse(frozen(path));
  const wrong = { ...first, author: '', position: 'Keeper of the shoes' };
  const blank = { ...first, id: '', company: '', bgGradient: '' };
  const found = await checked(path, JSON.stringify([wrong, ...others, blank]));
  expect(found.problems.length).toBeGreaterThan(3);
  expect(found.previewNote).toMatch(standsIn);
  expect(await preview('/')).toContain('Keeper of the shoes');
});

/** Lists that an editor may have saved, all of them wrong in another way. */
const savedWrong: [string, Record<string, string>][] = [
  ['a category of its own', { category: 'Social' }],
  ['a link that leads nowhere', { link: '/projects/nowhere' }],
  ['a link to a draft', { link: '/projects/kittiwake' }],
];

test.each(savedWrong)('a page keeps its preview while a list has %s', async (_, change) => {
  const list = 'content/featured-projects.json';
  const place = 'content/locations/marketing-nowhere.md';
  const project = 'content/projects/kittiwake.md';
  const from = 'content/locations/marketing-sunderland.md';
  const [first, ...others] = JSON.parse(frozen(list));
  writeFileSync(join(contentRoot, list), JSON.stringify([{ ...first, ...change }, ...others]));
  writeFileSync(join(contentRoot, place), frozen(from));
  writeFileSync(
    join(contentRoot, project),
    frozen('content/projects/durham-kit-launch.md').replace('---', '---\ndraft: true'),
  );
  onTestFinished(() => [list, place, project].forEach(restore));
  const service = 'content/services/paid-media.md';
  const found = await checked(service, `${frozen(service)}\nWords of today.\n`);
  expect(found.problems.length).toBeGreaterThan(0);
  expect(found.previewNote).toMatch(isOfOthers);
  expect(await preview(found.address)).toContain('Words of today.');
});

test('what is typed is not written', () => {
  const written = (root: string) =>
    readContent(root).map(({ path, bytes }) => [path, Buffer.from(bytes)]);
  expect(written(contentRoot)).toEqual(written(fixtureRoot));
});

test('a mistake is shown in its field, and while another file is edited', async () => {
  const path = 'content/insights/broken.md';
  const { text = '' } = typed.find(({ name }) => name === 'unknown-category') ?? {};
  writeFileSync(join(contentRoot, path), text);
  const about = 'content/pages/about.md';
  const { problems } = await checked(about, `${frozen(about)}\nMore words.\n`);
  expect(problems).toMatchObject([{ file: path, field: ['category'] }]);
  expect((await checked(path, text)).problems).toMatchObject([{ field: ['category'] }]);
});
