import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen, portIn } from './listen.ts';
import { networkUrls } from './network-addresses.ts';

const hello: RequestListener = (_, response) => response.end('hello');
const open: Listening[] = [];
const started = async (port: number | undefined, network = false) => {
  const listening = await listen(hello, { port, network });
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

test.each([false, true])(
  'a taken port is a sentence with the cure (--host: %s)',
  async (network) => {
    const { port, free } = await takenOn('127.0.0.1');
    await expect(listen(hello, { port, network })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another, such as ${port + 1}, with PORT.`,
    );
    free();
  },
);

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
