import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Database,
  earlierData,
  embeddedFolder,
  startBackend,
} from '../../studio/serve/embedded-database.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { sent, tables } from './database.ts';

const project = temporaryFolder();
/** Where earlier versions had the database of `npm start`, and where it is now. */
const before = join(project, '.output/backend');
const folder = join(project, '.cache/backend');
let deaths = 0;
let database: Database;

beforeAll(async () => {
  const earlier = await startBackend({ folder: before });
  await earlier.store('contact_submissions', { name: 'Ada', email: 'early@quay.example' });
  await earlier.stop();
  embeddedFolder(project);
  database = await startBackend({ folder, died: () => deaths++ });
}, 120_000);
afterAll(() => database?.stop());

const emails = async () => {
  const rows = await database.staff`select email from contact_submissions order by created_at`;
  return rows.map(({ email }) => email);
};

test('the database of an earlier version was moved with its rows, and none over another', async () => {
  expect(existsSync(before)).toBe(false);
  expect(await emails()).toEqual(['early@quay.example']);
  for (const name of ['backend', 'backend-5000']) mkdirSync(join(project, '.output', name));
  expect(embeddedFolder(project)).toBe(folder);
  expect([existsSync(before), existsSync(`${folder}-5000`)]).toEqual([true, true]);
});

test.for(tables)('%s stores exactly what its form sends, once', async (table) => {
  expect(await database.store(table, sent[table])).toEqual({ status: 201, text: '' });
  expect(await database.store(table, sent[table])).toEqual({ status: 201, text: '' });
  const rows = await database.staff`
    select * from ${database.staff(table)} where email = ${String(sent[table].email)}`;
  const server = { id: expect.any(String), created_at: expect.any(Date) };
  expect([...rows]).toEqual([{ ...sent[table], ...server, answered_at: null, suspect: false }]);
});

const refused: [what: string, change: object, status: number, says: RegExp][] = [
  ['breaks a rule', { name: '' }, 400, /contact_name_given/],
  ['has an object for a text', { name: { a: 'x'.repeat(101) } }, 400, /length/],
  ['has a zero byte', { name: 'a\u0000b' }, 400, /./],
  ['comes in a flood', { email: 'flood@quay.example' }, 429, /Too many submissions/],
];

test.for(refused)('a row that %s is answered as PostgREST would', async (row) => {
  const [, change, status, says] = row;
  const { owner, store } = database;
  if (status === 429) await owner`update private.settings set client_limit = 1, client_bytes = 1`;
  const answer = await store('contact_submissions', { ...sent.contact_submissions, ...change });
  expect(answer).toEqual({ status, text: expect.stringMatching(says) });
});

test('two processes cannot use one data folder', async () => {
  await expect(startBackend({ folder })).rejects.toThrow(`in use by process ${database.pid()}`);
}, 30_000);

test('a killed database is started again with every row that it acknowledged', async () => {
  const [before, rows] = [database.pid() ?? 0, await emails()];
  process.kill(before, 'SIGKILL');
  await expect.poll(database.pid).not.toBe(before);
  await expect.poll(() => emails().catch(() => {})).toEqual(rows);
  expect(deaths).toBe(1);
});

test('the database never runs as root', () => {
  const user = execFileSync('ps', ['-o', 'uid=', '-p', `${database.pid()}`], { encoding: 'utf8' });
  expect(Number(user)).toBeGreaterThan(0);
});

test('leads of an earlier version come with how to read them', () => {
  expect(earlierData(folder)).toBeUndefined();
  const earlier = join(folder, 'earlier');
  mkdirSync(join(earlier, 'data'), { recursive: true });
  writeFileSync(join(earlier, 'data/PG_VERSION'), '17');
  expect(earlierData(earlier)).toContain(`--config "${join(earlier, 'config.json')}" "select`);
});
