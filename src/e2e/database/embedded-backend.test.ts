import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../../engine/output/lock.ts';
import type { Lead } from '../../studio/leads/lead.ts';
import { markLead } from '../../studio/leads/mark-lead.ts';
import { readLeads } from '../../studio/leads/read-leads.ts';
import { staffClient } from '../../studio/leads/staff-client.ts';
import { type Backend, startBackend } from '../../studio/serve/embedded-backend.ts';
import { root } from '../root.ts';
import { sent, tables } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'backend-'));
const deaths: string[] = [];
let killed: { pid: number; secretKey: string };
let backend: Backend;
// Untyped, since the tests send values that no form would.
let visitor: SupabaseClient;
let staff: SupabaseClient;

/** Starts a backend from a separate process and kills that process once the backend answers. */
async function startAndKill(): Promise<typeof killed> {
  const module = JSON.stringify(join(root, 'src/studio/serve/embedded-backend.ts'));
  const script = `
    import { startBackend } from ${module};
    const { pid, secretKey } = await startBackend({ folder: ${JSON.stringify(folder)}, port: 0 });
    console.log(JSON.stringify({ starter: process.pid, pid: pid(), secretKey }));`;
  const run = spawn('tsx', ['--input-type=module', '--eval', script], { cwd: root });
  const [line] = await once(run.stdout, 'data');
  const { starter, ...server } = JSON.parse(String(line));
  process.kill(starter, 'SIGKILL');
  await once(run, 'exit');
  return server;
}

const client = (key: string) => createClient(backend.url, key, { auth: { persistSession: false } });

beforeAll(async () => {
  killed = await startAndKill();
  backend = await startBackend({ folder, port: 0, died: (why) => deaths.push(why) });
  visitor = client(backend.publishableKey);
  staff = client(backend.secretKey);
}, 120_000);
afterAll(async () => {
  await backend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of tables) await staff.from(table).delete().neq('email', '');
});

test.for(tables)('%s stores exactly what its form sends', async (table) => {
  const { status } = await visitor.from(table).insert(sent[table]);
  const { data } = await staff.from(table).select();
  expect(status).toBe(201);
  expect(data).toMatchObject([sent[table]]);
  expect(Object.keys(data?.[0]).sort()).toEqual(
    [...Object.keys(sent[table]), 'id', 'created_at', 'answered_at', 'suspect'].sort(),
  );
});

test.for(tables)(
  '%s: fifty copies at once and one later are all answered 201 and make one row',
  async (table) => {
    const copies = Array.from({ length: 50 }, () => visitor.from(table).insert(sent[table]));
    const answers = [...(await Promise.all(copies)), await visitor.from(table).insert(sent[table])];
    const { data } = await staff.from(table).select('id');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(data).toHaveLength(1);
  },
);

test('a visitor cannot set id, time or marks, even with wide grants', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  await visitor.from('contact_submissions').insert({ ...sent.contact_submissions, id });
  const { data } = await staff.from('contact_submissions').select('id');
  expect(data).toHaveLength(1);
  expect(data).not.toEqual([{ id }]);
});

test('a visitor cannot read what others sent', async () => {
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  const { data } = await visitor.from('contact_submissions').select();
  expect(data ?? []).toEqual([]);
});

test('without a key, or with a wrong one, nothing can be read or written', async () => {
  const statuses = ['', 'sb_secret_guessed'].map(async (apikey) => {
    const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      headers: apikey ? { apikey } : {},
    });
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401]);
});

test('npm run leads lists who has written, newest first', async () => {
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  await visitor.from('quiz_submissions').insert(sent.quiz_submissions);
  const keys = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey };
  const { stdout } = await promisify(execFile)('tsx', ['scripts/leads.ts', '--json'], {
    cwd: root,
    env: { ...process.env, ...keys },
  });
  expect(JSON.parse(stdout)).toMatchObject([
    { ...sent.quiz_submissions, form: 'quiz', hours_left: 23.9 },
    { ...sent.contact_submissions, form: 'contact', hours_left: 23.9 },
  ]);
});

test('staff mark a lead as answered by the start of its ID, and can undo it', async () => {
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  await visitor.from('quiz_submissions').insert(sent.quiz_submissions);
  const client = staffClient(backend.url, backend.secretKey);
  const list = async () => {
    const leads: Lead[] = [];
    for await (const lead of readLeads(client, { suspects: false })) leads.push(lead);
    return leads;
  };
  const [first, second] = await list();
  const id = first?.id.slice(0, 8).toUpperCase() ?? '';
  expect(await markLead(client, id, true)).toBe(
    'Quay Bakery, ada@quay.example (quiz) is marked as answered.',
  );
  expect((await list()).map((lead) => lead.id)).toEqual([second?.id, first?.id]);
  const [, answered] = await list();
  expect(Math.abs(Date.parse(answered?.answered_at ?? '') - Date.now())).toBeLessThan(60_000);

  expect(await markLead(client, id, true)).toContain('was marked as answered before.');
  expect((await list())[1]).toEqual(answered);
  expect(await markLead(client, id, false)).toContain('is to be answered again.');
  expect(await list()).toEqual([first, second]);
  expect(await markLead(client, id, false)).toContain('is not marked as answered.');
});

test('staff can read more rows than the REST interface returns at once', async () => {
  const rows = Array.from({ length: 1201 }, (_, at) => ({ name: 'Ada', email: `a${at}@b.uk` }));
  await Promise.all(rows.map((row) => visitor.from('contact_submissions').insert(row)));
  const staffs = staffClient(backend.url, backend.secretKey);
  const emails: string[] = [];
  for await (const { email } of readLeads(staffs, { suspects: false })) emails.push(email);
  expect(emails).toHaveLength(1201);
  expect(new Set(emails).size).toBe(1201);
});

test('reading leads with a wrong key shows the database’s answer', async () => {
  const guessed = readLeads(staffClient(backend.url, 'sb_secret_guessed'), { suspects: false });
  await expect(guessed.next()).rejects.toThrow('Invalid API key');
});

test('two processes cannot use one data folder, since that would lose rows', async () => {
  await expect(startBackend({ folder, port: 0 })).rejects.toThrow(
    `in use by process ${process.pid}`,
  );
});

test('a killed database is restarted with every row that it acknowledged', async () => {
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  const killed = backend.pid();
  process.kill(killed ?? 0, 'SIGKILL');
  await expect
    .poll(async () => (await staff.from('contact_submissions').select('email')).data, {
      timeout: 20_000,
    })
    .toEqual([{ email: sent.contact_submissions.email }]);
  expect(backend.pid()).not.toBe(killed);
  expect(deaths).toEqual(['SIGKILL']);
});

test('the database stops with its parent process, and its folder and keys can be used again', () => {
  expect(isAlive(killed.pid)).toBe(false);
  expect(backend.secretKey).toBe(killed.secretKey);
});

test('after a change of the migrations the database runs again, prepared, with every row', async () => {
  await visitor.from('contact_submissions').insert(sent.contact_submissions);
  const before = backend.pid();
  const record = join(folder, 'data/prepared');
  // As another migration would make it.
  writeFileSync(record, 'before the change');
  await backend.migrate();
  expect(readFileSync(record, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(backend.pid()).not.toBe(before);
  expect(isAlive(before ?? 0)).toBe(false);
  const { data } = await staff.from('contact_submissions').select('email');
  expect(data).toEqual([{ email: sent.contact_submissions.email }]);
  expect((await visitor.from('quiz_submissions').insert(sent.quiz_submissions)).status).toBe(201);
}, 120_000);
