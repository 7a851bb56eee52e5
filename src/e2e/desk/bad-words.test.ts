import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { readContent } from '../../engine/content/reader.ts';
import { formatProblem, type Problem } from '../../engine/kernel/problem.ts';
import { site as definition } from '../../site/site.ts';
import { kindOf } from '../../studio/desk/content-kind.ts';
import { Desk } from '../../studio/desk/desk.ts';
import type { Checked, DeskReply, OpenFile } from '../../studio/desk/desk-messages.ts';
import { fileText } from '../../studio/desk/file-text.ts';
import { Plans } from '../../studio/live/plans.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';

const trees = join(import.meta.dirname, '../bad-content');
const contentRoot = mkdtempSync(join(tmpdir(), 'bad-words-'));
const code = digestOfFiles(root, codePaths);
const noStore = { get: () => undefined, set: () => {} };
const desk = new Desk(
  definition,
  new Plans(definition),
  { root, contentRoot, cache: '', code },
  noStore,
  () => undefined,
);

beforeAll(() => {
  // Some mistakes depend on what is held back.
  vi.useFakeTimers({ toFake: ['Date'], now: fixtureDate });
  cpSync(join(fixtureRoot, 'content'), join(contentRoot, 'content'), { recursive: true });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(contentRoot, { recursive: true });
});

type Typed = { readonly name: string; readonly path: string; readonly text: string };

/** The folders whose mistake is words of one file, which somebody could type at the desk. */
const typed = readdirSync(trees).flatMap((name): Typed[] => {
  const tree = join(trees, name);
  if (!existsSync(join(tree, 'content')) || existsSync(join(tree, 'deleted.txt'))) return [];
  const files = readContent(tree);
  const [file, ...others] = files;
  if (!file || file.unreadable || others.length > 0 || !kindOf(file.path)) return [];
  const text = fileText(file.bytes)?.text;
  return text === undefined ? [] : [{ name, path: file.path, text }];
});

/** The folders whose mistake needs other files beside the one that is typed. */
const amongOthers = readdirSync(trees).flatMap((name): Typed[] => {
  const tree = join(trees, name);
  if (!existsSync(join(tree, 'content')) || existsSync(join(tree, 'deleted.txt'))) return [];
  const files = readContent(tree);
  const own = files.find(({ path, unreadable }) => !unreadable && kindOf(path) !== undefined);
  const text = own && fileText(own.bytes)?.text;
  return files.length < 2 || text === undefined ? [] : [{ name, path: own?.path ?? '', text }];
});

