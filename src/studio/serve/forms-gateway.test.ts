import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { formsGateway, type Store } from './forms-gateway.ts';
import { listen } from './listen.ts';

const passed: { table: string; row: object }[] = [];
const answer = { status: 201, text: '' };
const store: Store = async (table, row) => {
  passed.push({ table, row });
  return answer;
};

const site = formsGateway(store, (_, response) => response.writeHead(404).end('the site'));
const served = await listen(site, { port: 0, network: false });
const origin = `http://localhost:${served.port}`;

beforeEach(() => {
  passed.length = 0;
  Object.assign(answer, { status: 201, text: '' });
});
afterAll(() => served.close());

const path = '/rest/v1/contact_submissions';
const row = '{"name":"Ada"}';
const json = { 'content-type': 'application/json' };

type Asked = { path?: string; method?: string; headers?: object; body?: string };

/** A raw request: `fetch` would tidy the path up. */
async function ask(asked: Asked): Promise<{ status: number; body: string }> {
  const { path: wanted = path, method = 'POST', headers = {}, body = row } = asked;
  const sent = request({
    ...{ host: '127.0.0.1', port: served.port, path: wanted, method },
    headers: { ...json, ...headers },
    agent: false,
  });
  const withBody = !/^(GET|HEAD|DELETE|OPTIONS)$/.test(method);
  sent.end(withBody ? body : undefined);
  const [response] = await once(sent, 'response');
  return {
    status: response.statusCode,
    body: Buffer.concat(await response.toArray()).toString(),
  };
}

test('a form’s row arrives as the browser’s client sends it', async () => {
  const client = createClient(origin, 'sb_publishable_theirs');
  const { status, error } = await client.from('contact_submissions').insert({ name: 'Ada' });
  expect({ status, error }).toEqual({ status: 201, error: null });
  expect(passed).toEqual([{ table: 'contact_submissions', row: { name: 'Ada' } }]);
});

test('a form that is sent while the database is being started is answered when it runs', async () => {
  const starting = Promise.withResolvers<Store>();
  const early = await listen(
    formsGateway(
      async (...row) => (await starting.promise)(...row),
      (_, response) => response.end('the site'),
    ),
    { port: 0, network: false },
  );
  const url = `http://localhost:${early.port}`;
  const answered = fetch(url + path, { method: 'POST', headers: json, body: row });
  expect(await (await fetch(url)).text()).toBe('the site');
  expect(passed).toEqual([]);
  starting.resolve(store);
  expect((await answered).status).toBe(201);
  expect(passed).toHaveLength(1);
  early.close();
});

test('what the database says about a row reaches the form', async () => {
  Object.assign(answer, { status: 429, text: '{"message":"Too many"}' });
  expect(await ask({})).toEqual({ status: 429, body: '{"message":"Too many"}' });
});

/** Other spellings and other parts of the database's interface. */
const elsewhere = [
  '/rest/v1/',
  '/rest/v1/contact_submissions/',
  '/rest/v1/Contact_Submissions',
  '/REST/V1/contact_submissions',
  '//rest/v1/contact_submissions',
  '/rest//v1/contact_submissions',
  '/./rest/v1/contact_submissions',
  '/x/../rest/v1/contact_submissions',
  '/x/%2e%2e/rest/v1/contact_submissions',
  '/rest/v1/contact%5Fsubmissions',
  '/rest%2Fv1/contact_submissions',
  '/rest/v1/contact_submissions%00',
  '/rest/v1/contact_submissions;x',
  '/rest/v1/contact_submissions/../settings',
  '/rest/v1/contact_submissions%2F..%2Fsettings',
  '/rest/v1/contact_submissions,quiz_submissions',
  '/rest/v1/settings',
  '/rest/v1/rpc/forget_expired',
  '/auth/v1/signup',
  '/storage/v1/object/x',
  '/graphql/v1',
  'http://127.0.0.1/rest/v1/contact_submissions',
];

test.each(elsewhere)('POST %s does not reach the database', async (wanted) => {
  expect(await ask({ path: wanted })).toEqual({ status: 404, body: 'the site' });
  expect(passed).toEqual([]);
});

test.each(['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'QUERY'])(
  '%s of the forms’ tables is refused',
  async (method) => {
    for (const table of ['contact_submissions', 'quiz_submissions']) {
      expect((await ask({ path: `/rest/v1/${table}`, method })).status).toBe(405);
    }
    expect(passed).toEqual([]);
  },
);

test.each(['?select=*', '?on_conflict=id', '?columns=name', '?', '?id=eq.1', '?apikey=x'])(
  'a query, %s, is refused',
  async (query) => {
    expect((await ask({ path: path + query })).status).toBe(400);
    expect(passed).toEqual([]);
  },
);

test.each([
  ['many rows', '[{"name":"Ada"},{"name":"Bea"}]'],
  ['no row', '[]'],
  ['null', 'null'],
  ['a word', '"Ada"'],
  ['half a row', '{"name":'],
  ['nothing', ''],
  ['a column that no form fills in', '{"name":"Ada","suspect":false}'],
  ['the ID of another row', '{"id":"00000000-0000-4000-8000-000000000000","name":"Ada"}'],
  ['the prototype of all objects', '{"__proto__":{"x":1}}'],
])('%s is refused, since a submission is one row', async (_, body) => {
  expect((await ask({ body })).status).toBe(400);
  expect(passed).toEqual([]);
});

test('a body that is not plain JSON is refused', async () => {
  expect((await ask({ headers: { 'content-type': 'text/csv' } })).status).toBe(415);
  expect((await ask({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  expect(passed).toEqual([]);
});

test('another website cannot send through a visitor’s browser', async () => {
  for (const foreign of ['https://other.example', 'null', `http://localhost:1`]) {
    expect((await ask({ headers: { origin: foreign } })).status).toBe(403);
  }
  expect(passed).toEqual([]);
  const own = { host: `localhost:${served.port}`, origin };
  expect((await ask({ headers: own })).status).toBe(201);
});

test('a body that is too long is refused, whether or not it says so beforehand', async () => {
  const body = JSON.stringify({ name: 'a'.repeat(40_000) });
  expect((await ask({ body, headers: { 'content-length': body.length } })).status).toBe(413);
  expect((await ask({ body, headers: { 'transfer-encoding': 'chunked' } })).status).toBe(413);
  expect(passed).toEqual([]);
});

test('a visitor who leaves in the middle of a body leaves no row', async () => {
  const socket = connect(served.port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${row.length + 1}\r\n\r\n${row}`);
  await once(socket, 'connect');
  socket.destroy();
  expect((await ask({})).status).toBe(201);
  expect(passed).toHaveLength(1);
});

test('while the database restarts, the form is asked to try again', async () => {
  const gone = formsGateway(
    () => Promise.reject(new Error('gone')),
    () => {},
  );
  const broken = await listen(gone, { port: 0, network: false });
  const response = await fetch(`http://localhost:${broken.port}${path}`, {
    ...{ method: 'POST', headers: json, body: row },
  });
  expect(response.status).toBe(502);
  broken.close();
});
