import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slug } from './engine/kernel/slug.ts';

const root = join(import.meta.dirname, '..');
const wings = ['engine', 'site', 'studio'] as const;
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const papers = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'content/README.md',
    'supabase/README.md',
    'src/ARCHITECTURE.md',
  ],
  ...['src/engine/hosts/README.md', ...wings.map((wing) => `src/${wing}/README.md`)],
];

const isThere = (paper: string, path: string) => existsSync(join(root, dirname(paper), path));

test.each(papers)('%s names files that exist', (paper) => {
  const paths = [...read(paper).matchAll(/`((?:src|templates|scripts)\/[\w./-]+)`/g)];
  const named = paths.map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(wings)('the README of %s names its own files by their paths in it', (wing) => {
  const paper = `src/${wing}/README.md`;
  const named = [...read(paper).matchAll(/`([\w-]+\/[\w./-]+\.(?:tsx?|css))`/g)];
  const wrong = named
    .map(([, path = '']) => path)
    .filter((path) => !isThere(paper, path) && !existsSync(join(root, path)));
  expect(named.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test.each(wings)('the README of %s lists every room once', (wing) => {
  const rows = read(`src/${wing}/README.md`).split('\n## ').find(isOfRooms)?.split('\n') ?? [];
  const cells = rows.flatMap((row) => /^\| (`[^|]+) \|/.exec(row)?.[1] ?? []);
  const listed = cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+)\/`/g)].map(([, room = '']) => room),
  );
  expect(listed.sort()).toEqual(rooms(wing));
});

const isOfRooms = (section: string) => section.startsWith('Its rooms');

/** The folders of a wing, but for the site of the engine's tests and for styles, which are no code. */
function rooms(wing: string): string[] {
  return readdirSync(join(root, 'src', wing), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['tiny-site', 'styles'].includes(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** The ids that GitHub gives headings; no heading of ours has a sign that it keeps and `slug` drops. */
const headings = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => slug(words.replaceAll(/['’]/g, '')));

test.each(papers)('links in %s lead to a file, and to a heading of it', (paper) => {
  // Examples of content stand in code.
  const text = read(paper).replaceAll(/^( *)(`{3,}).*?^\1\2$|`[^`\n]+`/gms, '');
  const links = [...text.matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([\w-]+))?\)/g)];
  const wrong = links.flatMap(([link, path = '', id]) => {
    const target = path === '' ? paper : join(dirname(paper), path);
    if (!existsSync(join(root, target))) return [link];
    return id && !headings(read(target)).includes(id) ? [link] : [];
  });
  expect(wrong).toEqual([]);
});

const limits: [paper: string, bytes: number][] = [
  ['README.md', 16_000],
  ['content/README.md', 41_000],
  ['src/ARCHITECTURE.md', 6_000],
  ...wings.map((wing): [string, number] => [`src/${wing}/README.md`, 8_000]),
];

test.each(limits)('%s stays short enough to be read', (paper, bytes) => {
  expect(Buffer.byteLength(read(paper))).toBeLessThanOrEqual(bytes);
});
