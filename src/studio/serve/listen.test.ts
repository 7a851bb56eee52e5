import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Handler } from './guarded.ts';
import { type Listening, listen, portIn } from './listen.ts';
import { networkUrls } from './network-addresses.ts';

const hello: Handler = (_, response) => response.end('hello');
const open: Listening[] = [];
const started = async (port: number | undefined, network = false, handler = hello) => {
  const listening = await listen(handler, { port, network });
  open.push(listening);
  return listening.port;
};
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
/** A port that only IPv6 or only IPv4 uses. */
async function takenOn(host: string): Promise<{ port: number; free: () => void }> {
  const other = createServer();
  other.listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  if (typeof address !== 'object' || !address) throw new Error('It listens on no port.');
  return { port: address.port, free: () => other.close() };
}

test('without --host only this machine is served, by both of its loopback addresses', async () => {
  const port = await started(0);
  expect(await answers(`http://127.0.0.1:${port}`)).toBe(true);
  expect(await answers(`http://localhost:${port}`)).toBe(true);
  for (const url of networkUrls(port)) expect(await answers(url), url).toBe(false);
});

test('with --host the local network is served too', async () => {
  const port = await started(0, true);
  const urls = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${port}`, ...networkUrls(port)];
  // Of all 127 addresses, macOS has one.
  const own = process.platform === 'linux' ? urls : urls.filter((url) => !url.includes('0.0.2'));
  for (const url of own) expect(await answers(url), url).toBe(true);
});

test.each([false, true])('a taken port is told with the cure (--host: %s)', async (network) => {
  const { port, free } = await takenOn('127.0.0.1');
  await expect(listen(hello, { port, network })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another, such as ${port + 1}, with PORT.`,
  );
  free();
});

const missing = join(import.meta.dirname, 'no-such-file');
const wrong: [what: string, handler: Handler, status: number | undefined][] = [
  ['throws', () => raise(), 500],
  ['fails later', async () => raise(await setTimeout(1)), 500],
  ['fails after its answer has begun', async (_, response) => raise(response.flushHeaders()), 200],
  [
    'sends a file that has gone',
    (_, response) => createReadStream(missing).pipe(response),
    undefined,
  ],
];
function raise(_?: unknown): never {
  throw new Error('It broke \u001b[2J here.');
}

test.each(wrong)('a request that %s ends nothing else', async (_, handler, status) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const port = await started(0, false, (request, response) =>
    request.url === '/hello' ? hello(request, response) : handler(request, response),
  );
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/wrong`).catch(() => undefined);
  expect(answer?.status).toBe(status);
  if (status === 200) await expect(answer?.text()).rejects.toThrow();
  expect(await answers(`${url}/hello`)).toBe(true);
  const lines = status ? [['GET /wrong could not be answered: It broke [2J here.']] : [];
  expect(printed.mock.calls).toEqual(lines);
});

test('a visitor who leaves during an upload prints no error', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = Promise.withResolvers<unknown>();
  const port = await started(0, false, async (request, response) => {
    await request.toArray().catch((error) => {
      read.resolve(error);
      throw error;
    });
    response.end();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  await setTimeout(50);
  socket.destroy();
  await read.promise;
  expect(await answers(`http://127.0.0.1:${port}/`)).toBe(true);
  expect(printed).not.toHaveBeenCalled();
});

test('the next free port is taken where none was asked for', async () => {
  const first = await started(undefined);
  expect(await started(undefined)).toBeGreaterThan(first);
});

test.each(['abc', '4173x', '-1', '65536', '80.5', ' '])('PORT="%s" is not a port', (text) => {
  expect(() => portIn(text)).toThrow(`PORT is "${text}", which is not a port. Choose a number`);
});

test('no PORT leaves the choice to npm start', () => {
  expect([portIn(undefined), portIn(''), portIn('8080')]).toEqual([undefined, undefined, 8080]);
});
