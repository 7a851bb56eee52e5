import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../engine/hosts/headers-file.ts';
import { headersAt, hostPolicy } from '../../engine/hosts/host-policy.ts';
import { redirectsFile } from '../../engine/hosts/redirects-file.ts';
import { networkUrls } from '../../studio/serve/network-addresses.ts';
import { root } from '../root.ts';

const out = mkdtempSync(join(tmpdir(), 'preview-'));
const { rules, redirects } = hostPolicy([{ from: '/old', to: '/' }]);
const files = {
  'index.html': 'the finished site',
  '404.html': 'not here',
  _headers: headersFile(rules),
  _redirects: redirectsFile(redirects),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);

const flags = ['--import', 'tsx', 'scripts/preview.ts', '--out', out, '--port', '0'];
const run = spawn(process.execPath, flags, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
let url = '';

beforeAll(async () => {
  const [said] = await once(run.stdout, 'data');
  url = /The site is at (http:\S+)/.exec(String(said))?.[1] ?? '';
}, 60_000);
afterAll(() => {
  run.kill();
  rmSync(out, { recursive: true });
});

test('npm run preview shows a finished site as it is, with the headers of its host', async () => {
  const home = await fetch(url);
  expect(await home.text()).toBe('the finished site');
  for (const [name, value] of Object.entries(headersAt(rules, '/'))) {
    expect(home.headers.get(name), name).toBe(value);
  }
});

test('what is missing, has moved or is no page to send to is answered as on a host', async () => {
  const missing = await fetch(`${url}/nowhere`);
  expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
  const moved = await fetch(`${url}/old`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/']);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
});

test('without --host no other device reaches it', async () => {
  for (const other of networkUrls(Number(new URL(url).port))) {
    await expect(fetch(other)).rejects.toThrow();
  }
});
