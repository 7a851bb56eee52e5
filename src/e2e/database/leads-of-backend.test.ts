import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../studio/serve/embedded-backend.ts';
import { root } from '../root.ts';
import { sent } from './database.ts';

/** `npm run leads` with the database of `npm start`, running or not. */
const folder = mkdtempSync(join(tmpdir(), 'leads-'));
let backend: Backend;

const leads = (...args: string[]) => {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, ...env } = process.env;
  const command = ['scripts/leads.ts', '--data', folder, ...args];
  return promisify(execFile)('tsx', command, { cwd: root, env: { ...env, NO_COLOR: '1' } });
};

beforeAll(async () => {
  backend = await startBackend({ folder, port: 0 });
  const visitor = createClient(backend.url, backend.publishableKey);
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  await visitor.from('quiz_submissions').insert(sent.quiz_submissions);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('while npm start runs, leads are read and marked in its database', async () => {
  const { stdout } = await leads();
  const [, first, , , , second] = stdout.split('\n');
  expect(first).toMatch(/^[0-9a-f]{8} {2}.* 23 h +quiz +Quay Bakery +ada@quay\.example$/);
  expect(second).toMatch(/^[0-9a-f]{8} {2}.* 23 h +contact +Ada Wear, Quay Bakery +ada@/);
  expect(stdout).toContain('\n2 to answer, 0 answered. None is suspect.\n');
  const marked = await leads('answered', first?.slice(0, 8) ?? '');
  expect(marked.stdout).toBe('Quay Bakery, ada@quay.example (quiz) is marked as answered.\n');
}, 60_000);

test('while npm start is stopped, its database is started for the list and stopped again', async () => {
  await backend.stop();
  const { stdout } = await leads();
  const [, first, , , , second] = stdout.split('\n');
  expect(first).toContain('contact  Ada Wear');
  expect(second).toContain('answered   quiz     Quay Bakery');
  expect(existsSync(join(folder, 'pid'))).toBe(false);
}, 60_000);

test('before the first npm start, the command says what to do', async () => {
  await expect(leads('--data', join(folder, 'nowhere'))).rejects.toThrow(
    'npm start has kept nothing on this machine yet.',
  );
}, 60_000);
