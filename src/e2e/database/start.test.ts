import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../engine/output/lock.ts';
import { networkUrls } from '../../studio/serve/network-addresses.ts';
import { runningPostgres } from '../../studio/serve/postgres.ts';
import { workplace } from '../builds/workplace.ts';
import { root } from '../root.ts';
import { sent, type Table } from './database.ts';

/** Runs `npm start` in its own process group, as a terminal does, with its own folders. */
type Started = {
  readonly run: ChildProcess;
  readonly said: () => string;
};

// People give folders all kinds of names, and code that takes a path for a URL stumbles there.
const folder = mkdtempSync(join(tmpdir(), 'our site #1 é '));
const { root: project } = workplace(folder, () => 0);
for (const part of ['scripts', 'supabase']) {
  cpSync(join(root, part), join(project, part), { recursive: true });
}
const data = join(folder, 'data');
const running: Started[] = [];

/** What `npm start` runs: Node with one file. */
const { start: script } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const command = [script.replace(/^node /, ''), '--data', data, '--host', '--desk'];

/** It ends when the tests do, however those end. */
const leave = 'process.once("disconnect", () => process.exit()); process.channel?.unref();';
const leaving = ['--import', `data:text/javascript,${encodeURIComponent(leave)}`];

async function start(): Promise<Started> {
  const { PORT, NODE_ENV, ...env } = process.env;
  const run = spawn(process.execPath, [...leaving, ...command], {
    cwd: project,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    run.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('Ctrl+C')) resolve();
    });
    run.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
  const started = { run, said: () => said };
  running.push(started);
  await ready;
  return started;
}

const server = () =>
  Number.parseInt(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8'), 10);

async function staff<Result>(ask: (sql: Sql) => Promise<Result>): Promise<Result> {
  const running = await runningPostgres(data);
  if (!running) throw new Error('No database answers.');
  return ask(running.connect('service_role')).finally(running.stop);
}

const rows = () => staff(async (sql) => [...(await sql`select * from contact_submissions`)]);
const emails = async () => (await rows()).map(({ email }) => email);

/** Sends a row with the form of a page. */
const send = (table: Table, row: object, origin = addressOf(first)) =>
  createClient(origin, 'sb_publishable_any').from(table).insert(row);

/** Signals the whole process group, as a terminal does. */
const interrupt = ({ run }: Started) => process.kill(-(run.pid ?? 0), 'SIGINT');

let first: Started;
beforeAll(async () => {
  first = await start();
}, 120_000);
afterAll(() => {
  for (const { run } of running) if (run.exitCode === null && run.pid) run.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = ({ said }: Started) => /The site is at (http:\S+)/.exec(said())?.[1] ?? '';

/** How another device reaches the site; without a network, another address of this machine. */
function phone(): string {
  const { port } = new URL(addressOf(first));
  return networkUrls(Number(port))[0] ?? `http://127.0.0.2:${port}`;
}

test('npm start serves a site that sends to its own server, and prints its address', async () => {
  const page = await fetch(`${addressOf(first)}/contact`);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain("connect-src 'self';");
  expect(first.said()).toContain('npm run leads');
});

/** A request whose sender leaves in the middle of its body, once its first bytes are there. */
async function cut(method: string, path: string, headers: Record<string, string>): Promise<void> {
  const { host, hostname, port } = new URL(addressOf(first));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const fields = { Host: host, 'Content-Length': '1000', ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n{"path":`);
  await setTimeout(100);
  socket.destroy();
  await setTimeout(100);
}

test('a visitor who leaves in the middle of a request stops neither the site nor its database', async () => {
  const desk = await (await fetch(`${addressOf(first)}/desk`)).text();
  const token = /name="desk-token" content="([^"]+)"/.exec(desk)?.[1] ?? '';
  expect(token).not.toBe('');
  const json = { 'Content-Type': 'application/json', 'Desk-Token': token };
  await cut('POST', '/rest/v1/contact_submissions', json);
  for (const call of ['open', 'check', 'save']) await cut('POST', `/desk/api/${call}`, json);
  await cut('PUT', '/desk/api/upload?name=half.jpg', json);
  expect((await fetch(`${addressOf(first)}/contact`)).status).toBe(200);
  expect(first.run.exitCode).toBeNull();
  expect(isAlive(server())).toBe(true);
});

test('each submission is printed once as it arrives, even after the database was killed', async () => {
  const write = async (company: string) =>
    (await send('quiz_submissions', { ...sent.quiz_submissions, company })).status;
  const line = (company: string) =>
    `New enquiry from the quiz: ${company} (24 hours left to answer)`;
  await write('Quay Bakery');
  await expect.poll(first.said).toContain(line('Quay Bakery'));
  process.kill(server(), 'SIGKILL');
  await expect.poll(() => write('Roker Surf School')).toBe(201);
  await expect.poll(first.said).toContain(line('Roker Surf School'));
  expect(first.said().split('New enquiry')).toHaveLength(3);
}, 60_000);

test('a second npm start on the same data says where the first one is and leaves it alone', async () => {
  const second = spawn(process.execPath, command, { cwd: project });
  const [said] = await once(second.stderr, 'data');
  expect(String(said)).toBe(
    `npm start is running at ${addressOf(first)} already. Press Ctrl+C in its window, or use PORT for a second one beside it.\n`,
  );
  expect(isAlive(server())).toBe(true);
});

const fromPhone = { ...sent.contact_submissions, email: 'phone@quay.example' };

test('npm start -- --host prints an address for a phone, whose form sends exactly one row', async () => {
  expect((await fetch(`${phone()}/contact`)).status).toBe(200);
  for (const url of networkUrls(Number(new URL(addressOf(first)).port))) {
    expect(first.said()).toContain(url);
  }
  expect((await send('contact_submissions', fromPhone, phone())).status).toBe(201);
  expect(await emails()).toEqual([fromPhone.email]);
});

test('the database itself answers this machine alone', async () => {
  const [, , , port] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  for (const url of networkUrls(Number(port))) await expect(fetch(url)).rejects.toThrow();
});

test('another website cannot point a name of its own here', async () => {
  const sent = request(addressOf(first), { headers: { host: 'rebound.example' } });
  const [{ statusCode }] = await once(sent.end(), 'response');
  expect(statusCode).toBe(403);
});

test('killing npm start loses nothing, and Ctrl+C leaves no process behind', async () => {
  const before = server();
  await send('contact_submissions', sent.contact_submissions);
  const stored = await emails();
  expect(stored).toContain(sent.contact_submissions.email);
  first.run.kill('SIGKILL');
  const again = await start();
  expect(isAlive(before)).toBe(false);
  expect(await emails()).toEqual(stored);
  expect(again.said()).not.toContain('New enquiry');

  const after = server();
  interrupt(again);
  interrupt(again);
  const [status] = await once(again.run, 'exit');
  expect(status).toBe(0);
  expect(isAlive(after)).toBe(false);
}, 120_000);
