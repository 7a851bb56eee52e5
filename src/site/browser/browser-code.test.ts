import { expect, onTestFinished, test } from 'vitest';
import { workplace } from '../../e2e/builds/workplace.ts';
import { root } from '../../e2e/root.ts';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { withChunks } from '../../engine/bundle/browser-code.ts';
import { browserScripts } from '../../engine/bundle/bundle.ts';
import { brotliBytes } from '../../engine/output/weight.ts';
import { site } from '../site.ts';
import { registry } from '../widgets/registry.ts';

const names = Object.keys(registry);
const code = await browserScripts(root, { sources: site.browser, widgets: names });
const chunk = (name: string) => code.chunks.find(({ source }) => source?.includes(`/${name}.ts`));

/** The size of everything that `name` imports, without React, in bytes with brotli. */
function own(name: string): number {
  const runtime = new Set<string | undefined>(['react-dom', 'scheduler', 'react']);
  const listed = withChunks(` data-chunks="/chunks/${name}"`, code, site.browser).match(
    /[\w-]+\.js/g,
  ) ?? [''];
  return code.chunks
    .filter(({ name, source }) => listed.includes(name) && !source?.endsWith('hydrate.tsx'))
    .filter(({ contains }) => !contains.some((path) => runtime.has(path.split('/')[1] ?? '')))
    .reduce((sum, { text }) => sum + brotliBytes(text), 0);
}

test.each(names)('%s costs at most 4 KB besides React, or 6 KB if it is a form', (name) => {
  expect(own(name)).toBeGreaterThan(100);
  expect(own(name)).toBeLessThanOrEqual(name.endsWith('-form') ? 6144 : 4096);
});

test('no widget loads the backend client or the form schemas at first', () => {
  const listed = names
    .map((name) => withChunks(` data-chunks="/chunks/${name}"`, code, site.browser))
    .join()
    .match(/[\w-]+\.js/g);
  const early = code.chunks.filter(({ name }) => listed?.includes(name));
  expect(early.flatMap(({ contains }) => contains).join()).not.toMatch(/supabase|zod/);
});

test('the code for page changes is one file of at most 2,048 bytes', () => {
  const navigate = chunk('navigate');
  expect(navigate?.imports).toEqual([]);
  expect(brotliBytes(navigate?.text ?? '')).toBeLessThanOrEqual(2048);
});

test('what moves is one late file of at most 4 KB, without React', () => {
  expect(chunk('late')?.imports).toEqual([]);
  expect(chunk('late')?.contains.join()).not.toMatch(/react/);
  expect(brotliBytes(chunk('late')?.text ?? '')).toBeLessThanOrEqual(4096);
});

test('what scrolling moves is one file of at most 1 KB, loaded where it is supported', () => {
  expect(chunk('scroll')?.imports).toEqual([]);
  expect(brotliBytes(chunk('scroll')?.text ?? '')).toBeLessThanOrEqual(1024);
});

test('what follows the mouse on Home is one file of at most 1 KB', () => {
  expect(chunk('lamp')?.imports).toEqual([]);
  expect(brotliBytes(chunk('lamp')?.text ?? '')).toBeLessThanOrEqual(1024);
});

test('a stylesheet in a script has no comments or spaces to load', () => {
  expect(chunk('lamp')?.text).toContain('.hero .shown{font-weight:700}');
});

test('the entry script imports nothing until it is needed', () => {
  expect(code.entry).not.toMatch(/^import|[;}]import[ {"]/);
  expect(code.entry).toMatch(/import\("\/assets\/navigate-\w{6}\.js"\)/);
});

test('the code that widgets load late can be loaded again after a failure', () => {
  const runtime = code.chunks.find(({ source }) => source?.endsWith('hydrate.tsx'));
  // Its URL is read from the function's source.
  expect(runtime?.text).toMatch(/\(\(\)=>import\("\/assets\/[\w-]+\.js"\)\)/);
  expect(runtime?.text).not.toMatch(/(?<!\(\(\)=>)import\("/);
});

test('React is bundled once', () => {
  const copies = code.chunks.filter(({ contains }) =>
    contains.some((path) => /react-dom-client\.production/.test(path)),
  );
  expect(copies).toHaveLength(1);
});

test('files have the same names wherever the project and its packages lie', async () => {
  const { root: place } = workplace(temporaryFolder(onTestFinished), () => 0);
  const elsewhere = await browserScripts(place, { sources: site.browser, widgets: names });
  const namesOf = ({ chunks }: typeof code) => chunks.map(({ name }) => name);
  expect(namesOf(elsewhere)).toEqual(namesOf(code));
});

const strangers = ['zod/v4/classic', 'react-router', 'react-dom/server', 'react-dom-server'];

test.each(strangers)('no %s is sent to the browser', (stranger) => {
  const found = code.chunks.flatMap(({ contains }) =>
    contains.filter((path) => path.startsWith('node_modules') && path.includes(stranger)),
  );
  expect(found).toEqual([]);
});

test('a page lists the hydration code first, then the widget, then their shared chunks', () => {
  const text = withChunks(' data-chunks="/chunks/tabs"', code, site.browser);
  expect(text).toMatch(
    /^ data-chunks="\/assets\/hydrate-\w+\.js \/assets\/tabs-\w+\.js( \/assets\/shared-\w+\.js)+"$/,
  );
});

test('a widget without a file is refused', () => {
  expect(() => withChunks(' data-chunks="/chunks/tab"', code, site.browser)).toThrow(
    'src/site/widgets/tab.tsx is in no file of its own.',
  );
});
