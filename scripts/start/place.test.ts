import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/studio/serve/listen.ts';
import { rememberSite } from '../../src/studio/serve/running-site.ts';
import { dataBeside } from './place.ts';

const data = mkdtempSync(join(tmpdir(), 'place-'));
const first = await listen((_, response) => response.end(), { port: 0, network: false });
const url = `http://localhost:${first.port}`;
const begin = () => {
  writeFileSync(join(data, 'pid'), `${process.pid}`);
  return rememberSite(data, url);
};

afterAll(() => {
  first.close();
  rmSync(data, { recursive: true });
});

test('a start on its own uses the usual folder, whatever its port', async () => {
  expect(await dataBeside(data, undefined)).toBe(data);
  expect(await dataBeside(data, 5000)).toBe(data);
});

test('a second start says where the first is, unless it is given another port', async () => {
  const end = begin();
  for (const port of [undefined, first.port]) {
    await expect(dataBeside(data, port)).rejects.toThrow(
      `npm start is running at ${url} already. Press Ctrl+C in its window, or use PORT`,
    );
  }
  const second = await dataBeside(data, first.port + 1);
  expect(second).toBe(`${data}-${first.port + 1}`);
  end();
});
