import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../studio/serve/embedded-backend.ts';
import { type Row, sent, type Table, tables } from './database.ts';
import { wrongRows } from './wrong-rows.ts';

/**
 * Attacks on the REST interface without our forms. `@supabase/lite` grants every table to
 * everybody, so only row-level security, checks and the trigger protect it here. Grants are tested
 * on a real PostgreSQL, in database-permissions.test.ts.
 */
const folder = mkdtempSync(join(tmpdir(), 'visitors-'));
let backend: Backend;
let staff: SupabaseClient;
/** Another visitor’s row, which each test tries to reach. */
let earlier: Row;

const message = sent.contact_submissions;
const somebody = { ...message, email: 'earlier@quay.example' };
const limit = 40;

beforeAll(async () => {
  backend = await startBackend({ folder, port: 0, limit, bytes: 1 });
  staff = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
  await ask('contact_submissions', { body: somebody });
  [earlier = {}] = await rows();
}, 120_000);
afterAll(async () => {
  await backend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of tables) await staff.from(table).delete().neq('email', somebody.email);
});

const rows = async (table: Table = 'contact_submissions') =>
  ((await staff.from(table).select().order('created_at')).data ?? []) as Row[];

type Request = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
};

/** A request to the REST interface with the key that every visitor has. */
async function ask(path: string, { method, headers, body }: Request = {}) {
  const key = backend.publishableKey;
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status } = response;
  return { status, range: response.headers.get('content-range'), text: await response.text() };
}

test.for(wrongRows)('the REST interface refuses %s', async ([, table, wrong]) => {
  const { status } = await ask(table, { body: { ...sent[table], ...wrong } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await rows(table)).toEqual(table === 'contact_submissions' ? [earlier] : []);
});

const id = '00000000-0000-4000-8000-000000000000';
const count = { prefer: 'count=exact' };

const attempts: [what: string, path: string, Request][] = [
  ['read', 'contact_submissions', {}],
  ['count', 'contact_submissions', { headers: count }],
  ['count without reading', 'contact_submissions', { method: 'HEAD', headers: count }],
  ['look up a person', 'contact_submissions?email=eq.earlier@quay.example', {}],
  ['change', 'contact_submissions?email=neq.x', { method: 'PATCH', body: { name: 'Eve' } }],
  ['delete', 'contact_submissions?email=neq.x', { method: 'DELETE' }],
  ['delete without a filter', 'contact_submissions', { method: 'DELETE' }],
  ['replace', `contact_submissions?id=eq.${id}`, { method: 'PUT', body: { ...message, id } }],
  ['add a column', 'contact_submissions', { body: { ...message, role: 'admin' } }],
  ['pollute a prototype', 'contact_submissions', { body: '{"__proto__":{"id":1},"name":"a"}' }],
  ['send nothing', 'contact_submissions', { body: 'null' }],
  ['send truncated JSON', 'contact_submissions', { body: '{"name":' }],
  ['send an object as a name', 'contact_submissions', { body: { ...message, name: { a: 1 } } }],
  ['send a zero byte', 'contact_submissions', { body: { ...message, name: 'a\u0000b' } }],
  ['send deeply nested JSON', 'contact_submissions', { body: '['.repeat(100_000) }],
  ['call the trigger', 'rpc/receive', { body: {} }],
  ['run the cleanup', 'rpc/forget_expired', { body: {} }],
  [
    'run the cleanup in its own schema',
    'rpc/forget_expired',
    { body: {}, headers: { 'content-profile': 'private' } },
  ],
  ['read the settings', 'settings', { headers: { 'accept-profile': 'private' } }],
  ['read the counts', 'hourly_counts', { headers: { 'accept-profile': 'private' } }],
  ['read the salts', 'daily_salts', { headers: { 'accept-profile': 'private' } }],
  ['mark', 'contact_submissions?email=neq.x', { method: 'PATCH', body: { suspect: true } }],
  ['read through a relation', 'contact_submissions?select=*,settings(*)', {}],
];

test.for(attempts)('a visitor who tries to %s gets nothing', async ([, path, request]) => {
  const { range, text } = await ask(path, request);
  expect(text).not.toMatch(/earlier|Ada Wear|salt/);
  expect(range ?? '').not.toMatch(/1$/);
  expect(await rows()).toEqual([earlier]);
});

test('a CSV body or SQL in a field is stored as text and does nothing', async () => {
  const name = `'); drop table contact_submissions; --`;
  await ask('contact_submissions', { body: { ...message, name } });
  const csv = 'name,email\n=1+1,csv@quay.example';
  await ask('contact_submissions', { body: csv, headers: { 'content-type': 'text/csv' } });
  expect((await rows()).slice(1).map((row) => row.name)).toEqual([name, '=1+1']);
});

test('id, times and marks are set by the server, whatever is sent', async () => {
  const answered_at = '2020-01-01T00:00:00Z';
  const forged = { ...message, id, created_at: answered_at, answered_at, suspect: true };
  const columns = '"id","name","email","created_at","answered_at","suspect"';
  await ask(`contact_submissions?columns=${columns}`, { body: forged });
  const [, row] = await rows();
  expect(row?.id).not.toBe(id);
  expect(Date.parse(String(row?.created_at))).toBeGreaterThan(Date.now() - 60_000);
  expect(row).toMatchObject({ answered_at: null, suspect: false });
});

test('an existing row cannot be overwritten by an insert with its id', async () => {
  const over = { ...message, name: 'Eve', id: earlier.id };
  const headers = { prefer: 'resolution=merge-duplicates' };
  await ask('contact_submissions?on_conflict=id', { body: over, headers });
  expect((await rows())[0]).toEqual(earlier);
});

/** A token with the staff role and an invalid signature. */
function claim(algorithm: string, secret?: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: algorithm, typ: 'JWT' })}.${part({ role: 'service_role', exp: 4e9 })}`;
  return `${body}.${secret === undefined ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`;
}

test.for<[what: string, token: () => string]>([
  ['not signed', () => claim('none')],
  ['signed with nothing', () => claim('HS256', '')],
  ['signed with the publishable key', () => claim('HS256', backend.publishableKey)],
])('a forged staff token, %s, gives no access', async ([, token]) => {
  const claims = [{ authorization: `Bearer ${token()}` }, { apikey: token() }];
  for (const headers of claims) {
    expect((await ask('contact_submissions', { headers })).text).not.toContain('earlier');
  }
});

test('nobody can sign up', async () => {
  const { data } = await createClient(backend.url, backend.publishableKey).auth.signUp({
    email: 'eve@quay.example',
    password: 'a-long-password-1',
  });
  expect(data.user).toBeNull();
});

// This test is last, since it uses up the limits of the hour.
test('a flood is answered 429, row by row and in bulk, and a duplicate still 201', async () => {
  const bulk = Array.from({ length: limit + 1 }, (_, at) => ({ ...message, email: `a@b${at}.uk` }));
  expect((await ask('contact_submissions', { body: bulk })).status).toBe(429);
  expect(await rows()).toEqual([earlier]);
  const statuses = new Set<number>();
  for (const body of bulk) statuses.add((await ask('contact_submissions', { body })).status);
  expect([...statuses]).toEqual([201, 429]);
  expect((await ask('contact_submissions', { body: somebody })).status).toBe(201);
});
