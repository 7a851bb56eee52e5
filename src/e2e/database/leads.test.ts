import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type Database, startBackend } from '../../studio/serve/embedded-database.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { sent, tables } from './database.ts';

/** `npm run leads` with the database of `npm start`, running or not. */
const folder = temporaryFolder();
let database: Database;

const leads = async (...args: string[]) => {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, ...env } = process.env;
  const command = ['scripts/leads.ts', '--data', folder, ...args];
  const settings = { cwd: root, env: { ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 28 };
  return (await promisify(execFile)(process.execPath, command, settings)).stdout;
};

beforeAll(async () => {
  database = await startBackend({ folder });
  for (const table of tables) await database.store(table, sent[table]);
}, 120_000);

test('while npm start runs, leads are read in its database, newest first', async () => {
  const list = await leads();
  const [, first, , , , second] = list.split('\n');
  expect(first).toMatch(/^[0-9a-f]{8} {2}.* 23 h +quiz +Quay Bakery, ada@quay\.example$/);
  expect(second).toMatch(/^[0-9a-f]{8} {2}.* 23 h +contact +Ada Wear, Quay Bakery, ada@/);
  expect(list).toContain('\n2 to answer, 0 answered. None is suspect.\n');
  expect(JSON.parse(await leads('--json'))).toMatchObject([
    { ...sent.quiz_submissions, form: 'quiz', hours_left: 23.9 },
    { ...sent.contact_submissions, form: 'contact', hours_left: 23.9 },
  ]);
});

test('a lead is marked as answered by the start of its ID, once, and that can be undone', async () => {
  const [quiz] = await database.staff`select id, answered_at from quiz_submissions`;
  const id = quiz?.id.slice(0, 8).toUpperCase();
  const time = async () => (await database.staff`select answered_at from quiz_submissions`)[0];
  expect(await leads('answered', id)).toBe(
    'Quay Bakery, ada@quay.example (quiz) is marked as answered.\n',
  );
  const marked = await time();
  expect(Math.abs(marked?.answered_at - Date.now())).toBeLessThan(60_000);
  expect(await leads('answered', id)).toContain('was marked as answered before.');
  expect(await time()).toEqual(marked);
  const [, first, , , , second] = (await leads()).split('\n');
  expect([first, second]).toEqual([
    expect.stringMatching(/contact +Ada Wear/),
    expect.stringMatching(/answered +quiz +Quay Bakery/),
  ]);
  expect(await leads('unanswered', id)).toContain('is to be answered again.');
  expect(await leads('unanswered', id)).toContain('is not marked as answered.');
  expect(await time()).toEqual({ answered_at: null });
});

test('while npm start is stopped, its database is started for the list and stopped again', async () => {
  await database.stop();
  expect(await leads()).toMatch(/contact +Ada Wear/);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
});

test('before the first npm start, the command says what to do', async () => {
  await expect(leads('--data', join(folder, 'nowhere'))).rejects.toThrow(
    'npm start has kept nothing on this machine yet.',
  );
});
