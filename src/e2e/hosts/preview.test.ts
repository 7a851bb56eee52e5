import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../engine/hosts/headers-file.ts';
import { headersAt, hostPolicy } from '../../engine/hosts/host-policy.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const out = temporaryFolder();
const { rules } = hostPolicy([]);
writeFileSync(join(out, 'index.html'), 'the finished site');
writeFileSync(join(out, '_headers'), headersFile(rules));

const flags = ['--import', 'tsx', 'scripts/preview.ts', '--out', out, '--port', '0'];
const run = spawn(process.execPath, flags, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
let url = '';

beforeAll(async () => {
  const [said] = await once(run.stdout, 'data');
  url = /The site is at (http:\S+)/.exec(String(said))?.[1] ?? '';
}, 60_000);
afterAll(() => run.kill());

test('npm run preview shows a finished site as it is, with the headers of its host', async () => {
  const home = await fetch(url);
  expect(await home.text()).toBe('the finished site');
  for (const [name, value] of Object.entries(headersAt(rules, '/'))) {
    expect(home.headers.get(name), name).toBe(value);
  }
});
