import { expect, test, vi } from 'vitest';
import { contentIdFile } from '../../engine/listings/content-id.ts';
import { isLive, liveAddress } from './live-address.ts';

const addresses: [url: unknown, address: string | undefined][] = [
  ['https://pierlight.co.uk', 'https://pierlight.co.uk'],
  ['https://pierlight.example', undefined],
  ['https://www.example.com', undefined],
  ['https://localhost:4173', undefined],
  ['https://127.0.0.1', undefined],
  ['http://pierlight.co.uk', undefined],
  ['no address', undefined],
  [undefined, undefined],
];

test.each(addresses)('of a site at %j, %j is asked whether it is live', (url, address) => {
  expect(liveAddress(url)).toBe(address);
});

test('a site is live when it was built from what was published, whatever its line ends', async () => {
  const file = (text: string) => [{ path: 'content/a.md', bytes: Buffer.from(text) }];
  const built = contentIdFile(file('One\r\nTwo\r\n'), []).content;
  const id = contentIdFile(file('One\nTwo\n'), []).content.trim();
  const asked = vi.fn(async () => new Response(built));
  vi.stubGlobal('fetch', asked);
  expect(await isLive('https://pierlight.co.uk', id)).toBe(true);
  expect(asked).toHaveBeenCalledWith('https://pierlight.co.uk/content-id.txt', expect.anything());
  expect(await isLive('https://pierlight.co.uk', 'another')).toBe(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()));
  expect(await isLive('https://pierlight.co.uk', id)).toBe(false);
});
