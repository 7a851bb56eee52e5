import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { formatProblem, ProblemsError } from '../kernel/problem.ts';
import { loadSite } from '../stages/load-site.ts';
import { tinySite } from '../tiny-site/tiny-site.tsx';
import { readBytes, readContent, readSecrets } from './reader.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'content/notes'), { recursive: true });
const hidden = ['.#a.md', '.DS_Store', 'Thumbs.db', 'desktop.ini'];
const backups = ['a.md~', '#a.md#', '~$a.md'];
for (const name of ['a.md', 'locked.md', ...hidden, ...backups])
  writeFileSync(join(root, 'content/notes', name), '---\n---\n');
mkdirSync(join(root, 'content/.obsidian'));
writeFileSync(join(root, 'content/.obsidian/app.json'), '{}');

const refusing = (code: string) => (path: string) => {
  if (path.endsWith('locked.md')) throw Object.assign(new Error('no'), { code });
  return readBytes(path);
};

test('hidden files and folders, and editors’ backup files, are ignored', async () => {
  const paths = (await readContent(root)).map(({ path }) => path);
  expect(paths).toEqual(['content/notes/a.md', 'content/notes/locked.md']);
});

const cases: [code: string, says: string][] = [
  ['EACCES', 'cannot be read (EACCES). Give yourself permission to read it.'],
  ['EIO', 'cannot be read (EIO). Open it in an editor, save it again, and build again.'],
];

test.each(cases)('a file that fails with %s is told with all others', async (code, says) => {
  const files = await readContent(root, refusing(code));
  const said = () => loadSite(tinySite, files);
  expect(said).toThrow(ProblemsError);
  try {
    said();
  } catch (error) {
    const problems = (error as ProblemsError).problems.map(formatProblem);
    expect(problems).toContain(`content/notes/locked.md ${says}`);
    expect(problems).toContainEqual(expect.stringMatching(/^content\/site\.json is missing/));
  }
});

test('.env is parsed as Node parses it', async () => {
  const lines = [
    'PLAIN=plain-secret-value # a note',
    'export EXPORTED=exported-secret-value',
    "QUOTED='quoted # secret value'",
    'LINES="first secret line',
    'second secret line"',
    'SUPABASE_PUBLISHABLE_KEY=published-by-design',
    'SHORT=short',
  ];
  writeFileSync(join(root, '.env'), lines.join('\n'));
  writeFileSync(join(root, '.env.local'), 'LOCAL=local-secret-value');
  expect((await readSecrets(root)).sort()).toEqual([
    'exported-secret-value',
    'first secret line\nsecond secret line',
    'local-secret-value',
    'plain-secret-value',
    'quoted # secret value',
  ]);
});

test('paths begin at the project, wherever the build is started', () => {
  const here = relative(process.cwd(), root);
  for (const from of [root, `${root}/`, here, `./${here}`]) {
    const paths = readContent(from).map(({ path }) => path);
    expect(paths).toEqual(['content/notes/a.md', 'content/notes/locked.md']);
  }
});
