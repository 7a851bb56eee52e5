import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticServer } from '../../studio/serve/static-server.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const folder = temporaryFolder();
writeFileSync(join(folder, 'film.mp4'), '0123456789');
writeFileSync(join(folder, 'print.css'), '');
writeFileSync(join(folder, '404.html'), 'missing');
const { close, url } = await staticServer(folder);

afterAll(() => close());

const cases: [range: string, status: number, body: string, part: string | null][] = [
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=4-6', 206, '456', 'bytes 4-6/10'],
  ['bytes=4-60', 206, '456789', 'bytes 4-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  // These get the whole file.
  ['bytes=6-4', 200, '0123456789', null],
  ['bytes=-4', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['pages=4-6', 200, '0123456789', null],
];

test.each(cases)('a player that asks for %s of a film: %i', async (range, status, body, part) => {
  const response = await fetch(`${url}/film.mp4`, { headers: { range } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(part);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(await response.text()).toBe(body);
});

test('an empty file is sent whole', async () => {
  const response = await fetch(`${url}/print.css`);
  expect([response.status, await response.text()]).toEqual([200, '']);
});
