import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { site as definition } from '../../site/site.ts';
import { contentWithMedia } from '../fixtures/content-with-media.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sentence = 'The build was killed.';
const module = pathToFileURL(join(root, 'src/engine/print-if-killed.ts')).href;
const endings: [how: string, signal: NodeJS.Signals | 0, says: string][] = [
  ['is killed', 'SIGKILL', `${sentence}\n`],
  ['ends by itself', 0, ''],
];

test.each(endings)('a process that %s leaves the sentence that is due', async (_, signal, says) => {
  const script = `import { printIfKilled } from ${JSON.stringify(module)};
    printIfKilled(${JSON.stringify(sentence)});
    console.log('ready');
    if (process.argv[1] === 'waits') setTimeout(() => {}, 60_000);`;
  const args = ['--input-type=module', '-e', script, ...(signal ? ['waits'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  expect(await said).toBe(says);
});

test('a build tells when it begins to encode photographs, once, and only if it does', async () => {
  const contentRoot = await contentWithMedia(fixtureRoot, join(folder, 'site'));
  const options = { root, contentRoot, out: join(folder, 'dist'), cache: join(folder, 'cache') };
  let count = 0;
  const encoding = () => void count++;
  await build(definition, { ...options, date: fixtureDate, plain: true, encoding });
  expect(count).toBe(1);
  await build(definition, { ...options, date: fixtureDate, plain: true, encoding });
  expect(count).toBe(1);
});
