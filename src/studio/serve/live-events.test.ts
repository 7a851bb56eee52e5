import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { LiveEvents } from './live-events.ts';

const events = new LiveEvents();
const { port, close } = await listen((_, response) => events.add(response, false), {
  port: 0,
  network: false,
});
afterAll(close);

/** A page that is open, or one that could not be. */
async function page(method = 'GET'): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, method, agent: false }).end();
  const [response] = await once(sent, 'response');
  return response;
}

test('the number of open pages is limited, and closing one makes room', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => page()));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
  expect((await page()).statusCode).toBe(503);
  pages[0]?.destroy();
  await expect.poll(async () => (await page()).statusCode).toBe(200);
  for (const one of pages) one.destroy();
});

test('a HEAD request gets its headers and takes up no connection', async () => {
  for (let count = 0; count < 101; count++) {
    const response = await page('HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/event-stream');
    await once(response.resume(), 'end');
  }
});

test('a page that does not read its events is disconnected', async () => {
  const deaf = connect(port, '127.0.0.1');
  deaf.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(deaf, 'data');
  deaf.pause();
  const isClosed = once(deaf, 'close');
  const message = 'x'.repeat(1_000_000);
  const problems = [{ file: 'content/site.json', code: 'syntax' as const, message }];
  for (let count = 0; count < 20; count++) {
    events.send({ code: '', version: `${count}`, problems, held: [] });
    await setTimeout(1);
  }
  deaf.resume().on('error', () => {});
  await isClosed;
});