async function call<Answer>(name: 'check' | 'audit' | 'make', ask: object): Promise<Answer> {
  const request = { call: name, ask } as never;
  const reply = (await desk.perform({ type: 'call', request })) as DeskReply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const draft = 'atabofthistest01';

/** As a build words them, without columns. */
const words = (problems: readonly Problem[]) =>
  problems.flatMap(({ column: _, ...problem }) => formatProblem(problem).split('\n')).sort();

const said = (name: string) =>
  readFileSync(join(trees, name, 'says.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^([^: ]+:\d+):\d+ /, '$1 '))
    .sort();

test('most mistakes are words that can be typed at the desk', () => {
  expect(typed.length).toBeGreaterThan(60);
});

test.each(typed)('$name gets its sentences while it is typed', async ({ name, path, text }) => {
  const { problems } = await call<Checked>('check', { path, text, draft });
  if (problems.length > 0) {
    expect(words(problems)).toEqual(said(name));
  } else {
    const audited = await call<{ problems: Problem[] }>('audit', { draft });
    expect(words(audited.problems)).toEqual(expect.arrayContaining(said(name)));
  }
});

test('the other folders have files that can be typed at the desk too', () => {
  expect(amongOthers.length).toBeGreaterThan(25);
});

test.each(amongOthers)(
  '$name gets its sentences while one of its files is typed',
  async ({ name, path, text }) => {
    cpSync(join(trees, name, 'content'), join(contentRoot, 'content'), { recursive: true });
    // On the disk, the typed file is as it was, or not there yet.
    restore(path);
    try {
      const { problems } = await call<Checked>('check', { path, text, draft });
      const audited = await call<{ problems?: Problem[] }>('audit', { draft });
      const all = [...problems, ...(audited.problems ?? [])];
      expect(words(all)).toEqual(expect.arrayContaining(said(name)));
    } finally {
      for (const file of readContent(join(trees, name))) restore(file.path);
    }
  },
);

/** As it is in the frozen content. */
function restore(path: string): void {
  const frozen = join(fixtureRoot, path);
  if (existsSync(frozen)) cpSync(frozen, join(contentRoot, path));
  else rmSync(join(contentRoot, path), { force: true });
}

const startable = ['article', 'project', 'service', 'location', 'sector', 'audience'];

test.each(startable)('a new %s has a preview before anything is filled in', async (what) => {
  const made = await call<OpenFile>('make', { what, title: 'The tide table' });
  const { text, path } = made;
  const { address, problems, previewNote } = await call<Checked>('check', { path, text, draft });
  expect(problems.length).toBeGreaterThan(5);
  expect(previewNote).toMatch(/something else stands in the place/);
  const page = await desk.answer({ url: `${address}?desk=${draft}` });
  expect(page?.status).toBe(200);
  // A heading's words are kept together by spaces that don't break.
  expect(String(page?.body).replaceAll('\u00a0', ' ')).toMatch(/<h1[^>]*>The tide table/);
  expect(page?.body).not.toContain('FILL IN');
});

test('an article with another title is shown at its new address, with the links that lead there', async () => {
  const path = 'content/insights/analytics-that-matter-beyond-vanity-metrics.md';
  const text = readFileSync(join(fixtureRoot, path), 'utf8');
  const edits = [{ at: ['title'], value: 'Seven figures that matter' }];
  const checked = await call<Checked>('check', { path, text, edits, draft });
  expect(checked).toMatchObject({
    problems: [],
    address: '/insights/seven-figures-that-matter',
    formerAddress: '/insights/analytics-that-matter-beyond-vanity-metrics',
  });
  const page = await desk.answer({ url: `${checked.address}?desk=${draft}` });
  expect(String(page?.body).replaceAll('\u00a0', ' ')).toMatch(
    /<h1[^>]*>Seven figures that matter/,
  );
});

test('a mistake in the text leaves the rest of it in the preview', async () => {
  const path = 'content/insights/analytics-that-matter-beyond-vanity-metrics.md';
  const text = readFileSync(join(fixtureRoot, path), 'utf8');
  const typed = `${text}\nA [link](/nowhere) to nowhere.\n\nMore words after it.\n`;
  const { address, problems } = await call<Checked>('check', { path, text: typed, draft });
  expect(problems).toHaveLength(1);
  const page = await desk.answer({ url: `${address}?desk=${draft}` });
  expect(page?.body).toContain('More words after it.');
  expect(page?.body).not.toContain('/nowhere');
});

test('hours that are too long for another page leave both pages in the preview', async () => {
  const path = 'content/site.json';
  const other = 'content/locations/marketing-sunderland.md';
  const place = join(contentRoot, other);
  writeFileSync(place, readFileSync(place, 'utf8').replace(/Nell, within.*"/, '{{ hours }}"'));
  const site = JSON.parse(readFileSync(join(fixtureRoot, path), 'utf8'));
  const hours = (days: readonly string[]) =>
    days.map((day) => ({ from: day, to: day, opens: '09:30', closes: '17:30' }));
  const typed = (days: readonly string[]) =>
    call<Checked>('check', {
      path,
      text: JSON.stringify({ ...site, openingHours: hours(days) }),
      draft,
    });
  onTestFinished(() => restore(other));
  expect((await typed(['Monday', 'Saturday', 'Sunday'])).problems).toEqual([]);
  const all = ['Monday', 'Tuesday', 'Thursday', 'Saturday', 'Sunday'];
  const { problems, previewNote, shownOn } = await typed(all);
  expect(problems).toMatchObject([{ file: other }]);
  expect(previewNote).toMatch(/something else stands in the place/);
  const page = await desk.answer({ url: `${shownOn[0]?.path}?desk=${draft}` });
  expect(page?.status).toBe(200);
});

test('a page is previewed while others still link to it as a draft, and without the heading that a figure names', async () => {
  const path = 'content/projects/durham-kit-launch.md';
  const text = readFileSync(join(fixtureRoot, path), 'utf8');
  for (const typed of [
    text.replace('---\n', '---\ndraft: true\n'),
    text.replace('## The old shirts came first', 'The old shirts came first'),
  ]) {
    const { problems, previewNote, address } = await call<Checked>('check', {
      path,
      text: typed.replace(/^title: .*$/m, 'title: “The kit”'),
      draft,
    });
    expect(problems.length).toBeGreaterThan(0);
    expect(previewNote).toMatch(/something else stands in the place/);
    expect((await desk.answer({ url: `${address}?desk=${draft}` }))?.status).toBe(200);
  }
});

test('what is typed is not written', () => {
  const written = readContent(contentRoot).map(({ path, bytes }) => [path, Buffer.from(bytes)]);
  const frozen = readContent(fixtureRoot).map(({ path, bytes }) => [path, Buffer.from(bytes)]);
  expect(written).toEqual(frozen);
});

test('a mistake is shown in its field, and while another file is edited', async () => {
  const path = 'content/insights/broken.md';
  const bad = typed.find(({ name }) => name === 'unknown-category');
  writeFileSync(join(contentRoot, path), bad?.text ?? '');
  const other = 'content/pages/about.md';
  const text = readFileSync(join(fixtureRoot, other), 'utf8');
  const checked = await call<Checked>('check', {
    path: other,
    text: `${text}\nMore words.\n`,
    draft,
  });
  expect(checked.problems).toMatchObject([{ file: path, field: ['category'] }]);
  const own = await call<Checked>('check', { path, text: bad?.text ?? '', draft });
  expect(own.problems).toHaveLength(1);
  expect(own.problems[0]).toMatchObject({ field: ['category'] });
});
