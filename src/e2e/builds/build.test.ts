import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import type { BuildReport } from '../../engine/build-options.ts';
import { brotliBytes } from '../../engine/output/weight.ts';
import { site as definition } from '../../site/site.ts';
import { fixtureRoot, fixtureSite } from '../fixtures/fixture-site.ts';
import { hostedBackend } from '../fixtures/hosted-backend.ts';
import { promisedAddresses } from '../fixtures/promised-addresses.ts';
import { root } from '../root.ts';
import { htmlRules } from '../units/html-rules.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const folder = temporaryFolder();
const options = {
  root,
  contentRoot: fixtureRoot,
  date: new Date('2026-11-21T12:00:00Z'),
  backend: hostedBackend,
};
const stages: string[] = [];
const first: BuildReport = await build(definition, {
  ...options,
  out: join(folder, 'first'),
  // Compression is slow, and tested on `hosts/`.
  compression: false,
  progress: (stage) => stages.push(stage),
});

await build(definition, {
  ...options,
  ...{ out: join(folder, 'plain'), plain: true, siteUrl: 'https://staging.example' },
});

function contents(name: string): Map<string, Buffer> {
  const paths = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, name, path)).isFile(),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, name, path))]));
}

test('a build reports its steps and its result', () => {
  expect(stages[0]).toBe('read');
  expect(stages.at(-1)).toBe('write');
  expect(first.pages).toBeGreaterThanOrEqual(promisedAddresses.length);
  expect(first.warnings).toEqual([]);
  expect(first.hasSamples).toBe(fixtureSite.settings.sample === true);
  expect([...first.times.keys()]).toEqual(stages);
});

test('a plain build, for benchmarks, has all pages and skips slow steps; SITE_URL is in every absolute address', () => {
  const [bare, whole] = [contents('plain'), contents('first')];
  const pages = (files: Map<string, Buffer>) =>
    [...files.keys()].filter((p) => p.endsWith('.html'));
  expect(pages(bare)).toEqual(pages(whole));
  expect([...bare.keys()].filter((path) => /share-.*\.png$|\.(br|gz)$/.test(path))).toEqual([]);
  const home = String(bare.get('index.html'));
  expect(home).toContain('<link rel="canonical" href="https://staging.example/">');
  expect(home).not.toContain('https://pierlight.example');
});

test('nothing of the desk or of the live server is in a build', () => {
  const names = /desk-token|\/desk\b|codemirror|_live|live-page/i;
  const own = [...contents('first')].filter(
    ([path, bytes]) => names.test(path) || names.test(bytes.toString('latin1')),
  );
  expect(own.map(([path]) => path)).toEqual([]);
});

test('the publishable key is in one file of the site', () => {
  const holding = [...contents('first')].filter(([, bytes]) => bytes.includes(hostedBackend.key));
  expect(holding.map(([path]) => path)).toHaveLength(1);
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(htmlRules);
  const pages = [...contents('first')].filter(([path]) => path.endsWith('.html'));
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html.toString(), path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`),
    );
    expect(errors).toEqual([]);
  }
});

test('the inlined script is at most 2,048 bytes, has no framework, and is the same on every page', () => {
  const scripts = [...contents('first')]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, html]) => /<script type="module">(.*?)<\/script>/s.exec(html.toString())?.[1] ?? '');
  expect(new Set(scripts).size).toBe(1);
  expect(scripts[0]).toContain('data-scrolled');
  expect(brotliBytes(scripts[0] ?? '')).toBeLessThanOrEqual(2048);
});

test('the font is one file of at most 48,000 bytes, and drawings are at most 16 KB', () => {
  const files = [...contents('first')];
  const fonts = files.filter(([path]) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.[1].length).toBeLessThanOrEqual(48_000);
  for (const [path, content] of files.filter(([path]) => path.endsWith('.svg'))) {
    expect(content.length, path).toBeLessThanOrEqual(16 * 1024);
  }
});
