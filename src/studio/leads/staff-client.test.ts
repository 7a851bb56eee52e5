import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../serve/free-port.ts';
import { readLeads } from './read-leads.ts';
import { staffClient } from './staff-client.ts';

const key = 'sb_secret_of_the_test';
const url = 'https://project.supabase.co';

/** The error message shown for a server that answers so. */
const complaint = (send: typeof fetch, address = url) =>
  readLeads(staffClient(address, key, send)).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

const addresses: [address: string, complaint: string | undefined][] = [
  ['https://project.supabase.co', undefined],
  ['http://127.0.0.1:54321', undefined],
  ['http://127.1:54321', undefined],
  ['http://[::1]:54321', undefined],
  ['http://localhost:54321', undefined],
  ['http://project.supabase.co', 'Write https://project.supabase.co'],
  ['http://192.168.0.1:54321', 'Write https://192.168.0.1:54321'],
  ['http://127.0.0.1.evil.example', 'could be read on its way'],
  ['http://localhost.evil.example', 'could be read on its way'],
  ['http://0.0.0.0', 'could be read on its way'],
  ['HTTP://PROJECT.supabase.co', 'could be read on its way'],
  ['ws://127.0.0.1', 'not a web address'],
  ['file:///etc/passwd', 'not a web address'],
  ['project.supabase.co', 'not a web address'],
  ['', 'not a web address'],
];

test.for(addresses)('the secret key is sent to %s only if that is safe', ([address, complaint]) => {
  if (complaint) expect(() => staffClient(address, key)).toThrow(complaint);
  else expect(() => staffClient(address, key)).not.toThrow();
});

test.for(['sb_publishable_x', 'sb_secret_x\n', 'sb secret', 'sb_secret_“x”', ''])(
  'the key %j is refused and never printed',
  (wrong) => {
    const open = () => staffClient(url, wrong);
    expect(open).toThrow(/^SUPABASE_SECRET_KEY holds [a-z, ]+\.$/);
  },
);

test('the secret key does not follow a redirect to another server', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  expect(await complaint(fetch, origin)).toContain(`${origin} redirects`);
  expect(asked).not.toContain('/elsewhere');
  server.close();
});

const refusals: [what: string, status: number, body: string, complaint: string][] = [
  ['that the key is wrong', 401, '{"message":"Invalid API key"}', 'answered: Invalid API key'],
  ['with an empty body', 500, '', 'answered: status 500'],
  ['with a hotel’s login page', 200, '<h1>Please log in</h1>', 'answered: <h1>Please log in</h1>'],
  ['with HTML in place of JSON', 502, '<h1>Bad gateway</h1>', 'answered: <h1>Bad gateway</h1>'],
  [
    'that a column is missing',
    400,
    '{"code":"42703","message":"column suspect does not exist"}',
    'answered: column suspect does not exist. Its tables are older than this program: npx supabase@3 db push --remote',
  ],
  [
    'with control characters',
    400,
    JSON.stringify({ message: 'a\u001b]0;b\u0007\u009b2J\r\nc\u202ed\u2066\u200f\u0000' }),
    'answered: a]0;b2J cd',
  ],
  ['with the key itself', 403, `{"message":"no ${key}!"}`, 'answered: no [the secret key]!'],
];

test.for(refusals)('a server that answers %s is reported in one plain line', async (refusal) => {
  const [, status, body, said] = refusal;
  expect(await complaint(async () => new Response(body, { status }))).toBe(`${url} ${said}`);
});

test('an unreachable server is reported with the reason', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  expect(await complaint(fetch, nobody)).toMatch(
    `${nobody} cannot be reached: connect ECONNREFUSED`,
  );
}, 30_000);

test('a long error page is cut to its beginning', async () => {
  const long = new Response('x'.repeat(9999), { status: 404 });
  expect((await complaint(async () => long.clone())).length).toBeLessThan(400);
});
