import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { type FakePostgrest, fakePostgrest, type Manner } from './fake-postgrest.ts';
import type { Lead } from './lead.ts';
import { manyLeads } from './many-leads.ts';

/** Runs `npm run leads` from a shell, against a server in this process. */
const root = join(import.meta.dirname, '../../..');
const now = new Date();
const key = 'sb_secret_of_the_test';
let server: FakePostgrest | undefined;
afterEach(() => server?.stop());

/** A timeout for tests that start processes on a busy machine. */
const slow = { timeout: 60_000 };

type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };
type Environment = Readonly<Record<string, string | undefined>>;

/** @param script a shell script in which `leads` is the command. */
async function run(script: string, environment: Environment = {}): Promise<Run> {
  const { FORCE_COLOR, NO_COLOR, ...env } = process.env;
  const shell = `leads() { tsx scripts/leads.ts "$@"; }; ${script}`;
  const settings = { SUPABASE_URL: server?.url, SUPABASE_SECRET_KEY: key, ...environment };
  return promisify(execFile)('sh', ['-c', shell], {
    cwd: root,
    env: { ...env, ...settings },
    maxBuffer: 2 ** 28,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Run) => ({ code, stdout, stderr }),
  );
}

async function serve(leads: readonly Lead[], maxRows?: number, manner?: Manner): Promise<void> {
  server = await fakePostgrest(leads, maxRows, manner);
}

/** Characters that control a terminal; line breaks and tabs are allowed. */
const obeyed = /[^\P{Cc}\n\t]|[\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

test('printing 130,000 leads prints each once and needs no more memory than printing a few', {
  timeout: 240_000,
}, async () => {
  const message = 'Can you help us? '.repeat(30);
  await serve(manyLeads(130_000, now).map((lead) => ({ ...lead, message })));
  const { code, stdout, stderr } = await run('leads --all', {
    NODE_OPTIONS: '--max-old-space-size=128',
  });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(new Set(stdout.match(/visitor-\d+@/g)).size).toBe(130_000);
  expect(stdout.match(/visitor-\d+@/g)).toHaveLength(130_000);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    '128,700 to answer, 1,300 answered. 1,300 suspect leads are among these.',
  );
});

test(
  'closing the pipe early (as in leads | head) is no error, and no more rows are requested',
  slow,
  async () => {
    await serve(manyLeads(50_000, now));
    const { code, stdout, stderr } = await run('leads | head -n 2');
    expect([code, stderr, stdout.split('\n').length]).toEqual([0, '', 3]);
    expect(server?.asked.length).toBeLessThan(20);
  },
);

test(
  'suspect leads are hidden and their number is shown, on stderr when printing to a file',
  slow,
  async () => {
    await serve(manyLeads(200, now));
    const said =
      '196 to answer, 2 answered. 2 suspect leads are not shown; npm run leads -- --all shows them.';
    const list = await run('leads');
    expect(list.stdout).not.toContain('suspect\n');
    expect(list.stdout).toContain(`\n\n${said}\n`);
    const csv = await run('leads --csv > /dev/null');
    expect(csv).toEqual({ code: 0, stdout: '', stderr: `${said}\n` });
  },
);

test('an incomplete list is reported as an error', slow, async () => {
  await serve(manyLeads(200, now), 0);
  const { code, stderr } = await run('leads');
  expect(stderr).toContain('198 more are in the database, but it did not give them');
  expect(stderr).toContain('max_rows');
  expect(code).toBe(1);
});

test('colours appear on terminals or when forced, and nowhere else', slow, async () => {
  await serve(manyLeads(3, now));
  const { stdout } = await run('leads');
  expect(stdout).not.toMatch(obeyed);
  const coloured = await run('leads', { FORCE_COLOR: '1' });
  expect(coloured.stdout).toContain('\u001b[32m23 h     \u001b[39m');
});

const evil = 'a\u001b]0;b\u0007\u009b2J\u202ec\u2066\u200f\u0000\r\u2028d\u007f';

test.for(['', '--csv', '--json'])(
  'no text from a visitor or the server can move the cursor: leads %s',
  slow,
  async (format) => {
    const [contact, quiz] = manyLeads(2, now) as [Lead, Lead];
    const text = { name: evil, email: evil, company: evil, message: evil, website: evil };
    const chosen = { goals: [evil], channels: [evil, evil], budget: evil, timeline: evil };
    const both = { ...text, ...chosen, phone: evil, answered_at: evil };
    await serve([contact, quiz].map((lead) => ({ ...lead, ...both })));
    const { code, stdout, stderr } = await run(`leads ${format}`);
    expect([code, stdout.length > 100]).toEqual([0, true]);
    // A CSV begins with a byte order mark, and its lines end in CR LF. Source: RFC 4180.
    const shown = (stdout + stderr).replaceAll('\r\n', '\n');
    expect(obeyed.exec(shown)).toBeNull();
  },
);

const wrong: [script: string, environment: Environment, said: string][] = [
  ['leads', { SUPABASE_URL: 'http://project.supabase.co' }, 'Write https://project.supabase.co'],
  ['leads', { SUPABASE_URL: undefined }, 'Set SUPABASE_URL too'],
  ['leads', { SUPABASE_SECRET_KEY: `${key}\u0007` }, 'SUPABASE_SECRET_KEY holds'],
  ['leads', {}, 'answered: no [the secret key] a]0;b2Jc d'],
  ['leads answered 1f3a', {}, 'answered: no [the secret key] a]0;b2Jc d'],
  [`leads answered '\u001b[2J'`, {}, '"[2J" is not an ID'],
];

test.for(wrong)('%s with %j fails with a plain message', slow, async (row) => {
  const [script, environment, said] = row;
  const message = `no ${key} ${evil}`;
  await serve([], 0, (_, response) => response.writeHead(400).end(JSON.stringify({ message })));
  const { code, stdout, stderr } = await run(script, environment);
  expect(stderr).toContain(said);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).not.toContain(key);
  expect(obeyed.exec(stderr)).toBeNull();
});
