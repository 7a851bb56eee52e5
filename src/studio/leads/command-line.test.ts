import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { fakeRest, manyLeads } from '../../e2e/units/fake-rest.ts';
import { guarded, type Handler } from '../serve/guarded.ts';
import type { Lead } from './lead.ts';

/** Runs `npm run leads` from a shell, against a server in this process. */
const root = join(import.meta.dirname, '../../..');
const now = new Date();
const key = 'sb_secret_of_the_test';
let server: Server | undefined;
afterEach(() => server?.close());

/** A timeout for tests that start processes on a busy machine. */
const slow = { timeout: 60_000 };

type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };
type Environment = Readonly<Record<string, string | undefined>>;

/** @param script a shell script in which `leads` is the command. */
async function run(script: string, environment: Environment = {}): Promise<Run> {
  const { FORCE_COLOR, NO_COLOR, ...env } = process.env;
  const shell = `leads() { "${process.execPath}" scripts/leads.ts "$@"; }; ${script}`;
  const settings = { SUPABASE_URL: urlOf(), SUPABASE_SECRET_KEY: key, ...environment };
  return promisify(execFile)('sh', ['-c', shell], {
    cwd: root,
    env: { ...env, ...settings },
    maxBuffer: 2 ** 28,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Run) => ({ code, stdout, stderr }),
  );
}

const urlOf = () => {
  const address = server?.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : undefined;
};

async function answerAs(handler: Handler): Promise<void> {
  server = createServer(guarded(handler));
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

function serve(leads: readonly Lead[]): Promise<void> {
  const rest = fakeRest(leads);
  return answerAs(async ({ url }, response) => {
    response.end(await (await rest(`http://fake${url}`)).text());
  });
}

/** Characters that control a terminal; line breaks and tabs are allowed. */
const obeyed = /[^\P{Cc}\n\t]|[\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

test('closing the pipe early, as in leads | head, is no error', slow, async () => {
  await serve(manyLeads(20_000, now));
  const { code, stdout, stderr } = await run('leads | head -n 2');
  expect([code, stdout.split('\n').length]).toEqual([0, 3]);
  expect(stderr).toMatch(/^(npm warn .*\n)*$/);
});

test(
  'suspect leads are hidden and their number is shown, on stderr when printing to a file',
  slow,
  async () => {
    await serve(manyLeads(200, now));
    const message =
      '196 to answer, 2 answered. 2 suspect leads are not shown; npm run leads -- --all shows them.';
    const list = await run('leads');
    expect(list.stdout).not.toContain('suspect\n');
    expect(list.stdout).toContain(`\n\n${message}\n`);
    const csv = await run('leads --csv > /dev/null');
    expect(csv).toEqual({ code: 0, stdout: '', stderr: `${message}\n` });
  },
);

test('colours appear on terminals or when forced, and nowhere else', slow, async () => {
  await serve(manyLeads(3, now));
  const { stdout } = await run('leads');
  expect(stdout).not.toMatch(obeyed);
  const coloured = await run('leads', { FORCE_COLOR: '1' });
  expect(coloured.stdout).toContain('\u001b[32m23 h     \u001b[39m');
});

test('a server that fails is reported in plain words, without the key', slow, async () => {
  const message = `no ${key} a\u001b]0;b\u0007\u009b2J\u202ec`;
  await answerAs((_, response) => response.writeHead(400).end(JSON.stringify({ message })));
  const { code, stdout, stderr } = await run('leads');
  expect(stderr).toContain('answered: no [the secret key] a]0;b2Jc');
  expect([code, stdout, obeyed.exec(stderr)]).toEqual([1, '', null]);
});

test('of two settings, the one that is missing is named', slow, async () => {
  const { code, stderr } = await run('leads', { SUPABASE_URL: undefined });
  expect([code, stderr]).toEqual([1, expect.stringContaining('Set SUPABASE_URL too')]);
});

// "script" is a terminal, as Linux has it.
test.runIf(process.platform === 'linux')(
  'on a terminal the secret key is asked for, and not shown',
  slow,
  async () => {
    await serve(manyLeads(3, now));
    const { SUPABASE_SECRET_KEY, ...env } = process.env;
    const child = spawn('script', ['-qec', `"${process.execPath}" scripts/leads.ts`, '/dev/null'], {
      cwd: root,
      env: { ...env, SUPABASE_URL: urlOf() },
    });
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
      if (shown.endsWith('which is not shown: ')) child.stdin.write(`${key}\r`);
    });
    await once(child, 'exit');
    expect(shown).toContain(`The secret key of ${urlOf()}, which is not shown: `);
    expect(shown).not.toContain(key);
    expect(shown).toContain('3 to answer');
  },
);

test('where nobody can be asked, the missing secret key is named', slow, async () => {
  await serve([]);
  const { code, stderr } = await run('leads', { SUPABASE_SECRET_KEY: undefined });
  expect([code, stderr]).toEqual([1, expect.stringContaining('Set SUPABASE_SECRET_KEY too')]);
});
