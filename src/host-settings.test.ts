import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { root } from './e2e/root.ts';
import { hostFiles } from './engine/hosts/host-files.ts';
import { hostPolicy } from './engine/hosts/host-policy.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** What hosts read at the top of the repository, and how each has the site built. */
const settings = ['vercel.json', 'netlify.toml', 'wrangler.jsonc', 'Dockerfile'];

test.each(settings)('%s builds with a known script into an ignored folder', (name) => {
  const { scripts } = JSON.parse(read('package.json'));
  const ignored = read('.gitignore').split('\n');
  const [, script = '', args = ''] = /npm run (\w+)((?: --[\w ./-]*)?)/.exec(read(name)) ?? [];
  expect(Object.keys(scripts)).toContain(script);
  const out = /--out (\S+)/.exec(args)?.[1] ?? 'dist';
  expect(ignored).toContain(`${out.split('/')[0]}/`);
});

test.each(settings)('%s takes no configuration but what the build writes', (name) => {
  const written = hostFiles(hostPolicy([])).configuration.map(({ path }) => path);
  const taken = [...read(name).matchAll(/\.cache\/hosts\/(\S+)/g)].map(([, path]) => path);
  expect(written).toEqual(expect.arrayContaining(taken));
});

test('vercel.json and wrangler.jsonc can be read, and netlify.toml by Netlify’s own code', async () => {
  expect(JSON.parse(read('vercel.json'))).toHaveProperty('buildCommand');
  const errors: unknown[] = [];
  const { assets } = parse(read('wrangler.jsonc'), errors as never[]);
  expect(assets).toMatchObject({ directory: 'dist', html_handling: 'drop-trailing-slash' });
  expect(errors).toEqual([]);
  const netlifyConfigPath = join(root, 'netlify.toml');
  const own = { headersFiles: [], configHeaders: [], minimal: true };
  expect((await parseAllHeaders({ ...own, netlifyConfigPath })).errors).toEqual([]);
});

test.each(globSync('.github/**/*.yml', { cwd: root }))('GitHub can read %s', (name) => {
  const { errors, warnings } = parseDocument(read(name), { strict: true });
  expect([...errors, ...warnings]).toEqual([]);
});
